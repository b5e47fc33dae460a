import { useState } from "react";
import { FormError } from "../ui/index.ts";

/**
 * The sentence that a part of the page cannot be read aloud, to stand beside its button until that
 * is pressed again or the part shows another text. Nothing stands there as long as it can be read.
 */
export function useFailedLine() {
  const [sentence, onFailed] = useState<string | null>(null);
  return { line: sentence && <FormError message={sentence} />, onFailed };
}
