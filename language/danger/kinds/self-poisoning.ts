import { type Danger, LEARNED_KINDS } from "../danger.ts";

/** She, or somebody she knows, has swallowed something in order to die. */
export const selfPoisoning: Danger = {
  kind: "self-poisoning",
  urgency: "urgent",
  title: "Llama ya al 112, aunque te encuentres bien",
  numbers: [
    { number: "112", who: "Emergencias, a cualquier hora" },
    { number: "915 620 420", who: "Toxicología, a cualquier hora" },
    { number: "024", who: "Te escuchan gratis, a cualquier hora" },
  ],
  steps: [
    "Llama al 112 y di qué se ha tomado, cuánto y a qué hora. Abre la puerta para que puedan entrar.",
    "Ten a mano la caja o el envase. No provoques el vómito, y no comas ni bebas nada.",
    "No te quedes a solas: pide a alguien que venga ya.",
    "Si es otra persona, quédate con ella. Si respira y no despierta, ponla de lado.",
    "En el 024 te escuchan mientras llega la ayuda. Este dolor se puede aliviar.",
  ],
  patterns: "",
  overrules: [
    {
      kinds: LEARNED_KINDS,
      patterns: `
    @has_taken __ @dose & @to_die ! tomado la pastilla ! tome la pastilla ! sin querer ! por error ! equivoc* ! @days_ago
    @dose __ @has_taken & @to_die ! tomado la pastilla ! tome la pastilla ! sin querer ! por error ! equivoc* ! @days_ago
    @has_taken & hinchado/atiborrado/inflado/empastill* & @to_die
    intentado/intento/intente/intentar/querido/tratado __ @tried_by_other/@tried_by_me __ pastill*/medicin*/lejia/veneno/matarratas/tomando*/bebiendo*/tragando*/tomarse/insulina
    suicid*/matado _ _ con/tomando/tomandose/bebiendo _ _ pastill*/medicin*/lejia/veneno/matarratas/sulfato/herbicida
    envenenado/envenene/enveneno/intoxicado/empastill*/sobredosis & @to_die ! me han ! quiere envenenarme ! comida
`,
    },
    {
      kinds: ["suicide"],
      patterns: `
    @has_taken __ @too_much ! tratamiento ! sin querer ! por error ! @days_ago
    @too_much __ @has_taken & @dose ! sin querer ! por error ! @days_ago
    sobredosis
`,
    },
  ],
};
