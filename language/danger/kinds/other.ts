import type { Danger } from "../danger.ts";

/** Somebody else does not wake, breathe or answer, or is ill or hurt. */
export const other: Danger = {
  kind: "other",
  urgency: "urgent",
  title: "Pide ayuda para esa persona",
  numbers: [{ number: "112", who: "Emergencias, a cualquier hora" }],
  steps: [
    "Llama al 112 y pon el altavoz: te dirán qué hacer mientras llegan.",
    "Háblale y tócale los hombros. Si respira y no despierta, ponla de lado.",
    "Si no respira, aprieta fuerte y seguido en medio del pecho.",
    "Si se atraganta y no puede toser, dale cinco golpes fuertes entre los hombros.",
    "No le des nada de comer ni de beber.",
  ],
  patterns: `
    no/apenas/casi/sin respira/respiran/respiraba/alienta/resuella ! @machine
    @they __ no respira/respirando/respirar
    no/apenas _ _ despiert*/espert*/desperta*/reaccion*/espabil*/recobra/vuelve+en+si ! @beast ! despert* temprano/pronto/tarde
    @they __ no @be? _ _ respond*/contest*/reaccion*/habla/conoce/vuelve/oye/responde ! @machine ! cumplea* ! carta*
    no/ni @be? mueve/menea/moviendo & @they/cama/suelo/nada/esta/sillon/tirad*/ojos ! @machine ! @beast ! ficha* ! nada de
    inconscient*/inconcient*/desvanec* | sin sentido/conocimiento/pulso
    @they __ desmay*/desmall*/desplom*/derrumb*/desvanec* | @se_have _ desmay*/desmall*/desplom* @they? ! la? gallina
    @se_have quedado/quedao/quedo/puesto/poniendo/pone/quedando/ido/volviendo __ tieso/tiesa/frio/fria/helad*/morado/morada/azul/amoratad*/blanco/blanca/palid*/amarill*/traspuest*/ido/ida/rigid*/lacio/lacia/gris/lila/negro & @they/no/se/le/respira/suelo/ahog*/habla/tragad* ! de frio ! de la? envidia
    @they __ morado/morada/azul/amoratad*/traspuest*/rigid*/tiesa/tieso ! pelo ! vestido ! casa
    @le_have @be? dado/da/dio/dando/dar/dao/entrado __ ataque/infarto/algo/patatus/jamacuco/telele/yuyu/soponcio/sincope/parraque/colapso/jamacuko/angina/perrenque/achuchon/vahido/vaido/torozon ! risa
    @se_have @be? ahogando/ahoga/ahogado/asfixia/asfixiando/atragantado/atraganta/atragantando/atorado/atraganto ! planta ! crucigrama
    tragado/trago/metido/tragao __ moneda/pila/boton/canica/hueso/espina/juguete/alfiler/imperdible/bola/anillo/pieza/garbanzo/cacahuete/dentadura/diente/globo/caramelo
    @se_have @be? muriendo/muere/muriendome/agonizando >!de
    @they __ tirado/tirada/tirao/tumbado/tumbada/tendido/tendida/caido/caida/inconsciente & suelo/calle/acera/carretera/cuneta/camino/pasillo/bano/patio/escalera/escaleras/mueve/contest*/respond*/huerta/campo/portal
    @they & en el suelo & no/sangr*/contesta/mueve/ayud*/quej*
    aplast*/pillado/pillao/pillo/cogido/debajo/atrapad*/sepultad*/volcado/enganchad* & tractor/remolque/coche/maquina/escombros/rodillo/cosechadora/prensa/toma/muro/tapia/camion
    @they __ sangr*/desangr*/hemorragia ! analisis
    @they __ @hurts/dolor __ @chest
    @they & caido/cayo/tirado/metido & pozo/rio/piscina/acequia/balsa/alberca/estanque/pantano/agua/mar/tejado/barranco/andamio/arbol/noria/canal/precipicio
    @they __ sudando/suda/palid*/blanc*/gris/frio/fria/mare* & pecho/palid*/blanc*/sudando/desmay*/no/suda/frio ! vino blanco ! vestid*
    @they __ sangr* ! analisis ! donar ! azucar
    @they __ ahog*/asfixi* ! planta ! calor ! vaso ! deudas
    @they __ no se? @be? mueve/menea/moviendo ! ficha ! @machine
  `,
  overrules: [
    {
      // The card of her own illness says 'di qué te pasa' to whoever watches over somebody.
      kinds: ["self"],
      patterns: `
    @they __ le/les/lo/la/se/tiene/esta/respira/no/dice/vomita/tose ! me ! estoy ! tengo ! noto ! siento ! yo ! soy ! veo ! no se que @they
    a @person le/les ! me ! estoy ! tengo ! noto ! siento ! yo
`,
    },
    {
      // As of oneself: nobody knows what was taken, and now that person is ill.
      kinds: [null],
      isNow: true,
      patterns: `
    @they & @unsure __ __ @dosed & @ill_other ! @is_well
`,
    },
    {
      // What she may have taken herself is not what happened to who does not breathe.
      kinds: ["overdose"],
      patterns: `
    @unsure _ _ me @have? @took & @they no _ respira/despierta/contesta/responde/reacciona
`,
    },
    {
      // An everyday illness and a sign beside it that it is none.
      kinds: [null],
      isLasting: true,
      patterns: `
    @they & @ailing/fiebre/tose/toser & @others_red_flag ! @beast ! encia* ! risa
`,
    },
  ],
};
