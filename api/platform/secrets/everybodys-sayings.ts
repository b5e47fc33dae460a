/** What many know by heart or see every day, in the words in which it is begun or said. */
const BOOKS_AND_SONGS = `
en un lugar de la mancha de cuyo nombre no quiero acordarme
que es la vida un frenesi
que es la vida una ilusion
la vida es sueno
ser o no ser esa es la cuestion
caminante no hay camino se hace camino al andar
verde que te quiero verde
volveran las oscuras golondrinas
puedo escribir los versos mas tristes esta noche
con diez canones por banda viento en popa a toda vela
margarita esta linda la mar
la princesa esta triste que tendra la princesa
erase una vez
erase un hombre a una nariz pegado
el principito
lazarillo de tormes
don quijote de la mancha
don quijote y sancho panza
platero y yo
la casa de bernarda alba
cien anos de soledad
la celestina
los santos inocentes
cumpleanos feliz te deseamos todos
asturias patria
la casa de papel
el patio de mi casa
porque yo lo valgo
iniesta de mi vida
bohemian rhapsody
correct horse battery staple
san antonio de padua
que viva espana
y viva espana
la espanola cuando besa
suspiros de espana
la cucaracha
la bamba
cielito lindo
ay ay ay ay canta y no llores
bailar pegados
mi gran noche
como yo te amo
tengo una vaca lechera
susanita tiene un raton
un elefante se balanceaba
cinco lobitos tiene la loba
al corro de la patata
pin pon es un muneco
debajo de un boton
vamos a contar mentiras
campana sobre campana
los peces en el rio
hacia belen va una burra
noche de paz noche de amor
pero mira como beben los peces en el rio
ande ande ande la marimorena
a belen pastores
el tamborilero
sevillanas rocieras
la chica ye ye
un rayo de sol
el toro y la luna
francisco alegre y ole
maria de la o
ojos verdes
el emigrante
gracias a la vida
libre como el sol cuando amanece
resistire erguido frente a todo
la puerta de alcala
paquito el chocolatero
hala madrid y nada mas
tot el camp es un clam
himno de riego
els segadors
el virolai
`;

const PRAYERS = `
padre nuestro que estas en el cielo santificado sea tu nombre
padre nuestro que estas en los cielos
dios te salve maria llena eres de gracia
ave maria purisima
sin pecado concebida
santa maria madre de dios
gloria al padre al hijo y al espiritu santo
en el nombre del padre y del hijo y del espiritu santo
angel de la guarda dulce compania
cuatro esquinitas tiene mi cama
jesusito de mi vida
creo en dios padre todopoderoso
senor mio jesucristo
cordero de dios que quitas el pecado del mundo
salve regina
la salve rociera
virgen del carmen
virgen del rocio
virgen del pilar
virgen de los desamparados
virgen de la macarena
virgen de guadalupe
virgen de covadonga
virgen de la cabeza
virgen de las angustias
virgen de la esperanza
virgen de los dolores
virgen de la soledad
virgen de las nieves
virgen de montserrat
virgen de la candelaria
nuestra senora de
cristo de medinaceli
jesus del gran poder
sagrado corazon de jesus
sagrada familia
corpus christi
domingo de ramos
domingo de resurreccion
viernes santo
san antonio bendito
santiago apostol
san juan bautista
san isidro labrador
dios es amor
dios te bendiga
gracias a dios
si dios quiere
vaya con dios
descanse en paz
amen jesus
`;

