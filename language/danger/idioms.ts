import type { LearnedKind } from "./danger.ts";

/** What sounds like danger and is a manner of speaking, or of cooking, games and weather. */
export const IDIOMS = `
me muero/moria/mori/meo/parto/rompo/troncho/desmayo/caigo/ahogo/mondo/deshago de la? risa/hambre/sueno/vergüenza/verguenza/ganas/gusto/asco/sed/envidia/aburrimiento/amor/pena/calor/curiosidad/alegria/cansancio/emocion/gula/rabia/celos/nostalgia
me? muerta/muerto/morirme/morirse/muerte/matar/desmayada/desmayado/mala/malo de la? reir/reirme/risa/risas/hambre/sueno/verguenza/ganas/gusto/asco/sed/envidia/aburrimiento/aburrida/amor/pena/calor/frio/miedo/cansancio/cansada/andar/limpiar/trabajar/verlo/verla/verte/pensarlo/oirlo
me muero/moria/mori por
me muero de/con ganas/hambre
muerta/muerto de la? sueno/frio/calor/risa
me? va/vas/van a? matar/mata/matas/matan/mato/mataba este/esta/estos/estas/el/la/tanto/tanta calor/frio/nina/nino/crio/cria/sudoku/juego/verano/invierno/viento/curiosidad/aburrimiento/trabajo/cuesta/escalera/escaleras/nieto/nieta/polvo/humedad/pena/nostalgia/duda
me? va/vas/van a matar a? de? a disgustos/sustos/besos/risa/gusto
mata/matas/matar a? de? disgustos/sustos/besos/risa/gusto
hace/hacia un/mucho? calor _ muere/mueres/muerte/matar/mata
me ahogo/ahogaba/ahogue en un vaso
me ahogo _ calor/papeles/deudas/bochorno
me? da/dan un? vuelco/vuelcos el corazon
ha dado un? vuelco el corazon
me? partes/parte/rompes/rompe/robas/robado/roba/alegra/alegras/late el corazon
corazon de oro/leon/melon/alcachofa/jesus
como un roble
se me? te? parte/parta/cae/rompe el/la alma/corazon/cara
que me parta un rayo
se me/le ha/va el/la santo/hilo/cabeza/olla/luz/internet/senal/tiempo/tarde
se te/me/le va la olla
cayo/caia/cae/caido/cai de risa
caer/caerse/caido/cae/caes/caigo muy? bien/mal/simpatic*/gord*/genial/fatal
me cae/caes/caen/caia muy? bien/mal/fatal/gord*/simpatic*/genial
no caigo en/quien/como
cae/cayo/caia/caido/cayendo/caer la/el/una/un/mi/en/por? noche/tarde/sol/nevada/helada/granizada/chaparron/lluvia/agua/rocio/domingo/lunes/martes/miercoles/jueves/viernes/sabado/santo/loteria/gordo
ha caido/cayo una/un buena/buen? helada/nevada/tormenta/chaparron/granizo/agua
se me ha/han/a/cae/caia/cayo/habia caido/cae/caen? el/la/los/las/un/una/mi/mis >!madre/padre/marido/mujer/nino/nina/abuelo/abuela/hijo/hija/baba/cara/boca/mano/vaso/taza/cuchara/tenedor/cosas
se me caen/cae/cayo/caia/cayeron los/las/el/la pelo/hojas/pantalones/gafas/alma/mundo/dientes/lagrimas/bragas
se me ha/han/a caido/roto/perdido/quemado/cortado/ido/atascado/muerto/ahogado/apagado un/una/el/la/los/las/mi poco? mando/gafas/movil/telefono/vaso/plato/taza/jarron/cazuela/bolso/llaves/llave/boton/tapon/flor/maceta/planta/geranio/geranios/limonero/bizcocho/arroz/lentejas/comida/guiso/cocido/garbanzos/tostada/tostadas/pan/tortilla/sofrito/leche/mayonesa/salsa/nata/tarta/galletas/pollo/potaje/puchero
se me ha/han quemado un? poco? de? el/la/los/las bizcocho/arroz/lentejas/comida/guiso/cocido/garbanzos/tostadas/pan/tortilla/geranios/flores/planta/plantas/sofrito/pollo/magdalenas/croquetas/leche
que no? se queme el/la/las/los bizcocho/arroz/comida/guiso/lentejas/tortilla/sofrito
a fuego lento/medio/fuerte/vivo/bajo/suave
al fuego
fuegos artificiales
arma/armas de fuego
poner/pon/ponga/pongo/puesto al? el fuego
jugar/jugando/juegas con fuego
estoy que ardo/echo/muerdo/trino
ardo/arde en/con deseos/ganas
echo/echando/echaba humo con/por/de _ oreja*/cabeza/alcalde
estoy quemada/quemado/quemao con/de
quemada/quemado con/de la/el/tanto/este/estos
me/se enciendo/enciende con/cuando/hablando
campo esta quemado
se ha quemado la comida
primeros auxilios
salidas? de emergencia
maria auxiliadora
virgen/senora/ermita/iglesia/romeria/fiesta/fiestas/novena/calle/plaza/barrio/residencia/colegio del? de? la? el? perpetuo? socorro
mi/la/a/con/de/dona/tia/prima/comadre/amiga/vecina/hermana/cunada/sobrina/nuera/suegra/senora/abuela/y/llama/llamaba/para/es/casa socorro
socorro viene/vive/vino/dice/dijo/tiene/esta/es/y/era/trae/cocina/canta/fue/mi/la/de/ha/cumple/trabaja/hace/murio/nacio
socorro me ha/trae/trajo/dijo/dice/conto/cuenta/regalo/llamo/hizo/hace/invito/manda/mando/ensena
socorro le ha/gusta
calle/plaza/barrio/bar/pueblo/finca/parada de? del? la? los? las? el? incendios/incendio/fuego/caida/caidos/muerte/muerto/pozo/ahorcado/fraude
se llama _ caida/incendio/fuego/auxilio
valle de los caidos
caida del pelo/cabello/sol
ahorcado/ahorcada/matado/mato/comido/comio/robado/robo/muerto con/el/la/las/los/todas/tres/dos/una/un/seis? el/la/las/los? fichas/ficha/doble/seis/peon/reina/caballo/alfil/damas/cartas/carta/rey/as
jugar/juego/jugando/jugado al ahorcado/matar/pillar
pegado/pego/pega/pegar/pegaron/pegue/pegao el/un/una/la/su _ catarro/resfriado/gripe/virus/constipado/tos/piojos/acento/grito/abrazo/beso/susto/repaso/bocado/lavado/estiron/chillido/siesta/vuelta/paseo/bano/fiesta/ducha/corte
pegarme/pegarse/pegarle/pegar/pega/pego un/una ducha/bano/paseo/vuelta/siesta/lavado/atracon/banquete
pega/pego/pegaba una/un/unas/unos voz/voces/grito/gritos/chillido/ladrido/coz/mocion
pega/pegan/pegar muy? bien/mal/con/mucho? con/al/la/a balon/pelota
le pega muy? bien/mucho? al/a
no me pega nada? el/la/con/este/esta
que robo
un robo los/las/el/la/lo
es/son/esto un/una robo/atraco/estafa >!en
ladron/ladrona del/el? gato/perro/tiempo/corazones
arbitro/jugador/equipo/partido/penalti/liga _ _ robado/robo/robaron/matado
es/eres/sois un/una/unos matado/ladron/ladrones/bandido/bicho
matando/mato/mata/matar el/la tiempo/rato/hambre/gusanillo/mosca*/polilla*/pollo/gallina/conejo/cerdo/cochino/marrano/cordero
matar/maten/mate/mato un/una/el/los/las dos? cerdo/cochino/marrano/pollo/gallina/conejo/mosca/hormigas/cucaracha*/avispa*/ratones/pulgon/bicho*/cordero
matanza
no me/te/se? comas/coma el/la coco/tarro
no quiero morirme/morir sin
antes de morirme/morir quiero/me
no quiero/puedo vivir sin ti/el/la/mi/mis/cafe/chocolate/pan
vivir en/con/de _ residencia/ciudad/hija/hijo/madrid/barcelona/capital
no puedo vivir aqui/alli
acabar/terminar/acabe/acabado/acabo con todo/toda/todas el/la/los/las
ya? veras que golpe
golpe de estado/suerte/viento/mar/pecho
de un solo? golpe/tiron/trago
he dormido/duermo _ de un tiron
a golpes? de
el/la muerte del? de la? toro/novela/serie/rey/papa/lorca
dormido/dormida/dormidos los/las? pies/pie de/por estar
quedando/quedado/quedo dormida/dormido/frita/traspuesta en/viendo/con
corto/corta/cortado/cortar/cortarme/corte el/un/una/las/mi pelo/unas/luz/agua/cesped/leche/mayonesa/jamon/queso/pan/setos/seto
leche se ha cortado
perdido/perdida/perdi/pierdo/perdio/perdimos/perdemos el/la/los/las/un/una/mi/mis/de/en _ capitulo/partida/partido/pantalla/pagina/juego/hilo/programa/novela/misa/costumbre/gafas/llaves/llave/mando/movil/telefono/paraguas/bolso/tren/autobus/peso/apetito/paciencia/cuenta/boton/menu/inicio/tablet/receta/serie/pelicula/explicacion/conversacion/libro/cartera/anillo/pendiente/dedal/aguja/punto/punto/santo/verguenza/fiesta/tiempo/ganas/interes/lengua/equipo/madrid/betis/barsa/kilo/kilos/rastro/tiempo/gato/perro/perra/dentadura/audifono/contacto/final/principio/noticias/concierto/boda
perdido/perdida en/con esta/este/la/el/tanto/tanta/tantos/tantas/lo/los/las? pantalla/menu/juego/aparato/tablet/tableta/botones/sudoku/conversacion/novela/aplicacion/programa/cosa/nombre/nombres/letra/numero/numeros
me he perdido el/la/los/las/lo
cocina/casa/suelo/ropa/todo/mesa perdida/perdido
perdida/perdido de barro/harina/pintura/aceite/agua/polvo/vista
mi/el/la/un gato/gata/perro/perra lleva/anda/esta/se _ perdido/perdida
no encuentro el/la/las/los/mi/mis/un/una gafas/llaves/mando/movil/telefono/boton/foto/fotos/mensaje/mensajes/juego/bastón/baston/zapatilla*/cartera/monedero/receta/libro/aguja/dentadura/bolso/recordatorio*/musica
olvidado el/mi/la pin/clave/contrasena
no me acuerdo de mi/el/la pin/clave/contrasena
no respira el motor
me/se ha atragantado el/la/este/esta/un crucigrama/sudoku/juego/partida/sopa/problema/lunes/alcalde/asignatura
bota/bombona/traer/cambiar/pedir/comprar la? bombona
trae/traen/traer/traigan/trajo la? bombona/butano
el del butano/gas >!dice/quiere/pide/y
el revisor/tecnico del gas viene/vendra/vino
factura del gas
explota/exploto/explotar de risa/alegria
vaya/menudo/menuda/que susto/robo/atraco
ataque de risa/tos/nervios/hipo/sinceridad/celos
golpes de pecho
tomar el pecho
a pecho
dar/dando/da/daba el/de pecho
pechuga de pollo
fregar/fregado/barrer/barrido/friego/limpiar/limpiado/encerado el? suelo
estoy/esta/quede hecha/hecho polvo/trizas/papilla/unos
dolor/dolores de pies
tengo miedo a/de/que la? el? quedarme/quedar/oscuridad/tormenta/tormentas/truenos/avion/dentista/perros/arana*/alturas/examen/medico/operacion/vacuna/aguja*/llueva/suspenda
tengo una casa/cosa en
se cae/caen a pedazos/cachos
el mundo se? me? viene/cae encima
me? cago en
dos pastillas de? jabon/turron/caldo/chocolate
pastilla/pastillas de freno*/caldo/jabon/encendido
gotas de lluvia/limon/agua
tomado/tomo/tome el? pelo/sol/nota/cafe/aire/tension
toma el? dinero y corre
`;

