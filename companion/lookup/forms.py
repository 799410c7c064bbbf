"""Verbs and other words whose forms no ending tells, in both languages: a row each, folded."""

from __future__ import annotations

ROWS = """
die dice
de des
has have
use used using
begin began begun
break broke broken
bring brought
build built
buy bought
catch caught
choose chose chosen choice
draw drew drawn
drive drove driven
eat ate eaten
fall fell fallen
fight fought
find found
fly flew flown flight
forget forgot forgotten
give gave given
grow grew grown
hide hid hidden
hold held
keep kept
know knew known
leave left
lose lost loss losing
make made
pay paid paiement payant paie paient paye payee
put putting
rise rose risen
run ran running
say said
see saw seen
sell sold
send sent
show shown
speak spoke spoken
spend spent
stand stood
steal stole stolen
stick stuck
take took taken
teach taught
tell told
think thought
throw threw thrown
wear wore worn
win won winner winners
write wrote written writing
acquerir acquis acquise acquiert acquisition
apprendre appris apprend
atteindre atteint atteinte atteints atteignez atteignent
attendre attend attendu
battre bat battu battez
conquer conquest conquests conquete conquetes conquis conquise conquiert conquiers conquierent
construire construit construite construction construis construisez construisent
contenir contient contenu contiennent
courir courent
couvrir couvre couvert couverte couverts couvertes couvrent
croire croit cru
decouvrir decouvre decouvert decouverte decouverts decouvrent
defendre defend defendu defense defendez
descendre descend descendu descendue descendent
detruire detruit detruite destruction
devenir devient devenu
dormir dort
donner donne donnes donnent donnez donnee
ecrire ecrit ecriture
entendre entend entendu
eteindre eteint
etendre etend etendu
fermer ferme fermee fermes
lire lit lisent lu
maintenir maintient
mettre met mets mis mise mises mettent mettez
mourir meurt mort
obtenir obtient obtenu obtenue obtiens obtenez obtiennent
offrir offre offert offerte
ouverture ouvrir ouvre ouvert ouverte ouverts ouvertes
partir part partent
peindre peint peinture
perdre perd perds perdu perdus perdue perdez perdent perte
permettre permet permis permise permettent
predire predit predisent prediction predictions predict predicts predicted
prendre prend prends pris prise prises prenez prennent
produire produit produisent production
promettre promet promis promesse
proteger protege protegee protection
recevoir recoit recois recu recue recus recevez recoivent
recouvrir recouvert recouverts recouverte recouvertes recouvre recouvrent
redescendre redescend redescendu
rejoindre rejoint rejoignent
remettre remet remis remise
rendre rend rendu
repondre repond repondu reponse
reprendre repris reprend reprise
retenir retient retenu
savoir sait
finir finit finissent finissez finissant
personne gens
pionnier pioneer pioneers
positionnement position positions
possession posseder possede possedes possedez possedent
revenance revenir revient reviennent
servir sert
sortir sort sortent
suivre suit suivi suivant
tenir tient tenu
traduire traduit
valoir vaut valent
vendre vend vendu vente
venir vient venu
vivre vit
voir voit vu vue voient
"""
FORMS = {form: base for base, *forms in map(str.split, ROWS.strip().splitlines()) for form in forms}
"""What each form is said for."""