const SAYINGS_OF_OLD = `
a quien madruga dios le ayuda
no por mucho madrugar amanece mas temprano
mas vale tarde que nunca
mas vale pajaro en mano que ciento volando
mas vale prevenir que curar
mas vale solo que mal acompanado
mas vale mana que fuerza
mas sabe el diablo por viejo que por diablo
en casa de herrero cuchillo de palo
en boca cerrada no entran moscas
en abril aguas mil
en martes ni te cases ni te embarques
perro ladrador poco mordedor
perro que ladra no muerde
a caballo regalado no le mires el diente
al mal tiempo buena cara
a mal tiempo buena cara
a buen entendedor pocas palabras bastan
a falta de pan buenas son tortas
a lo hecho pecho
a rey muerto rey puesto
a dios rogando y con el mazo dando
a la tercera va la vencida
ano nuevo vida nueva
ano de nieves ano de bienes
agua que no has de beber dejala correr
agua pasada no mueve molino
al pan pan y al vino vino
amor con amor se paga
ande yo caliente y riase la gente
aunque la mona se vista de seda mona se queda
barriga llena corazon contento
bien esta lo que bien acaba
borron y cuenta nueva
cada loco con su tema
cada oveja con su pareja
cada maestrillo tiene su librillo
camaron que se duerme se lo lleva la corriente
cria cuervos y te sacaran los ojos
cria fama y echate a dormir
cuando el rio suena agua lleva
cuando las barbas de tu vecino veas cortar
cuando el gato no esta los ratones bailan
de tal palo tal astilla
de noche todos los gatos son pardos
del dicho al hecho hay mucho trecho
dime con quien andas y te dire quien eres
dios aprieta pero no ahoga
dios los cria y ellos se juntan
donde fueres haz lo que vieres
donde hay patron no manda marinero
donde las dan las toman
el que la sigue la consigue
el que mucho abarca poco aprieta
quien mucho abarca poco aprieta
el que no llora no mama
quien no llora no mama
el que rie ultimo rie mejor
quien rie ultimo rie mejor
el que tiene boca se equivoca
el habito no hace al monje
el hombre propone y dios dispone
el saber no ocupa lugar
el tiempo es oro
el tiempo lo cura todo
el tiempo todo lo cura
el dinero no da la felicidad
el amor es ciego
el perro del hortelano
en todas partes cuecen habas
entre pitos y flautas
eramos pocos y pario la abuela
haz bien y no mires a quien
hasta el cuarenta de mayo no te quites el sayo
hecha la ley hecha la trampa
hoy por ti manana por mi
la avaricia rompe el saco
la cabra siempre tira al monte
la curiosidad mato al gato
la esperanza es lo ultimo que se pierde
la union hace la fuerza
las apariencias enganan
las paredes oyen
lo barato sale caro
lo bueno si breve dos veces bueno
lo cortes no quita lo valiente
lo prometido es deuda
los ultimos seran los primeros
los trapos sucios se lavan en casa
manos frias corazon caliente
marzo ventoso y abril lluvioso
mal de muchos consuelo de tontos
muerto el perro se acabo la rabia
mucho ruido y pocas nueces
nadie es profeta en su tierra
nunca digas de esta agua no bebere
nunca es tarde si la dicha es buena
nunca llueve a gusto de todos
no dejes para manana lo que puedas hacer hoy
no es oro todo lo que reluce
no hay mal que por bien no venga
no hay dos sin tres
no hay peor ciego que el que no quiere ver
no hay mal que cien anos dure
no se gano zamora en una hora
no todo el monte es oregano
obras son amores y no buenas razones
ojos que no ven corazon que no siente
ojo por ojo diente por diente
pan para hoy y hambre para manana
para gustos los colores
piensa mal y acertaras
poderoso caballero es don dinero
por la boca muere el pez
preguntando se llega a roma
todos los caminos llevan a roma
quien bien te quiere te hara llorar
quien a buen arbol se arrima buena sombra le cobija
quien con ninos se acuesta mojado se levanta
quien fue a sevilla perdio su silla
quien siembra vientos recoge tempestades
quien tiene un
quien calla otorga
quien espera desespera
quien te ha visto y quien te ve
sarna con gusto no pica
si no puedes con tu enemigo unete a el
sobre gustos no hay nada escrito
tanto va el cantaro a la fuente que al final se rompe
tira la piedra y esconde la mano
todo lo que sube baja
tres eran tres las hijas de elena
un clavo saca otro clavo
una imagen vale mas que mil palabras
una golondrina no hace verano
unos nacen con estrella y otros nacen estrellados
vivir para ver
zapatero a tus zapatos
colorin colorado este cuento se ha acabado
no es oro lo que reluce
mi familia es todo
mi familia es lo primero
mi familia es lo mas grande
mis nietos son mi vida
mis hijos son mi vida
lo mejor del mundo
lo mas bonito del mundo
lo que mas quiero
la mejor abuela del mundo
el mejor abuelo del mundo
la mejor madre del mundo
nadie es perfecto
nadie me quiere
mi casa es tu casa
hogar dulce hogar
como en casa en ningun sitio
campeones del mundo
espana campeona del mundo
podemos ganar
a por ellos
yo soy espanol
viva la vida
viva la madre que te pario
que te den
buenos dias por la manana
buenas tardes a todos
hasta manana si dios quiere
hasta luego lucas
amigos para siempre
juntos para siempre
para siempre jamas
la vida es bella
la vida sigue igual
las cosas de la vida
cosas de casa
donde hay amor hay vida
se feliz
quiero ser feliz
siempre positivo nunca negativo
uno para todos y todos para uno
si quieres puedes
querer es poder
sana sana culito de rana
que sea lo que dios quiera
salud dinero y amor
pan y circo
pan con tomate
sin prisa pero sin pausa
paso a paso
poco a poco
dia a dia
cueste lo que cueste
todo saldra bien
ojo al dato
abrete sesamo
la suerte esta echada
pienso luego existo
solo se que no se nada
una dos y tres
uno dos tres cuatro cinco seis siete ocho nueve diez
un dos tres quatre cinc sis set vuit nou deu
un dous tres catro cinco seis sete oito nove dez
bat bi hiru lau bost sei zazpi zortzi bederatzi hamar
tres tristes tigres
piedra papel o tijera
erase que se era
feliz ano nuevo
prospero ano y felicidad
te quiero mucho
te quiero mas que a mi vida
te echo de menos
me gustas mucho
me quiero casar
no me olvides
no me acuerdo
no lo se
no tengo contrasena
esta es mi contrasena
mi contrasena es
la contrasena de siempre
la misma de siempre
la de siempre
abre la puerta
dejame entrar
quiero entrar
`;

