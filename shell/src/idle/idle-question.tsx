import type { ApiClient } from "@acompana/kit/api";
import type { Session, VoiceSettings } from "@acompana/kit/area";
import { soundOf } from "@acompana/kit/speech";
import { Button } from "@acompana/kit/ui";
import { useEffect } from "react";
import { useIsCalled } from "../navigation/open-dialogs.ts";
import { ModalDialog } from "../notify/modal-dialog.tsx";
import { text } from "../text.ts";
import styles from "./idle-question.module.css";
import { useIdleQuestion } from "./use-idle-question.ts";

const words = text.idle;

interface IdleQuestionProps {
  /** Whose screen is shown. */
  session: Session;
  /** How long that role's session lives unused; null: as long as it lasts. */
  idleSeconds: number | null;
  api: ApiClient;
}

/**
 * '¿Sigues ahí?', a minute before a session that nobody uses ends. Not over a reminder that rings:
 * answering that is use of the session, and a ring goes on after its end.
 */
export function IdleQuestion({ session, idleSeconds, api }: IdleQuestionProps) {
  const { isDue, stay } = useIdleQuestion(session.role, idleSeconds, api);
  const isAsked = !useIsCalled() && isDue;
  // Only older people have a voice that can be turned on and off.
  const voice = session.role === "person" ? session.user : { voiceEnabled: false };
  useSpoken(isAsked && voice.voiceEnabled !== false, voice);
  if (!isAsked) return null;
  return (
    <ModalDialog title={words.title} description={words.line}>
      <Button look="primary" wide className={styles.stay ?? ""} onClick={stay}>
        {words.stay}
      </Button>
    </ModalDialog>
  );
}

/** Says the question aloud, until it is answered. */
function useSpoken(isSpoken: boolean, settings: VoiceSettings) {
  const { rate, volume } = soundOf(settings);
  useEffect(() => {
    const voice = globalThis.speechSynthesis;
    if (!isSpoken || !voice) return;
    const speech = new SpeechSynthesisUtterance(`${words.title} ${words.line}`);
    // As the older person's area speaks.
    Object.assign(speech, { lang: "es-ES", rate, volume });
    voice.speak(speech);
    return () => voice.cancel();
  }, [isSpoken, rate, volume]);
}
