import type { Danger } from "../danger.ts";

/** Too many or wrong medicines, or something poisonous, also of somebody else. */
export const overdose: Danger = {
  kind: "overdose",
  urgency: "urgent",
  title: "Llama aunque te encuentres bien",
  numbers: [
    { number: "112", who: "Emergencias, a cualquier hora" },
    { number: "915 620 420", who: "Toxicología, a cualquier hora" },
  ],
  steps: [
    "Llama al 112, o a Toxicología si no notas nada.",
    "Ten a mano la caja o el envase, y di cuánto ha sido y a qué hora.",
    "No provoques el vómito, y no comas ni bebas nada si no te lo dicen.",
    "Si te ha caído en los ojos o en la piel, lávate con mucha agua. Si lo has respirado, sal al aire.",
  ],
  patterns: `
    @swallowed __ @toomany __ @pills | @swallowed __ @pills __ @toomany
    @swallowed _ @toomany >!el/la/los/las & @pills
    @swallowed __ @pills __ de/del/que _ _ _ marido/mujer/perro/otro/otra/gato/vecina/hijo/eran/era/nieto/suyas/suya/madre/padre/no & equivoc*/error/marido/confund*/no/mujer/perro/eran
    @mistaken & @swallowed & @pills/@poison/bote/frasco/botella/vaso
    @swallowed/repetid*/repeti/repito __ dos/doble/tres/otra _ vez/veces/dosis/nuevo & @pills/repet*/insulina
    intoxic*/entoxic*/envenen* & me/se/he/ha/nos/ayuda/mi/creo/estoy ! pelicula ! novela
    @swallowed/probado/ingesta __ @poison ! poison de ! leche ! una copa ! dulces
    bote/frasco/caja/cajas/blister/tableta/pastillero/tubo _ _ entero/entera/enteros/completo/completa/de/vacio/vacia & @swallowed/tragad* & pastill*/jarabe/medic*/dormir/entero/entera/comprimid*/orfidal/lorazepan/gotas/valium/jarabe/pastillero
    todo/toda/todas/entero/entera __ bote/frasco/pastillero/caja/blister/pastillas & @swallowed
    @pinched __ insulina & @toomany/dos/doble/demasiad*/mucha/mas/otra/equivoc*/unidades/rapida/no & no/dos/doble/demasiad*/mucha/mas/otra/equivoc*/mal/confund*
    insulina & doble/dos+veces/demasiad*/equivoc*/confund*/mucha/de+mas/pasado/otra
    @they __ tragado/trago/comido/comio/bebido/bebio/chupado/tomado/tomo/metido/tragao/bebe/come/traga __ @poison/pastill*/@pills & pastill*/@poison/mi/mis/la/las ! merienda ! le toca ! su/sus/la pastilla ya ! jabon? de manos
    @they __ comido/comio/bebido/bebio/tragado/trago/tomado/chupado __ pastillas/medicinas/pastillero/bote/lejia/veneno/pila/jarabe/detergente/colonia/bolas/capsula
    envenen*/intoxic*
    dos veces & pastill*/sintron/sintrom/insulina/medic*/tension/azucar ! al dia ! cada dia ! se toma ! me tomo
    @swallowed __ @many __ pastill*/comprimid*/capsul*/orfidal*/paracetamol*/lexatin*/trankimazin*/medicin* ! al dia ! cada dia ! manana ! por la noche
    @swallowed/pinchado/puesto __ doble/triple & he/me/ha/creo/hoy >!salto
    insulina & mal/equivoc*/doble/demasiad*/dos/mucha/olvidado+y/repet*/rapida & pinchado/pinche/puesto/inyect*/puse/metido/ha/he
    @pills & @toomany & he/me/ha/se/tome/creo & tomado/tomo/tome/tomao/tragado/puesto/pinchado/bebido/trago/tragao/dado ! al dia ! cada dia ! hay que ! medico me ha/manda* ! receta* ! falta* ! tengo que
    @have? bebido/bebio/tragado/trague/comido/chupado/bebi/comi/comio/tomado/probado __ @poison
    @poison & bebido/bebio/tragado/trague/comido/comio/bebe/boca/lengua/trago/bebi
    @they __ tomado/tomo/tragado/bebido/comido/bebio/trago/tragao/tomao/comio/comiendo/bebiendo __ @poison/bote/caja/pastillero/pastillas/blister/algo+malo ! las pastillas ya ! @beast
  `,
  overrules: [
    {
      // Twice for certain, told of today: neither perhaps, nor as it was prescribed.
      kinds: [null],
      patterns: `
    @took_now __ @medicine __ a la/las _ _ otra/otro vez? _ a la/las ! @perhaps ! @unsure ! @prescribed
    @took_now una a la/las _ _ otra _ a la/las ! @perhaps ! @unsure ! @prescribed
    @took_now __ @medicine __ a la/las _ _ a la/las _ otra/otro ! @perhaps ! @unsure ! @prescribed
    @took_now __ @medicine __ otra+vez/de+nuevo a/al/ahora/por/en/esta/hace/hoy/despues/luego/antes ! @perhaps ! @unsure ! @regular
    @took_now __ @medicine __ la/lo/las/los @have? repeti/repetido/vuelto/volvi ! @perhaps ! @unsure ! @regular
    @took_now __ @medicine __ @took otra/otro >!de/del/para/distinta/cosa ! @prescribed
    me? la/las/lo @have? @took __ a la/las _ _ otra vez? _ a la/las ! @perhaps ! @unsure ! @prescribed
    <!que/si me? la/las/lo @have @took _ dos/tres/cuatro veces ! @perhaps ! @unsure ! @regular
    <!que/si me la/las/lo tome/puse/pinche _ dos/tres/cuatro veces ! @perhaps ! @unsure ! @regular
    @took_now __ dos/tres/cuatro veces __ @medicine ! @perhaps ! @unsure ! @regular
`,
    },
  ],
};
