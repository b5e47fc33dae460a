import { type Finding, good, problem } from "./finding.ts";

/** Signatures and sessions bear more, but a clock a minute out is not being set by anybody. */
const MOST_MS = 60_000;

/**
 * Compares another machine's clock with ours.
 *
 * @param whose in the sentence, e.g. `de la base de datos`
 * @param asked our moment before it was asked, in milliseconds since 1970
 * @param answered the same after its answer came
 */
export function checkClock(
  whose: string,
  theirs: number,
  { asked, answered }: { asked: number; answered: number },
): Finding {
  const apart = Math.max(asked - theirs, theirs - answered, 0);
  if (apart <= MOST_MS) return good(`Reloj: el ${whose} coincide con el de esta máquina.`);
  return problem(
    `Reloj: el ${whose} y el de esta máquina están a ${Math.round(apart / 1000)} s. ` +
      "Pon en hora la que esté mal: de ella dependen recordatorios, sesiones y firmas.",
  );
}
