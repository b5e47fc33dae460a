import type { Danger } from "../danger.ts";

/** She herself is ill or hurt. */
export const self: Danger = {
  kind: "self",
  urgency: "urgent",
  title: "Pide ayuda ahora",
  numbers: [{ number: "112", who: "Emergencias, a cualquier hora" }],
  steps: [
    "Llama al 112 y di qué te pasa y dónde estás.",
    "Siéntate o túmbate como respires mejor. No conduzcas.",
    "Si sangras, aprieta fuerte la herida con un paño limpio.",
    "Abre la puerta si puedes y avisa a un vecino.",
  ],
  patterns: `
    @hurts __ @chest
    @chest __ @hurts/aprieta/oprime/revienta/parte/quema/arde/explota/estalla
    brazo/brazos/mandibula/espalda & pecho/corazon & @hurts
    @cannot __ respir*/resoll*/respiro
    me @be? ahog*/asfixi*/axfisi*/asfisi*
    me? @have? atragant*/atoro/atorado/atorada/annusg*/anusg*/ennusg*
    picado/pico/picao/mordido/mordio/picadura/mordedura _ _ vibora/serpiente/culebra/alacran/escorpion/tarantula/perro/avispas/abejas/enjambre
    sangr* @very/mucho/mucha/monton/chorro/chorros/parar/bastante/horrores/cochino/cerdo/abundante
    sangr* _ _ boca/nariz/oido/oidos/cabeza/culo/ano/chorro/chorros/mucho/parar
    no me? _ para/deja/cesa/corta/detiene/puedo/consigo _ _ _ sangr*/sangre/hemorragia
    mucha/perdiendo/pierdo/perdido/echando/echo/echado/vomitado/vomito/vomitando/vomite/escupo/escupiendo/tosiendo/toso/toser/orinado/orino/meo/meado/cagado/hecho/lleno/llena/charco/chorro/chorros/chorreando/sale/salia/saliendo/salido/devuelto/arrojado/mana/brota _ _ sangre >!para/sin/en/fria
    me? @have? @going? desmay*/desmallo
    me @have? va/dado/da/dando/dio/entrado/entra _ un/una/uno _ infarto/angina/arritmia/jamacuco/patatus/yuyu/telele/soponcio/parraque/perrenque/sincope/vahido/vaido/paparajote/ataque/colapso/algo/jamacuko/chungo/mareo & @be/muy/fuerte/ayuda/no/corazon/me
    me @have? @be? dado/da/dio/dando/dar/entrado/entrando __ infarto/angina/arritmia/jamacuco/patatus/yuyu/telele/soponcio/parraque/perrenque/sincope/vahido/vaido/colapso/ataque/achuchon/arrechucho/torozon/sopitipando/siroco/tabardillo
    @chest/pulso _ sale/salta/desboc*/descontrol*/aceler*/disparad*/deprisa/rapido/loco/mil/galop*/palpit*/para/parando/parado/saltos/brinc*/revienta/zambomb*
    vomit*/devolv*/arroj* & tres/dos/toda/todo/dias/noche/parar/agua/desde/sangre
    me? encuentro/siento/hallo/trobo/atopo/noto/veo muy/fatal/malisim*/rematad*/requete*/horrible/cada/peor/mu/bastante/tan/mal/fatla >!de/ya/bien/sola/solo/triste/contenta/feliz/agusto/comoda
    mare* & mucho/muy/muchisim*/fuerte/todo/vueltas/caigo/caer/no/desde/pie/sudor/vomit*/vista/tumb*/golpe/horrible
    fiebre & 39/40/41/cuarenta/altisim*/delir*/delirando/treinta/muchisim*/tiriton*/mucha/tirit*/alta
    ambulancia/ambulansia/anbulancia & necesit*/llam*/ven*/mand*/ya/quiero/avis*/falta/urge*/por
    _ ambulancia & necesit*/llam*/mand*/quiero/avis*/falta/urge*/ya/corre/rapido/pid*/ven*
    llam*/llama*/avis*/telefone*/marc* _ _ 112/061/091/062/emergencias/urgencias/ambulancia/medico/medica/policia/bomberos/guardia/samur/doctor/doctora & 112/061/091/062/emergencias/urgencias/ambulancia/samur/bomberos/ya/urgente/rapido/corre/favor/muy/mal/mala/ayuda/policia/guardia
    me @be? muero/muriendo/moriendo/muriendome/morint/morro
    me @have quedado/quedada? __ encerrad*/atrapad*/atascad*/enganchad*/aprisionad*/sepultad*/pillad*/trabad* __ >!en
    @cannot orinar/mear/tragar
    socorro/socorroo/sosorro/zocorro
    @be sangrando
    socorr* >!ista
    ayuda >!a/con/en/para/de/al/me/y/domicilio/hogar
    <!una/esa/aquella/la/mucha/su/tu ayuda >!a/con/en/para/de/al/me/domicilio/hogar/y
    ayudame/ayudarme/ayudenme >!a/con/en/para/al ! ayudame por favor a/con/en/para ! sudoku ! mensaje ! juego ! foto ! recordatorio ! pantalla
  `,
  overrules: [
    {
      // Pain in the chest and lost breath are no stroke, unless words of one stand beside them.
      kinds: ["stroke"],
      patterns: `
    @hurts __ @chest ! @face ! habl* ! palabr* ! lado ! dormid* ! @they
    @chest __ @hurts/aprieta/oprime ! @face ! habl* ! palabr* ! lado ! dormid* ! @they
    me aprieta el @chest ! @face ! habl* ! palabr* ! lado ! dormid* ! @they
    me falta el? aire/respiracion/aliento ! @face ! habl* ! palabr* ! lado ! dormid*
    dolor/duele _ _ _ barriga/tripa/vientre/estomago ! cabeza ! @face ! habl* ! lado ! @they
`,
    },
    {
      // What swells does not hang.
      kinds: ["stroke"],
      patterns: `
    hinch* _ _ @face/lengua/garganta/labios ! torcid* ! caid* ! habl* ! lado ! @they
    @face/lengua/garganta/labios _ _ hinch* ! torcid* ! caid* ! habl* ! lado ! @they
`,
    },
    {
      // A face that swells after a sting, a food or a medicine may close the throat.
      kinds: [null],
      patterns: `
    hinch* _ _ cara/boca/labio/labios/parpado/parpados/cuello/lengua/garganta & @allergen ! muela ! diente ! flemon
    cara/boca/labio/labios/parpado/parpados/cuello/lengua/garganta _ _ hinch* & @allergen ! muela ! diente ! flemon
`,
    },
    {
      // A head that hits a wall by accident.
      kinds: ["suicide"],
      patterns: `
    me _ he/e/doy/di dado? _ con _ cabeza en/contra/a ! @to_die ! @on_purpose
    me he/e dado _ cabezazo/golpe ! @to_die ! @on_purpose
`,
    },
    {
      kinds: [null],
      patterns: `
    tome/tomado/puse/puesto __ pastilla/pastillas/sintrom/insulina/medicina/medicacion/gotas/jarabe/antibiotico _ _ me mareo/mareando/encuentro+mal/siento+mal/encuentro+fatal/ahogo ! nunca ! por si ! cuando me
    tome/tomado/puse/puesto __ pastilla/pastillas/sintrom/insulina/medicina/medicacion/gotas/jarabe/antibiotico _ _ estoy mareada/mareado/mala/malo/fatal/vomitando ! nunca ! fatal de
    no me? siento/noto/responden/obedecen _ las/los piernas/pies/brazos/manos ! frio
`,
    },
    {
      // Who does not know what she took and feels ill needs help, whichever is the cause.
      kinds: [null],
      isNow: true,
      patterns: `
    @doubtful & @ill ! @is_well
    @unsure & @dosed & @ill ! @is_well
`,
    },
    {
      // Of pain in the chest and lost breath the card of poison says nothing.
      kinds: ["overdose"],
      patterns: `
    @doubtful & @breathless ! @too_far ! repet* ! repit*
    @unsure & @dosed & @breathless ! @too_far ! repet* ! repit*
`,
    },
    {
      // An everyday ache and a sign beside it that it is none.
      kinds: [null, "self"],
      isLasting: true,
      patterns: `
    @ailing/fiebre/decimas & @red_flag ! @medicine que me? tomo/tomaba/pongo/ponia si/cuando ! @medicine __ @pills que me? tomo/tomaba/pongo/ponia si/cuando ! vaso ! papeles ! deudas ! risa ! encia* ! analisis ! donar ! no me? duele/aprieta _ pecho/corazon
    @ailing & @high_fever
    cabeza/fiebre/vomito & cuello/nuca _ _ rigid*/tieso/tiesa
    tengo/sale/salido/subido/puesto/sube la? tension _ a/en/de @far_too_high ! nunca
`,
    },
  ],
};
