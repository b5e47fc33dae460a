import { type Danger, LEARNED_KINDS } from "../danger.ts";

/** She, or somebody she knows, has opened the gas or lit a fire in order to die. */
export const selfHarmGas: Danger = {
  kind: "self-harm-gas",
  urgency: "urgent",
  title: "Sal de casa y llama ya al 112",
  numbers: [
    { number: "112", who: "Emergencias y bomberos" },
    { number: "024", who: "Te escuchan gratis, a cualquier hora" },
  ],
  steps: [
    "Abre las ventanas, no enciendas nada, ni la luz, y sal. Si puedes, cierra el gas antes de salir.",
    "Si hay fuego o humo: sal ya, por lo bajo, y cierra la puerta al salir.",
    "Llama al 112 cuando estés fuera, y di qué ha pasado y si queda alguien dentro.",
    "No te quedes a solas: ve con un vecino o pide a alguien que venga ya.",
    "En el 024 te escuchan mientras llega la ayuda. Este dolor se puede aliviar.",
  ],
  patterns: "",
  overrules: [
    {
      kinds: LEARNED_KINDS,
      patterns: `
    @gas_opened & @to_die ! @cook ! @days_ago
    cabeza en/dentro _ horno & gas
    intentado/intento/intente/intentar/querido/tratado __ @tried_by_other/@tried_by_me __ gas/butano/brasero/monoxido ! tirar*
    suicid*/matado _ _ con _ _ gas/butano/brasero
`,
    },
    { kinds: ["suicide"], patterns: "@gas_opened ! @cook ! @days_ago" },
  ],
};