/**
 * What is no danger although a word sounds so, and the kinds that it is taken for: what hangs is no
 * person, who erred took nothing, who is alone at home has nobody in it. None of it is a feature.
 */
export const NOT_MEANT: readonly { kinds: readonly LearnedKind[]; patterns: string }[] = [
  {
    kinds: ["suicide", "self", "overdose"],
    patterns: `
    se me/le/nos? ha/a/han/queda/quedo/quedado/cuelga/cuelgan/colgo colgado/colgada/colgao? el/la/este/esta/mi? ordenador/tableta/tablet/movil/telefono/llamada/videollamada/programa/juego/tele/television/aparato/pantalla/internet/wifi/pagina/aplicacion/sudoku/mando/lavadora/nevera/radio
    ordenador/tableta/tablet/movil/telefono/llamada/videollamada/programa/juego/tele/television/aparato/pantalla/internet/wifi/pagina/aplicacion se me? ha/a/queda/quedo/quedado/cuelga/colgo colgado/colgada/colgao?
    me he/e equivocado/confundido ! de ! con ! en ! pastilla* ! medic* ! dosis ! bote ! tomad* ! bebid* ! insulina
    me equivoque/confundi ! de ! con ! en ! pastilla* ! medic* ! dosis ! bote ! tom* ! beb* ! insulina
    tomando/tomo/tomado/tome __ como/segun me? ha? dijo/dice/manda/mando/receto/recetado/dicho el/la medico/medica/doctor/doctora/enfermero/enfermera ! mal ! mare* ! vomit* ! duele ! ahog* ! de mas ! doble ! morir*
    <!se tomo/pongo/pincho/inyecto/echo/toca/tocan/mando/manda/mandado/receto/recetado __ dos/tres/cuatro veces al/cada/por dia
    <!se tomo/pongo/pincho/inyecto/echo/toca/tocan/mando/manda/mandado/receto/recetado __ por la manana _ otra vez? por la noche/tarde
`,
  },
  {
    // A headache that is over, and a picture that is gone.
    kinds: ["stroke", "self"],
    patterns: `
    dolor de cabeza _ _ se me @have? quitado/pasado/ido/quito/paso _ _ @all_at_once?
    @all_at_once? se me @have? quitado/pasado/ido/quito/paso _ dolor de cabeza
    @all_at_once? dejado/deje/dejao de ver la/el tele/television/novela/partido/telediario/misa
`,
  },
  {
    kinds: ["intruder", "lost", "violence-home", "other"],
    patterns: `
    @on_my_own ! @somebody_there ! @astray ! @cannot ! encerrad* ! encierra*
`,
  },
  {
    kinds: ["abuse"],
    patterns: `
    @on_my_own ! @somebody_there ! @cannot ! encerrad* ! encierra* ! sin ! dejado ! dejan ! dejo
`,
  },
  {
    kinds: ["suicide", "violence-home", "abuse", "lost", "self", "intruder"],
    patterns: `
    @on_my_own & @since_a_death ! @somebody_there ! @astray ! no puedo mas ! ganas ! sentido ! fuerzas ! morir* ! matar* ! quitar* ! irme ! vivir ! motivo ! importa ! nadie ! carga ! estorbo ! aguanto ! dios ! @cannot _ salir/levantar*/mover*/abrir
`,
  },
  {
    kinds: ["violence-home", "abuse", "lost", "intruder"],
    patterns: `
    @since_a_death ! @somebody_there ! @astray ! @cannot _ salir/levantar*/mover*/abrir
`,
  },
  {
    kinds: ["fall", "self", "other", "stroke"],
    patterns: `
    me/te/se/nos? @have? @be? que? me? @falling de la? sueno/cansancio/risa/aburrimiento/agotamiento/hambre
    @have? @falling rendid*/enferm*/redonda+de+sueno/redondo+de+sueno
    @have? @falling como un/una tronco/piedra/saco/leno/ceporro
    @have? @falling en la/mi? cuenta/tentacion/trampa/desgracia/olvido/gracia/gripe/depresion
    me? he/e? caido/cai/caigo del/de+un guindo/burro+abajo
    se me/te/le/nos @have? @be? @falling el/la? pelo/cabello/baba+con/cara+de+verguenza
    me/te/le/nos ha/han caido @a_burden
    se me/nos @have? @falling el/la/una casa/mundo/techo/paredes encima ! atrapad* ! salir ! herid* ! debajo ! sangr*
    me/nos ha/han caido _ _ chaparron/tormenta/noche/agua/nevada/granizada encima
    me/te/le/nos ha/han caido muy/mas/tan? bien/mal/fatal/gord*/simpatic*/genial/regular
`,
  },
  {
    kinds: ["self", "fall", "stroke", "other", "abuse"],
    patterns: `
    se? me? da/dan/entra/entran? @dizzy_on_rising ! @red_flag ! @cannot ! caigo ! cai ! caid* ! negro ! pastilla* ! lado ! habl*
`,
  },
  {
    kinds: ["self", "fall", "stroke", "other", "overdose"],
    patterns: `
    @trembling ! @red_flag ! sud* ! insulina ! azucar ! fiebre ! miedo ! lado ! entera ! entero ! toda ! todo ! habl* ! dos veces ! @doubtful ! @dosed
    tension _ _ a/en/de @somewhat_high ! @red_flag ! sud* ! pastilla* ! dos veces ! @doubtful ! @dosed
`,
  },
];