const THINGS = `
comida a domicilio
cuidados en el hogar
soledad no deseada
servicios sociales
mi casa mi tableta
la casa de la abuela
la casa de los abuelos
tortilla de patatas
tortilla espanola
paella valenciana
arroz con leche
arroz a la cubana
arroz con pollo
cocido madrileno
cocido montanes
fabada asturiana
gazpacho andaluz
salmorejo cordobes
pulpo a la gallega
pulpo a feira
jamon serrano
jamon iberico
jamon de bellota
jamon york y queso
chorizo de pueblo
queso manchego
vino de rioja
vino tinto
cerveza fria
tinto de verano
sangria fresquita
churros con chocolate
chocolate con churros
cafe con leche
pan con aceite
aceite de oliva
huevos fritos con patatas
huevos con chorizo
patatas bravas
patatas fritas
croquetas de jamon
croquetas caseras
pimientos fritos
pimientos del piquillo
pimientos de padron
filete con patatas
pollo asado
pollo al ajillo
gambas al ajillo
sopa de ajo
sopa de fideos
judias verdes
garbanzos con espinacas
potaje de vigilia
empanada gallega
ensaimada mallorquina
sobrasada de mallorca
cordero asado
cochinillo de segovia
merluza a la vasca
marmitako de bonito
lentejas con chorizo
callos a la madrilena
bacalao al pil pil
boquerones en vinagre
calamares a la romana
bocadillo de calamares
ensaladilla rusa
ensalada mixta
macarrones con tomate
migas extremenas
papas con mojo
papas arrugadas
ropa vieja
roscon de reyes
tarta de santiago
tarta de queso
crema catalana
leche frita
torrijas de semana santa
turron de jijona
mantecados de estepa
agua de valencia
horchata de chufa
loteria de navidad
sorteo de navidad
el gordo de navidad
la primitiva
la quiniela
real madrid club de futbol
futbol club barcelona
atletico de madrid
athletic club de bilbao
real sociedad
real betis balompie
sevilla futbol club
valencia club de futbol
deportivo de la coruna
celta de vigo
sporting de gijon
real oviedo
real zaragoza
rayo vallecano
cadiz club de futbol
seleccion espanola
el corte ingles
leroy merlin
media markt
telefonica movistar
banco santander
banco de espana
caja rural
caja de ahorros
la caixa
banco sabadell
correos y telegrafos
cruz roja
caritas parroquial
guardia civil
policia local
policia nacional
policia municipal
proteccion civil
bomberos voluntarios
seguridad social
servicios sociales
ayuda a domicilio
agencia tributaria
hacienda somos todos
hogar del jubilado
hogar del pensionista
club de jubilados
club de mayores
centro de mayores
centro de dia
centro social
casa de la cultura
casa consistorial
casa rural
plaza mayor
plaza de espana
plaza del pueblo
plaza de la constitucion
calle mayor
calle real
calle nueva
biblioteca municipal
escuela de adultos
universidad popular
camino de santiago
puerta del sol
los reyes magos
melchor gaspar y baltasar
papa noel
la sagrada familia
la alhambra de granada
la giralda de sevilla
la torre del oro
los sanfermines
las fallas de valencia
la feria de abril
la feria del pueblo
las fiestas del pueblo
los carnavales de cadiz
moros y cristianos
la mezquita de cordoba
el acueducto de segovia
los toros de guisando
rey felipe
felipe sexto
reina letizia
juan carlos primero
rafa nadal
fernando alonso
julio iglesias
lola flores
rocio jurado
isabel pantoja
manolo escobar
camilo sesto
nino bravo
joan manuel serrat
joaquin sabina
alejandro sanz
david bisbal
cola cao
aquarius de limon
cuentame como paso
la que se avecina
aqui no hay quien viva
saber y ganar
el hormiguero
saber vivir
sota caballo y rey
el cid campeador
cristobal colon
santa teresa de jesus
miguel de cervantes
miguel de cervantes saavedra
federico garcia lorca
antonio machado
pablo picasso
salvador dali
francisco de goya
`;

