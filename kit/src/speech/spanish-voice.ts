/** What the choice of a voice needs to know of it. */
export type VoiceFacts = Pick<SpeechSynthesisVoice, "lang" | "localService">;

/** Android writes es_ES where browsers write es-ES. */
const language = (voice: VoiceFacts) => voice.lang.replace("_", "-").toLowerCase();

/**
 * The voice to speak with: of Spain first, then any Spanish one, and of equals one that needs no
 * network. Undefined when there is no Spanish voice: the browser then does what it can with es-ES.
 */
export function spanishVoice<Voice extends VoiceFacts>(
  voices: readonly Voice[],
): Voice | undefined {
  const worth = (voice: Voice) =>
    (language(voice) === "es-es" ? 2 : 0) + (voice.localService ? 1 : 0);
  return voices
    .filter((voice) => /^es(-|$)/.test(language(voice)))
    .reduce<Voice | undefined>(
      (best, voice) => (!best || worth(voice) > worth(best) ? voice : best),
      undefined,
    );
}
