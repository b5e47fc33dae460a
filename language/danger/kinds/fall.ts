import type { Danger } from "../danger.ts";

/** Somebody has fallen or cannot get up. */
export const fall: Danger = {
  kind: "fall",
  urgency: "urgent",
  title: "No te levantes si te duele",
  numbers: [{ number: "112", who: "Emergencias, a cualquier hora" }],
  steps: [
    "Llama al 112, o grita y da golpes para que te oigan.",
    "Si te duele, o te has dado en la cabeza, no te muevas.",
    "Tápate con lo que tengas a mano para no coger frío.",
    "Si no te duele nada, ponte de lado, luego de rodillas, y apóyate en una silla.",
    "Si ha caído otra persona, no la levantes: quédate a su lado.",
  ],
  patterns: `
    <!se/si me he/e/ha/a/acabo/acabe/habia/estoy/estaba/iba/vuelvo/volvi/vengo/hubiera/han/voy/sigo de? a? caido/caer/cayendo/caerme/caio/caiga/caida
    <!se me he/e/ha/a/acabo __ caido/caerme/caido
    <!se me cai/caigo/caio/cayo/caie/caiy/cayi/cai >!bien/mal
    @be? me? he/e caio/caido/caida/caigut
    @they __ se? @have caido/cayo/caida/caio/caigut/resbal*/tropez*/escurrid*
    @they se @have? caido/cayo/cae/cai/caio
    <!se se @have caido/cayo/caio __ escalera/escaleras/cama/ducha/banera/silla/patio/tejado/arbol/higuera/bici/bicicleta/burro/caballo/andamio/zanja/barranco & @they/no/duele/levant*
    @be/estoy/esta/estamos/sigo/llevo/lleva __ en/por el/al suelo/sol/chan ! sentad* a >!sillon
    en el suelo & no/ayud*/levant*/tirad*/caid*/horas/noche/sola/solo/frio/duele/rato/bano ! caido el ! mando ! se me ha/a/cae ! dej* ! hay
    tirad*/tumbad*/espatarrad*/despatarrad*/caid*/tendid*/sentad* __ suelo/baldosas/escalera/escaleras/acera/pasillo/bano/banera/ducha & estoy/esta/estamos/llevo/no/ayud*/levant*/caid*/quedado/tirada/encuentro
    @cannot me? levantarme/levantar/incorporar*/enderezar*/alzarme/auparme/aupar/moverme/mover/menear*/ponerme/poner/salir __ suelo/pie/derech*/levant*/incorpor*/aupa*/moverme/mover/silla/sillon/cama/banera/ducha/sola/solo ! pronto ! temprano ! ficha*
    @cannot me? levantarme/levantar/incorporar*/aupar*/enderezar*/alevant*/moverme/menear* ! pronto ! temprano ! el animo ! la persiana ! manana* a las
    no me? puedo/consigo levantar/mover/incorporar/menear/aupar/enderezar/alevantar/poner ! pronto ! temprano ! tarde por ! ficha* ! un juego ! tele ! nada de ropa
    resbal*/escurr*/tropez*/tropec*/tropiez*/trastabill*/patin* & suelo/ducha/duele/golpe/cadera/me/banera/escalera*/levantar*/no/pie/brazo/caid*/cai & me/se
    resbalado/resbale/tropezado/tropece/escurrido/escurri & me he/e/@have/duele
    pegado/dado/dao/metido/pegao/llevado/arreado/pegue/di/pego/dio/pegarme __ porrazo/golpe/golpazo/trompazo/batacazo/costalazo/talegazo/morrazo/morron/guarrazo/lenazo/castanazo/hostia/hostion/ostia/culada/culazo/galleta/tortazo/trastazo/castana/panzada/zambombazo/zarpazo/porrazos/barquinazo/leche/costalada/cabezazo/jardazo/cebollazo/trompada/jostiazo/esmorron/jarreton/barrigazo & me/se/mi/le & suelo/grande/cabeza/fuerte/escalera*/no/duele/gordo/gorda/bueno/buen/espalda/cadera/he/ha/rodilla/cocina/bano/cae*/cai*/sangr*/calle/acabo/aqui/ahora/mu/muy ! mi marido me ! mi hijo me ! mi novio me ! me ha dado @relative ! contra mi
    golpe/golpazo/porrazo/castanazo/cabezazo/brecha __ cabeza/cadera/espalda/costado/frente/sien/nuca/costillas/rabadilla/coxis
    ido/fui/ida/fue/ir/iendo al/pal/a suelo/de/parar/tierra/culo/bruces/morros >!de
    caido/cai/caerme/cayo/caio __ escalera/escaleras/taburete/silla/ducha/banera/cama/bano/calle/higuera/olivo/arbol/zanja/corral/acequia/bordillo/acera/bici ! se me ha caido el/la/los/las ! mando
    me @have? roto/rompi/fracturado/partido/quebrado/dislocado/desencajado/descoyuntado/salido/torcido __ @bone ! gafas ! sillon ! silla ! muneca de
    cadera/pierna & duele/dolor/mover/apoyar & caid*/cai/golpe/resbal*/suelo/caer*
    levantame/recogeme/recogedme/levantadme/levantarme & ayud*/favor/no/suelo
    @have? se? cayo/caido/caio/cae/cayeron/resbalo/tropezo __ @they >!de+risa ! se levanto ! ya
    me @have? golpeado/golpee/pegado/dado/di __ @bone/cabeza/cara/frente/suelo/costado/pared/bordillo ! crema ! @relative me
    duele/dolor __ @bone & caid*/cai/golpe/resbal*/caer*/porrazo/tropez*/escalera*
    aqui/estoy/toy tirada/tirado/tumbada/espatarrada/caida/caido
    @have? volcado/caido/volcao __ silla/cama/ruedas/andador/grua/bici/escalera
    no _ puedo/puede _ _ levantar/mover/incorporar & @they/cama/suelo/caid*/sola/solo/sillon ! persiana ! pronto ! temprano ! caja ! peso
  `,
  overrules: [
    {
      // Who fell has the card of falls, also where she doubts what she took.
      kinds: [null],
      isNow: true,
      patterns: `
    @doubtful & <!se/si/cuando me he/e/acabo/estoy/iba _ caido/caer/cayendo >!bien/mal/del ! @is_well
    @unsure & @dosed & <!se/si/cuando me he/e/acabo/estoy/iba _ caido/caer/cayendo >!bien/mal/del ! @is_well
    @doubtful & <!se/si/cuando me cai >!bien/mal ! @is_well
    @unsure & @dosed & <!se/si/cuando me cai >!bien/mal ! @is_well
`,
    },
    {
      // An ache that a blow or a fall left.
      kinds: [null],
      isLasting: true,
      patterns: `
    @ailing & @since_a_blow ! de sueno ! dedo ! dedos ! hace __ mes/meses/ano/anos
`,
    },
  ],
};