/** Towns of several words, which people write together. */
const TOWNS = `
santiago de compostela
san sebastian de los reyes
las rozas de madrid
alcala de henares
alcala de guadaira
alcala la real
alcazar de san juan
aranda de duero
arcos de la frontera
jerez de la frontera
chiclana de la frontera
conil de la frontera
vejer de la frontera
moron de la frontera
el puerto de santa maria
puerto real
puerto de la cruz
puerto del rosario
sanlucar de barrameda
san fernando de cadiz
la linea de la concepcion
palma de mallorca
las palmas de gran canaria
santa cruz de tenerife
santa cruz de la palma
san cristobal de la laguna
san bartolome de tirajana
santa lucia de tirajana
la orotava
los realejos
los llanos de aridane
icod de los vinos
hospitalet de llobregat
lhospitalet de llobregat
santa coloma de gramenet
cornella de llobregat
sant boi de llobregat
sant cugat del valles
el prat de llobregat
vilanova i la geltru
vilafranca del penedes
lloret de mar
malgrat de mar
la seu durgell
castellon de la plana
castello de la plana
vila real
villarreal de los infantes
san vicente del raspeig
santa pola
la vila joiosa
callosa de segura
orihuela costa
dos hermanas
mairena del aljarafe
mairena del alcor
san juan de aznalfarache
lora del rio
palma del rio
la puebla de cazalla
la puebla del rio
la carolina
la rinconada
la roda de andalucia
priego de cordoba
puente genil
roquetas de mar
el ejido
huercal overa
huercal de almeria
velez malaga
velez rubio
rincon de la victoria
alhaurin de la torre
alhaurin el grande
almunecar la herradura
las gabias
la zubia
la solana
campo de criptana
villanueva de la serena
villanueva de los infantes
villanueva del arzobispo
don benito
jerez de los caballeros
los santos de maimona
navalmoral de la mata
talavera de la reina
azuqueca de henares
quintanar de la orden
mota del cuervo
san clemente
las pedroneras
torrejon de ardoz
san fernando de henares
rivas vaciamadrid
pozuelo de alarcon
boadilla del monte
villaviciosa de odon
collado villalba
colmenar viejo
tres cantos
san lorenzo de el escorial
arganda del rey
mejorada del campo
medina del campo
medina de rioseco
medina de pomar
miranda de ebro
ciudad rodrigo
aguilar de campoo
la baneza
san andres del rabanedo
castro urdiales
san vicente de la barquera
cangas de onis
cangas del narcea
pola de siero
pola de laviana
mieres del camino
o barco de valdeorras
vilagarcia de arousa
vilanova de arousa
a estrada
monforte de lemos
as pontes de garcia rodriguez
san sebastian donostia
vitoria gasteiz
irun hondarribia
san adrian
santo domingo de la calzada
ejea de los caballeros
molina de segura
molina de aragon
torre pacheco
san javier
san pedro del pinatar
caravaca de la cruz
las torres de cotillas
los alcazares
la union
santa eulalia del rio
sant antoni de portmany
ciudad real
`;

/** Without accents and in lower case, words parted by one space. */
export const SAYINGS: readonly string[] = [
  BOOKS_AND_SONGS,
  PRAYERS,
  SAYINGS_OF_OLD,
  THINGS,
  TOWNS,
].flatMap((lines) => lines.trim().split("\n"));
