import type { Classes } from "./pattern.ts";

/** Words and phrases that the patterns of several kinds share; `pattern.ts` reads them. */
export const CLASSES: Classes = {
  partner: `marido | esposo/exmarido/exesposo/mario/pareja/expareja/novio/exnovio/conyuge/parella
    | mi hombre | mi ex | mi ex _ marido/pareja/novio | mi companero | el padre de mis hijos | su marido/pareja/novio/ex`,
  relative: `@partner | mujer/muller/dona/esposa/parienta/novia/companera/companero/madre/padre/mama/papa/mare/pare/nai/pai
    | hijo/hija/hijos/hijas/nieto/nieta/nietos/nietas/nietecit*/nietin*/nietic*/biznieto/biznieta/fill/filla/fillo
    | hermano/hermana/hermanos/hermanas/irman/irma/germa/germana | abuelo/abuela/abuelos/yayo/yaya/avia/avi/avo/avoa
    | suegro/suegra/cunado/cunada/yerno/nuera/sobrino/sobrina/primo/prima/tio/tia/padrino/madrina/comadre/compadre
    | vecino/vecina/vecinos/vecinas/vesin*/vei/veina/amigo/amiga/amigos`,
  person: `@relative | senor/senora/senore/hombre/chico/chica/chaval/chavala/muchacho/muchacha/mozo/moza/anciano/anciana
    | nino/nina/ninos/crio/cria/criatura/bebe/bebito/zagal/zagala/zagalica/rapaz/rapaza/chiquillo/chiquilla/nene/nena/peque/pequeno/pequena/chico
    | viejo/vieja/viejito/viejita/persona/cura/cuidador*/interna/companero/companera/paciente/ciclista/cazador/pastor/tractorista/invitado
    | @relative @name | el/la/al don/dona`,
  name: `paco/pepe/juan/antonio/manolo/manuel/jose/maria/carmen/pilar/luis/pedro/angel/rosa/ana/lola/julian/ramon/andres/manoli/juani/elena/luisa/mercedes/paca/pepa/tomas/vicente`,
  they: `@person | el/la @name | @name`,

  cannot: `no me? puedo/puede/podia/podemos/pude/consigo/consigue/logro/alcanzo/atino/acierto/soy | no hay manera de/que | no hay forma de/que
    | no me? @be? puedo/capaz de? | soy/es incapaz de | imposible | no me? @be siendo capaz de | apenas me? puedo/puede/consigo | casi no me? puedo/puede | no logro/logra | me cuesta mucho? | no _ capaz de
    | ni puedo/puede`,
  be: `estoy/esta/estan/estamos/ando/anda/andan/sigo/sigue/siguen/quedo/queda/llevo/lleva/tengo/tiene/voy/va/estaba/era/es/soy/son/sea`,
  have: `he/ha/han/hemos/habia/habian/habeis/e/a/has`,
  me_have: `me he/ha/han/e/a/has/acabo/habre/habia/had | nos hemos/ha/han | me`,
  le_have: `le/les ha/han/a/esta/estan/acaba/dio/da | le/les | se le/les ha/han/a | se ha/han/a | se`,
  se_have: `se me? le? les? nos? ha/han/a/esta/estan/acaba/habra/habia? de?`,
  going: `voy/va/van/vamos/quiero/quiere/quieren/puedo/puede/pienso/piensa/pensando/pensado/penso/intento/intenta/intentado/intentao/ganas/gustaria/planeo/planeando/planea/apetece/decidido/dan a? de? en? que? con? me? te? se? por?`,

  hurts: `duele/dolia/dolor/dolores/dolorido/doloroso/doliendo/dolio/dolencia/duelme/mal
    | opresi*/oprim*/presion/apret*/apriet*/pincha*/pinchon*/punza*/punzon*/quemaz*/molest*/pellizc*/agarrot*/estruj*/aplast*/peso/ardor/losa/garra/garrot* | ahogo/angustia | pesa/tira/coge/cogido/cogio/cogiendo`,
  chest: `pecho/esternon/pech* | corazon`,
  limb: `brazo/brazos/braso/brac/pierna/piernas/mano/manos/pie/lado/lao/costado/mitad/medio/media/pata/cuerpo/dedos/banda/costat`,
  bone: `cadera/pierna/brazo/muneca/tobillo/costilla/costillas/hueso/femur/hombro/clavicula/codo/rodilla/pie/mano/espalda/nariz/dientes/crisma/cabeza/columna/cuello/pelvis/tibia`,
  face: `boca/cara/labio/morro/parpado/mejilla/rostro/ojo/comisura/ceja`,
  sudden: `de golpe | de repente | de pronto | de sopeton | de un momento a otro | de momento | subit* | ahora mismo | sin venir a cuento | desde hace un/unos/dos/tres/cinco/diez/media _ | esta manana | desde esta/hoy | hoy`,
  much: `mucho/mucha/muchos/muchas/muchisim*/bastante/demasia*/monton/barbaridad/tanto/tanta/cantidad/un+huevo/horror/fatal`,
  very: `muy/mas/bien/tan/super/requete*/bastante/horriblemente | @much`,
  hard: `muy/tan _ fuerte/intenso/grande/malo | fuerte/insoportable/horrible/terrible/horroros*/tremend*/bestial/brutal/atroz/espantos*/mortal | no aguanto | no lo? aguanto | no se aguanta | no se puede aguantar | que me muero | que no _ aguanto/puedo/soporto | @much | de muerte | que rabio | me? mata | como nunca | en mi vida`,

  house: `casa/piso/cuarto/habitacion/dormitorio/alcoba/cocina/salon/comedor/bano/pasillo/patio/corral/garaje/cochera/jardin/huerto/huerta/finca/sotano/bodega/trastero/desvan/doblao/doblado/camara/terraza/balcon/azotea/portal/escalera/entrada/zaguan/recibidor/cuadra/nave/cortijo/masia/pazo/almacen/pajar/parcela/chalet/planta/ventana/tejado/puerta/gallinero/lavadero/galeria/despensa/caseta | aqui/dentro/abajo/arriba | la de al lado`,
  burning: `casa/cocina/piso/cuarto/habitacion/salon/sarten/aceite/freidora/olla/horno/campana/enchufe/cuadro/cable/cables/contador/luz/lampara/televisor/tele/television/lavadora/nevera/frigorifico/secadora/estufa/brasero/chimenea/caldera/calentador/termo/radiador/manta/colchon/cama/sofa/sillon/butaca/faldas/falda/mesa/camilla/cortina/cortinas/alfombra/mueble/muebles/ropa/tendedero/camison/bata/pelo/manga/coche/tractor/furgoneta/moto/garaje/cochera/pajar/paja/nave/cuadra/corral/gallinero/lenera/lena/monte/campo/pinar/bosque/sierra/rastrojo/rastrojos/matorral/cuneta/finca/huerta/era/edificio/bloque/portal/escalera/tejado/techo/contenedor/papelera/basura/bombona/microondas/ordenador/movil/cargador/bateria/patinete/tostadora/cafetera/plancha/trapo/vecino/vecina/vecinos/todo/vivienda/ermita/alpacas/iglesia/butano/gasoleo/puerta/ventana`,
  gas: `gas/butano/propano/bombona/gases`,
  burner: `brasero/estufa/chimenea/caldera/calentador/butano/bombona/termo/carbon/lumbre/lena`,

  pills: `pastill*/pastiy*/pildora*/medicin*/medicament*/medicacion/comprimid*/capsul*/tableta*/sintron/sintrom/insulina/jarabe/gotas/parche/parches/sobres/lorazepan/lorazepam/orfidal/trankimazin/lexatin/diazepan/valium/paracetamol/ibuprofeno/nolotil/aspirin*/morfina/metformina/enalapril/digoxina/tranxilium/tramadol/somnifer*/pastillero/blister/tratamiento/dosis/adiro/omeprazol/antibiotic*/simvastatina/eutirox/alprazolam/zolpidem/fentanilo/heparina/tension/azucar/dormir`,
  poison: `lejia/llexiu/lleixiu/amoniaco/veneno/venenos/matarratas/raticida/aguarras/salfuman/sulfato/herbicida/insecticida/fungicida/plaguicida/pesticida/gasolina/gasoil/gasoleo/petroleo/detergente/anticongelante/disolvente/sosa/acido/desatascador/lavavajillas/friegasuelos/fregasuelos/suavizante/naftalina/bolas/colonia/quitaesmalte/acetona/limpiador/limpiacristales/fairy/jabon/barniz/pintura/trementina/abono/glifosato/antipolillas/quitamanchas/limpiahornos/quitagrasas/ambientador/insecticida/cloro/mistol/cucal/roundup/termometro/mercurio | alcohol _ quemar/herida* | pila/pilas/petaca | producto _ limpi*/limpieza/fregar/hormigas/cucarachas | liquido _ fregar/limpiar/frenos`,
  swallowed: `toma*/tome/tomo/tomao/tomado/bebido/bebio/bebi/bebiendo/beber/bebia/tragado/trague/trago/tragando/ingerid*/ingirio/comido/comi/comio/comiendo/metido/pinchado/pinche/puesto/puse/inyectad*/chupado/chupo/chupando/lamido/sorbido/dado/administrad*/pres/begut`,

  official: `banco/caja/cajero/bbva/santander/caixa/caixabank/unicaja/kutxa*/sabadell/ibercaja/rural/abanca/bankinter/hacienda/correos/policia/guardia/civil/luz/iberdrola/endesa/naturgy/fenosa/repsol/agua/gas/butano/microsoft/windows/amazon/google/telefonica/movistar/vodafone/orange/compania/companias/seguro/seguros/ayuntamiento/juzgado/abogado/notario/medico/sanidad/trafico/tecnico/inspector/revisor/comercial/vendedor/operador*/gestor/gestora/director/agente/aduana*/seur/mrw/netflix/bizum/paypal/imserso/pensiones/loteria/sorteo/once/cruz/oenege/ong/internet/ordenador/informatico | seguridad social | guardia civil | cruz roja`,
  stranger: `@official | un/una/unos/unas/dos/tres senor/senora/senores/chico/chica/chicos/chicas/hombre/hombres/mujer/tio/tipo/tia/muchacho/muchacha/joven/jovenes/voz/maquina/robot/persona/gente/individuo/desconocido/extranjero/extranjera
    | uno/una/unos/unas/alguien/gente/extranjero/desconocid*`,
  contact: `llamad*/llamao/llaman/llama/llamo/llamaron/llamando/llamo/llamandome/llamamd*/telefonead*/trucad*/chamou/chamaron/escrito/escriben/escribe/escribio/escribieron/escribiendo/mandado/mandaron/mandan/manda/mando/enviado/envian/enviaron/envia/envio/llegado/llega/llego/llegando/recibido/recibi/sale/salido/salio/contactad*/venido/vienen/viene/vino/vinieron/presentad*/picado/pican/tocan/tocado
    | por telefono | por el telefono | al telefono | en la puerta | a la puerta | por whatsapp | por mensaje | por correo | por internet | por facebook | por el movil | mensaje/mensajes/mensajito/sms/correo/emilio/email/mail/whatsapp/llamada/llamadas/carta | dice/dicen/diciendo/dijo/dijeron/dicho/diu/diuen`,
  asks: `pide/piden/pidiendo/pidio/pidieron/pedido/pedia/pedian/pidiendome/pideme/demana/demanen/solicit*/exig*/reclam*/necesita/necesitan/quiere/quieren/querian/queria/pregunta/preguntan/preguntado/preguntaron/pregunto
    | @have? obligan/obliga | que le/les @to_give | que @to_give | que tengo que/de | tengo/tenia/hay/debo/tendre/habia que/de? | para que | hace falta que | me dice/dicen que | haga/hagas/de/diga/mande/pague`,
  to_give: `de/diga/mande/envie/pague/haga/ensene/ingrese/pinche/pulse/entre/confirme/meta/ponga/facilite/dicte/lea/firme/transfiera/deje/descargue/instale/rellene/pase/compre/llame/conteste/abra/dar/darle/darles/decir/decirle/decirles/mandar/mandarle/pagar/pagarle/hacer/ensenar/ingresar/pinchar/pulsar/entrar/confirmar/firmar`,
  secret: `clave/claves/contrasena/contrasenas/contrasenia/contrasennya/pin/codigo/codigos/numeros/numerito | numero _ cuenta/tarjeta/secreto/carnet/dni | tarjeta/cartilla/libreta/visa/dni/carnet | datos/cuenta/firma/iban | cvv`,
  money: `dinero/diners/euros/euro/pasta/perras/cuartos/billetes/ahorros/pension/paga/eurillos/transferencia/transferencias/bizum/bizun/ingreso/ingrese/paypal/tarjeta/tarjetas/bitcoin/bitcoins/criptomoneda*/oro/joyas/bitcoin/200/300/500/1000/mil/cien/cientos/euritos`,

  dead_wish: `morir/morirme/morirse/matarme/matarse/suicidarme/suicidarse/acabarme | quitarme/quitarse la vida/vida | la muerte | estar muert*/mort* | muerto/muerta | quitarme/quitarse de? en? del? medio`,
  death_past: `muriera/muriese/muera/muriesemos/muriera/morirse`,
  beast: `perro/perra/perrit*/perrillo/gato/gata/gatit*/gallina/gallo/gallinas/pollo/pollito/conejo/pajaro/pajarito/canario/loro/jilguero/caballo/yegua/burro/burra/mula/vaca/ternero/oveja/ovejas/cabra/cabras/cabrito/cordero/cerdo/cochino/raton/ratones/mosca/moscas/mosquito*/cigue*/paloma/palomas/pez/peces/tortuga/hamster/abeja/abejas/arana/aranas/lagartija/cucaracha/hormigas/avispa/avispas/murcielago/golondrina*/bicho/bichos/jabali/jabalies/zorro/tortola`,
  machine: `motor/coche/tele/television/radio/movil/telefono/tablet/tableta/pantalla/mando/boton/ordenador/aparato/internet/router/reloj/lavadora/nevera/tractor/riego/bomba/programa/aplicacion/juego/camara/impresora/altavoz/teclado/whatsapp/mensaje/mensajes/correo/llamada/llamadas/persiana/cisterna/grifo`,
  visitor: `fontanero/fontaneros/cartero/cartera/electricista/pintor/pintores/panadero/repartidor*/reparto/butanero/albanil/albaniles/obrero/obreros/carpintero/tecnico/jardinero/enfermer*/practicante/fisio*/asistenta/limpiadora/peluquera/podologo/cura/arregl*/arregland*/pintando/instal*/montando/visita/visitas/merend*/cenar/comiendo/amigo/amigos/alcalde/invitado/invitados/santos | lo/la/los ha/han/he mandado | ha venido a | mi hijo/hija/nieto/nieta/hermano/hermana/sobrino/vecino/vecina/marido/yerno/nuera | mis hijos/nietos/hijas/sobrinos | cartas | ayudarme/ayudar | poner/ponerme/mirar/revisar la/el`,
  abuser: `hijo/hija/hijos/hijas/nieto/nieta/nietos/nietas/yerno/nuera/sobrino/sobrina/sobrinos/sobrinas/hermano/hermana/cunado/cunada/zagal/zagala/mozo/nino/primo/prima/padre/madre/suegro/suegra/hijastro/hijastra/ahijado/fillo/filla/fill
    | vecino/vecina/vecinos/vecinas/casero/inquilino/companero/companera/cura/mujer/esposa/parienta
    | cuidador*/auxiliar/auxiliares/enfermer*/interna/asistenta/celador*/monja/director*/residencia/asilo/cuidan/empleada/limpiadora
    | senora/mujer/chica/muchacha/chico/senor que me? viene/cuida/limpia/atiende/ayuda/lava/trabaja | la/el que me cuida/atiende/lava | los que me cuidan/atienden | mi gente | mi familia | el hijo/marido/nieto de la/mi/el @relative`,
  harms: `pega/pegan/pegaba/pegado/pego/pegar/pegarme/pegando/pegaron/pegue/pegao >!una/un/muy/bien/mucho/el/al/con | pega/pegado/pego/pegao un/una/dos/tres golpe/golpes/guantazo/bofetada/torta/tortazo/patada/paliza/puñetazo/punetazo/empujon/hostia/ostia/sopapo/galleta/bofeton/palo/palos/guantada/leche/manotazo/pescozon/colleja/revés/reves/cachete/correazo/cintazo
    | golpe*/apalea*/apaliz*/maltrat*/agred*/zurra/zurrado/zarande*/zamarre*/atiza*/sacud*/empuj*/pellizc*/abofete*/acogot*/estrangul*/arrastra*/patea*/viol*/apunal*/acuchill*/amenaz*/insult*/humill*/escup*/acos*/aran*/pateado/mordido
    | da/dado/daba/dio/dando/dao/mete/metido/metio/pega/pegado/suelta/soltado/arrea/arreado/meten/dan _ _ paliza/palizas/golpe/golpes/bofetada/bofetadas/torta/tortas/tortazo/guantazo/guantazos/patada/patadas/punetazo/punetazos/empujon/empujones/hostia/hostias/ostia/ostias/sopapo/galletazo/bofeton/palo/palos/manotazo/correazo/correazos/pescozon/colleja/pellizcos/zurra/somanta/tunda/cuchillada/navajazo/cachete/cabezazo/botellazo/garrotazo
    | levanta/levantado/levantao/levanto/alza/alzado/puesto/pone/puso/echa/echado/levantaba _ mano/manos >!a/para __ >!saludar
    | cogido/coge/cogio/agarrado/agarra/agarro/aprieta/apretado/sujeta/sujeto _ _ cuello/pelo/pelos/garganta/pescuezo
    | tirado/tira/tiro/tirao/empuja/lanza _ _ escalera/escaleras/suelo/pelo/pelos/cosas/plato/balcon
    | matar/matarme/mata/matara/rajar/rajarme/raja/quemarme/ahogarme/ahorcarme/degollarme >!a/de/el/la`,
  violence: `golpes/paliza/palizas/punetazo*/bofetada*/guantazo*/patadas/cuchillo/navaja/escopeta/pistola/cuello/empujones/maltrat*/agred*/viol*`,
  beatings: `golpes/palos/palizas/pegandome/pega/pegue/maltrat*/bofetadas/insultos/humillaciones/malos`,
  years: `anos/vida/siempre/dias/noches/semanas`,
  toomany: `demasiad*/muchas/muchisimas/muchos/monton/todas/todos/puñado/punado/entero/entera/enteros/completo/doble/dobles/triple/juntas/juntos/repetid* | dos/tres/cuatro veces | otra vez | de mas | de golpe | a la vez | mas de la cuenta | mas de lo/las _ | de nuevo | mas que | en vez de | sin querer | por error | por equivocacion | @mistaken`,
  mistaken: `equivoc*/ekivoc*/confund*/confusion/error/trocado/cambiado/trastocad*/liado/liada/desbarat* | no era/eran mias/mia/mio/mios/la/las | sin querer | que no era/eran/son`,
  many: `tres/cuatro/cinco/seis/siete/ocho/nueve/diez/doce/quince/veinte/treinta/cuarenta/cien/3/4/5/6/7/8/9/10/12/15/20/30/40/50/varias/muchas/punado/monton/demasiad*`,
  pinched: `pinchado/pinche/puesto/puse/inyectad*/metido/pincho/ponerme/pinchao/dado`,
  mix: `mezcl*/mescl*/juntado/junte/echado`,
  outdoors: `monte/sierra/campo/bosque/pinar/calle/calles/camino/pueblo/ciudad/barrio/parque/niebla/noche/dehesa/vereda/senda/montana/autobus/estacion/hospital/mercadillo/feria/poligono/carretera/supermercado/paseo/rio/paseando`,
  unknowing: `no @have? se/acuerdo/recuerdo/sabe/sabemos/sabia/encuentro/caigo | no se ni | no me? acuerdo/recuerdo/@be ni? | ni se | no tengo ni? idea de? | no tengo idea de? | no atino`,
  missing: `@they __ no @have? vuelto/vuelve/volvio/aparece/aparecido/regresad*/llegado/venido/tornat/torna
    | no @have? vuelto/vuelve/aparece/aparecido/regresad* __ @they`,
  wants: `quiero/queria/querria/quisiera/prefiero/preferiria/deseo/deseando/desearia/ganas/gustaria/pienso/pensando/pensado/necesito/vull/quero/apetece/intentado/intentar/intente/planeo/planeando/decidid*/voy/vaig/iba/esperando/espero/deseos/dan/vengo/merezco/mejor/toca/unico/solo`,
  he_wants: `@they __ quiere/va/dice/piensa/intenta*/queria/amenaza/amenazado/intento/habla/ganas`,
};
