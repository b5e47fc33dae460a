import { waitInWords } from "../../format/index.ts";
import { PIN_LENGTH } from "./pin-field.tsx";

/** What the dialog says, unless its caller gives other words. */
export const defaultText = {
  title: (name: string) => `Hola, ${name}`,
  label: "Escribe tu PIN de 4 números",
  typed: (digits: number) => `${digits} de ${PIN_LENGTH} números escritos`,
  enter: "Entrar",
  entering: "Comprobando...",
  erase: "Borrar",
  digitsNeeded: "El PIN debe tener 4 dígitos",
  wrong: "PIN incorrecto",
  tryAgain: "No pasa nada. Vuelve a intentarlo con calma.",
  attemptsLeft: (left: number) => {
    if (left <= 0) return "Ahora toca esperar un poco.";
    return left === 1
      ? "Te queda 1 intento antes de esperar un poco."
      : `Te quedan ${left} intentos.`;
  },
  wait: (seconds: number) => `Espera ${waitInWords(seconds)} antes de volver a intentarlo.`,
  waited: "Ya puedes volver a intentarlo.",
  failed: "Error al verificar PIN",
  offline: "Error de conexión al servidor",
};

export type PinText = typeof defaultText;
