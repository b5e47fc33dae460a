import { readSet } from "../../../corpora/read-corpora.ts";
import { recogniseDanger } from "../../recognise.ts";

const DANGERS_SAID = readSet("first/open")
  .filter(({ kind }) => kind !== "harmless")
  .flatMap(({ sentences }) => sentences.map(({ text }) => text));

/** How many dangers are recognised with a slip, 0 to 1: of all, or of those chosen by place. */
export function recallWith(
  slip: (text: string) => string,
  isChosen: (place: number) => boolean = () => true,
): number {
  const sentences = DANGERS_SAID.filter((_, place) => isChosen(place));
  const found = sentences.filter((sentence) => recogniseDanger(slip(sentence)) !== null);
  return found.length / sentences.length;
}
