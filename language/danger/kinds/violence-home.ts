import type { Danger } from "../danger.ts";

/** A husband or partner, also a former one, hurts, threatens or locks in a woman. */
export const violenceHome: Danger = {
  kind: "violence-home",
  urgency: "urgent",
  title: "No es culpa tuya. Te pueden ayudar",
  numbers: [
    { number: "016", who: "Violencia contra las mujeres, gratis, a cualquier hora" },
    { number: "112", who: "Si corres peligro ahora" },
  ],
  steps: [
    "Si corres peligro ahora, sal de casa si puedes y llama al 112.",
    "Si no puedes salir, quédate lejos de la cocina y cerca de una puerta.",
    "En el 016 te escuchan y te aconsejan. No sale en la factura: borra tú la llamada del teléfono.",
    "Cuéntaselo a alguien de tu confianza, o a tu médica.",
  ],
  patterns: `
    @partner __ me/nos? @have? @be? @going? @harms ! catarro ! voz ! me pega __ camisa
    me/nos @have? @be? @going? @harms __ @partner ! catarro
    @harms __ @partner & me/mi/ayer/noche/siempre/otra ! al/a marido
    @partner __ @violence & me/mi/conmigo/casa/ninos/hijos/miedo/siempre/dice/viene/venido/puerta/esta/borracho/ha ! cuando vea ! se entere ! al/de futbol ! a fuego
    @partner __ amenaz*
    @partner __ matarme/mata/matar/raja/rajarme/degolla*/estrangul*/ahogarme/quemarme/pegarme/violarme & me/quiere/dice/va/mi/intent*/cuando ! cuando vea ! cuando se entere ! se va a ! matarse ! mata a trabajar ! la matanza ! el cerdo
    miedo/panico/terror/pavor/temo/temor/asustad*/aterrorizad*/temblando/tiemblo __ @partner ! se/le muera/pase/caiga ! por mi
    @partner __ controla/vigila/controlando/vigilando/revisa/registra/quita & movil/dinero/telefono/todo/salgo/salidas/hablar/mensajes/gasto/ropa/hermanas/no & me/mi ! tension ! azucar ! colesterol
    @partner __ desprecia/humill*/ningun*/insult*/chilla/desprecian/mierda/inutil/puta/idiota/tonta/grita & me/siempre/dias/todos/dice/todo/pega/empuj*/miedo ! tele ! futbol ! arbitro
    @years __ @beatings
    mi/la @relative __ marido/pareja/novio/ex __ @harms
    yerno/cunado/suegro/marido/novio/padre __ le/la/me? @have? @be? pega/pegando/maltrata/golpea/pegado __ a? mi/su hija/hermana/nieta/mujer/madre/sobrina/amiga ! balon
  `,
  overrules: [
    {
      kinds: ["abuse"],
      patterns: `
    mi @him _ me/nos @have? @be? @going? @harms ! companero de/del
    mi @him lleva __ @beatings ! companero de/del
    me/nos @have? @be? @going? @harms _ mi @him ! companero de/del ! a/de mi @him
    @man _ le? la? @have? @be? @harms a su ex? @wife
    mi padre/abuelo le? la? @have? @be? @harms a mi madre/abuela | mi yerno/cunado/suegro le? la? @have? @be? @harms a mi hija/hermana/suegra
    @man _ @have? @be? @harms a su ex? @wife
`,
    },
    {
      // Who waits with a knife is no burglar where he was her husband.
      kinds: ["intruder", "other"],
      patterns: `
    mi/su @him __ @lurks ! roba* ! ladron*
    @lurks __ mi/su @him ! roba* ! ladron*
`,
    },
  ],
};
