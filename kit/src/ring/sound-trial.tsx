import { Check, RotateCcw, VolumeX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { sentenceOf } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { Bell } from "../drawing/index.ts";
import { usePageSound } from "../sound/index.ts";
import { BusyLabel } from "../ui/index.ts";
import { CallAnswer, CallAnswers, CallLine } from "./call-answers.tsx";
import { CallDialog } from "./call-dialog.tsx";
import { soundTrialText } from "./ring-text.ts";
import styles from "./sound-trial.module.css";
import { useKeepSoundTrial } from "./sound-trial.resource.ts";
import { useRing } from "./use-ring.ts";

const words = soundTrialText;

interface SoundTrialProps {
  /** The portal has the answer. */
  onKept?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * Rings as a reminder does and asks whether it was heard. The answer is kept with the device, where
 * the town hall has authorised it; who has heard nothing is told what to try.
 */
export function SoundTrial({ onKept, onClose }: SoundTrialProps) {
  const { notify } = useScreen();
  const keep = useKeepSoundTrial();
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const [unheard, setUnheard] = useState<{ isKept: boolean } | null>(null);
  const pressed = useRef(false);

  async function answer(isHeard: boolean) {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    try {
      const isKept = await keep(isHeard);
      if (isKept) onKept?.();
      if (!isHeard) return setUnheard({ isKept });
      notify.toast({ title: words.thanks });
      onClose();
    } catch (error) {
      await notify.alert(words.failed, sentenceOf(error, words.offline));
    } finally {
      pressed.current = false;
      setBusy(false);
    }
  }

  function ringAgain() {
    setUnheard(null);
    setRound(round + 1);
  }

  if (unheard)
    return (
      <CallDialog key="help" title={words.help.title} thing={<Bell />} onClose={onClose}>
        {unheard.isKept && <CallLine>{words.help.kept}</CallLine>}
        <ol className={styles.steps}>
          {words.help.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <CallAnswers>
          <CallAnswer isFirst icon={RotateCcw} onClick={ringAgain}>
            {words.help.again}
          </CallAnswer>
        </CallAnswers>
      </CallDialog>
    );
  return (
    <CallDialog
      key="question"
      title={words.title}
      description={words.line}
      thing={<Bell />}
      onClose={busy ? undefined : onClose}
    >
      <Ringing key={round} quiet={busy} />
      <CallAnswers>
        <CallAnswer isFirst icon={Check} aria-disabled={busy} onClick={() => void answer(true)}>
          <BusyLabel busy={busy} doing={words.saving}>
            {words.heard}
          </BusyLabel>
        </CallAnswer>
        <CallAnswer icon={VolumeX} aria-disabled={busy} onClick={() => void answer(false)}>
          {words.unheard}
        </CallAnswer>
        <CallAnswer icon={RotateCcw} aria-disabled={busy} onClick={ringAgain}>
          {words.again}
        </CallAnswer>
      </CallAnswers>
    </CallDialog>
  );
}

/**
 * The ring itself, from its beginning each time that it is put in place. A press wakes the sound:
 * the shell sees to that on the older person's side alone.
 */
function Ringing({ quiet }: { quiet: boolean }) {
  const page = usePageSound();
  useRing(words.spoken, { quiet });
  useEffect(() => {
    const wake = () => void page.wake();
    addEventListener("click", wake, true);
    return () => removeEventListener("click", wake, true);
  }, [page]);
  return null;
}
