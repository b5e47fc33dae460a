import type { Classes } from "./pattern.ts";

/**
 * What tells everyday talk and aches from danger; `pattern.ts` reads them. Only what overrules,
 * what is not meant and what needs care name them: in the patterns of a kind they would be
 * features.
 */
export const EVERYDAY_CLASSES: Classes = {
  on_my_own: `@staying __ sola/solo/solita/solito en? mi/la/el? casa/piso/pueblo/finca/aldea/cortijo? | @staying __ en mi/la/el? casa/piso/pueblo _ sola/solo/solita/solito`,
  staying: `estoy/estar/estado/vivo/vive/siento/encuentro/ando/quedo/quedado/quede/llevo/duermo/ceno/como/sigo/dejado/dejan/dejo/viviendo`,
  since_a_death: `desde que __ murio/murieron/fallecio/falto/fue/enviude/viud* mi/el/ella? @relative? | desde que _ _ @relative _ _ murio/fallecio/falto/fue/falta
    | desde que no/ya+no _ esta/tengo _ @relative | desde que perdi a? mi @relative | desde la muerte/perdida de mi @relative | porque/como/y mi @relative _ murio/fallecio
    | hace __ que _ murio/fallecio/falta/falto _ @relative | cuando _ murio/fallecio _ @relative | soy/estoy viud* | me quede viud*`,
  /** Whatever falls: sleep, hair, a fine. */
  falling: `caido/caida/cai/caigo/caia/cayo/cae/caer/caerme/cayendo/caen/caeria`,
  /** Beside who is alone: then it may be no calm. */
  somebody_there: `miedo/asustad*/alguien/gente/hombre/hombres/tio/tipo/ladron*/desconocid*/extran*/oigo/oye/oyen/oido/escucho/ruido/ruidos/pasos/voces/golpes/sombra*/puerta/ventana/timbre/cerradura/entrar/entrado/entran/robar/robado`,
  astray: `perdid*/desorientad*/encuentro/vuelto/volver/aparece/calle/calles/carretera/monte/campo/bosque/parque/estacion/hotel`,
  a_burden: `una/un/la/el/otra/otro? multa/bronca/loteria/gordo/reganina/sermon/castigo/herencia/buena/marron/trabajo/visita`,

  /** An everyday ache or illness. */
  ailing: `duele/duelen/dolor/dolores/dolido/hincha/hinchan/hinchad*/tos/toso/tosiendo/catarro/catarrazo/resfri*/constip*/garganta/anginas/gripe/diarrea/descompuest*/estren*/ardor/ardores/acidez/gases/picor/pica/pican/escuece/escuecen/escozor/tension/azucar/mareo/mareos/marea/mareada/mareado/tiembla/tiemblan/temblor/temblores/mocos/flemas/migrana/jaqueca/ciatica/lumbago/reuma/artrosis/calambre/calambres/almorranas/hemorroides/cistitis/infeccion/orina/sarpullido/ronchas/nauseas/bronquitis/empacho/indigestion
    | sin ir al/de bano/vientre | sin hacer de? vientre/vientre/caca | no _ ir/voy al bano | va la cabeza | cuerpo cortado | malo/mala de/del la? estomago/tripa/barriga/garganta/vientre`,
  no_breath: `me @be? ahogo/ahogando/ahoga/asfixio/asfixiando | me falta/faltaba/esta+faltando el? aire/respiracion/aliento/resuello | @cannot _ respirar/respiro/resollar | respiro muy? mal/fatal/peor/regular/con | quedo/quede/quedando sin aire/respiracion/aliento | me fatigo | me canso/agoto _ hablar/hablando/hablo/respirar/tumbad*/acostad* | pitos/pitidos/silbidos _ _ pecho/respirar`,
  throws_up: `no @have? paro/para/dejo/puedo+parar de vomitar/devolver/arrojar | <!nino/nina/crio/cria/nieto/nieta/marido/perro/perra/gato/gata vomito/vomitando/vomitado | he/e/hemos devuelto >!el/la/los/las/un/una | estoy/ando/llevo __ devolviendo/arrojando | tengo/con/y vomitos | devuelvo todo/la/lo/cuanto/nada | lo? echo todo | no retengo`,
  faints: `me @have? @be? @going? desmayo/desmaye/desmayado/desmayada/desmayar/desvanezco/desvanecido | pierdo/perdi/perdido _ conocimiento/sentido/consciencia/conciencia | se me @have? va/fue/ido el conocimiento/sentido/mundo | me caigo >!de/bien/mal/fatal/muy`,
  bleeds: `sangro/sangra/sangran/sangrando/sangrado | echo/echado/echando/hago/hecho/orino/meo/toso/tosido/escupo/escupido/vomito/sale/salido/saliendo/tengo/hay/veo/visto/mancho/con/noto _ sangre >!fria/alta/de/muy | heces/caca/cacas/deposiciones _ _ negra/negras/sangre`,
  heart_signs: `duele/aprieta/apretando/oprime _ el/mi pecho/corazon >!de | dolor/opresion/presion/punzada/punzadas/pinchazo/pinchazos/peso _ en/de el/mi? pecho/corazon | pecho/corazon _ _ duele/aprieta/oprime/pincha
    | corazon __ deprisa/aprisa/rapido/acelerad*/desboc*/salta/loco/disparad*/galope/brincos | palpitaciones | taquicardia/taquicardias`,
  confused: `@unknowing donde/que+dia/en+que+dia estoy/es/vivo | no se ni? lo+que/que digo/hago/me+digo | me trabo | digo/diciendo cosas+raras/tonterias/disparates/cosas+sin+sentido | no me salen las? palabras | estoy/ando/encuentro/siento _ confus*/desorientad*/ido/ida/delirando | deliro/delirando/desvario | veo doble/borros*/nublad*/chispas/luces | perdido/perdiendo/pierdo la vista/vision`,
  high_fever: `tengo/con/subido/sube/sigo/llevo/dado/hecho _ _ fiebre _ alta/altisima | tengo/con/y muchisima/mucha/altisima/alta fiebre | 38/39/40/41/treinta+y+ocho/treinta+y+nueve/cuarenta __ fiebre | fiebre __ 38/39/40/41/treinta+y+ocho/treinta+y+nueve/cuarenta`,
  body_fails: `se me @have? @be? torcido/tuerce/torciendo/paralizado/paraliza/duerme/dormido/durmiendo la/el/un/medio/media _ boca/cara/brazo/lado/lengua/cuerpo/mitad | @cannot _ mover/moverla/moverlo/apoyar/apoyarla/apoyarlo/mear/orinar/tragar/hablar/despegar | no orino/meo | hinchado/hinchada/hincha/hinchando la/los/el lengua/garganta/labios/labio | se me cierra/esta+cerrando la garganta | barriga/tripa/vientre/estomago __ dura/duro/piedra/tabla | sudor/sudores/sudo/sudando fria/frio/frios`,
  gets_worse: `encuentro/siento/estoy/noto muy mal/mala/malo/malita/malito | encuentro/siento/estoy _ malisim*/peor | voy a/de mal/peor | cada vez peor | @hurts _ _ de+golpe/de+repente/de+pronto | de golpe/repente/pronto _ me _ duele/duelen/dolor | peor dolor | insoportable | no aguanto/soporto _ dolor | rabiando`,
  /** The same of somebody else. */
  others_red_flag: `se @be? ahoga/ahogando/asfixia/desmaya | le falta el? aire | le cuesta respirar | respira _ mal/fatal | vomita/vomitando/devuelve/arroja | echa/escupe/hace/orina/tose/vomita _ sangre | sangra/sangrando | se ha desmayado | delira/delirando/desvaria | le duele/aprieta el pecho | dice cosas+raras/disparates/tonterias | no me? conoce`,
  /** What beside an everyday ache tells that it is none. */
  red_flag: `@no_breath | @throws_up | @faints | @bleeds | @heart_signs | @confused | @body_fails | @gets_worse`,
  blow: `golpe/golpes/golpazo/caida/porrazo/trompazo/tropezon/resbalon/costalazo/batacazo/trastazo/coscorron/cabezazo/accidente/topetazo`,
  since_a_blow: `desde/despues/tras __ @blow | del/por+el/por+la/por+un/por+una/de+la/de+un/de+una @blow
    | <!se/te/le me he/e? cai/caido/caia/resbale/resbalado/tropece/tropezado/golpee/golpeado >!bien/mal/muy | desde/porque que? tropece/resbale
    | me he/e? di/dado/pegue/pegado un/el/tal/una/este @blow >!de | me he/e? di/dado/pegue/pegado con/contra/en el/la/un/una/mi
    | desde/porque que? se @have? cayo/caido/resbalo/tropezo/golpeo | despues de caerse | despues de caerme/golpearme/resbalar/resbalarme/tropezar`,

  /** Light in the head on rising, as many old people are. */
  rising: `cuando/al/si/desde+que/nada+mas _ _ levanto/levantarme/levantar/incorporo/incorporarme/agacho/agacharme/pongo+de+pie/ponerme+de+pie`,
  dizzy: `va/iba/fue/ido _ _ cabeza/vista | mareo/mareos/marea/mareada/mareado/mareillo/mareico/mareadilla/vahido | vueltas __ cabeza/todo | cabeza _ _ vueltas`,
  dizzy_on_rising: `@dizzy __ @rising | @rising __ @dizzy`,

  /** A headache that is not like any before it, or that is there from one moment to the next. */
  headache: `dolor/dolores _ _ cabeza/cabesa/nuca/sien/sienes | duele/duelen/dolido/dolio _ _ cabeza/nuca/sien/sienes | cabeza/nuca _ _ duele/dolio/dolido/estalla/estallado/revienta/reventado`,
  never_before: `como no lo? he/e/habia _ tenido/sentido | como nunca >!he+dicho | nunca _ me? @have? dolio/dolido/tenido/sentido _ asi/igual/tanto/tan/parecido | _ mas fuerte/grande/bestia/horrible/malo/bruto/gordo de/en _ _ vida | peor de/en _ _ vida | no se parece a nada/ninguno/ninguna
    | como/igual+que un martillazo/trallazo/petardo/rayo/latigazo/trueno/hachazo/disparo/tiro/canonazo | un trallazo/estallido/martillazo`,
  all_at_once: `de golpe/repente/pronto/sopeton/subito | de un momento a otro | subitamente/repentinamente/derrepente | en un segundo/momento`,
  loses_sight: `dejado/dejao/deje de ver | perdido/perdi la? vista/vision | quedado/quede/quedao sin vista/vision/ver/cieg* | quedado/quede cieg* | no veo _ _ ojo/ojos/nada`,

  /** What may make somebody swell. */
  allergen: `picad*/pico/picarme/avispa/avispas/abeja/abejas/alergia/alergic*/nueces/cacahuete*/almendra*/marisco/gambas/huevo/kiwi/melocoton/antibiotic*/pastilla/medicina/jarabe/inyeccion/vacuna/tinte`,
  her_people: `@relative | sobrinos/sobrinas/primos/primas/cunados/cunadas/yernos/nueras`,
  /** Takes for oneself. */
  pockets: `saca/sacado/saco/coge/cogido/cogio/quita/quitado/quito/gasta/gastado/gasto/vacia/vaciado/vacio/queda/quedado/quedo/cobra/cobrado/vende/vendido/vendio | se lleva/llevan/llevo/llevaron | se ha/han llevado`,
  her_money: `dinero/cuartos/perras/euros/euro/pension/paga/paguita/cartilla/libreta/tarjeta/ahorros/cuenta/tierras/casa/piso/finca/joyas/anillo/anillos/alhajas`,
  /** As who is no relative says that he is one. */
  feigned: `whatsapp*/guasap*/mensaje/sms/telefono/movil/llamad*/llamo/llaman/llamaron/bizum/policia/banco+me+llam*/falso/falsa | decia/dice/dijo/diciendo que era/es/soy | haciendose/hacerse pasar`,

  device: `pantalla/tableta/tablet/aparato/aparatito/trasto/cacharro/maquina/chisme/esto/programa/aplicacion/juego/telefono/movil/ordenador/videollamada/asistente/internet/wifi`,
  stuck: `parado/parada/bloqueado/bloqueada/colgado/colgada/pillado/pillada/congelado/congelada/atascado/atascada/trabado/trabada/frito/frita/negro/negra/apagado/apagada`,

  trembling: `me tiembla/tiemblan _ _ @trembles derecha/izquierda? | @trembles _ me tiembla/tiemblan | tengo/dan/da/entran/entra _ _ temblor/temblores/temblique/tembleque en? la/las? mano/manos/piernas?`,
  trembles: `mano/manos/pulso/pierna/piernas/dedos/brazo/brazos/barbilla/parpado/rodillas`,
  /** Of blood pressure, as it is said: 15 is 150. */
  somewhat_high: `catorce/quince/dieciseis/diecisiete/dieciocho/diecinueve/14/15/16/17/18/19`,
  far_too_high: `veinte/veintiuno/veintidos/veintitres/veinticuatro/veinticinco/20/21/22/23/24/25`,
  in_order: `bien/normal/perfecta/perfecto/estupenda/controlada/controlado/once/doce/trece/11/12/13 | recuerda/recuerdame`,
};
