import type { Classes } from "./pattern.ts";

/** Partners by their sex, as `partner` of `phrases.ts` is not: 016 is for women hurt by a man. */
export const PARTNER_CLASSES: Classes = {
  wife: `mujer/esposa/novia/parienta/companera/prometida/senora/muller/dona/exmujer/exesposa/exnovia/excompanera/amante/querida`,
  my_wife: `mi/meva ex? @wife | la parienta/muller/mujer/dona/senora >!que/de | mi ex @wife`,
  husband: `marido/esposo/mario/novio/companero/prometido/exmarido/exesposo/exnovio/excompanero/conyuge`,
  him: `@husband | hombre/home/pareja/expareja | ex >!mujer/esposa/novia/companera/muller/parienta`,
  /** He waits, follows or comes with something in his hand. */
  lurks: `esperando/espera _ abajo/portal/calle/puerta/escalera/esquina | persigue/persiguiendo/sigue/siguiendo _ _ coche/calle/todas+partes/todos+lados | rondando/ronda _ _ casa/puerta/calle/huerto/portal | aporrea/aporreando/aporrearme/aporrearle la? puerta | con/traido/trae/tiene/lleva un/una/el/la cuchillo/navaja/hacha/escopeta/pistola/barra/palo/martillo`,
  man: `hijo/nieto/yerno/hermano/sobrino/cunado/primo/tio/amigo/vecino/padre/suegro/hombre/senor/chico/marido/novio/exmarido/exnovio/zagal/mozo/inquilino/casero`,
};
