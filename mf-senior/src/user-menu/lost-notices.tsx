import { ReadingNote } from "@acompana/kit/reading";
import { useState } from "react";

/**
 * In the place of the notices when their chunk could not be fetched: the home stays. A browser
 * never asks again for a chunk that failed, so 'Reintentar' leads to the shell's card, which
 * fetches the area under another name.
 */
export function LostNotices({ error }: { error: unknown }) {
  const [isAgain, setAgain] = useState(false);
  if (isAgain) throw error;
  const reading = { error, busy: false, retry: () => setAgain(true) };
  return <ReadingNote reading={reading} isKnown={false} />;
}
