import { Button } from "@acompana/kit/ui";
import { Volume2, VolumeX } from "lucide-react";
import { useEffect, useRef } from "react";
import { text } from "../text.ts";
import styles from "./sound-question.module.css";
import type { Volume } from "./sounds.ts";
import type { Sounds } from "./use-sounds.ts";

const words = text.sound;

interface SoundQuestionProps {
  sounds: Pick<Sounds, "setVolume" | "markAsked">;
}

/** Asks once in a player's life, in the game where it is first seen, whether sounds are wanted. */
export function SoundQuestion({ sounds: { setVolume, markAsked } }: SoundQuestionProps) {
  const question = useRef<HTMLElement>(null);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && markAsked(),
      { threshold: 0.5 },
    );
    if (question.current) seen.observe(question.current);
    return () => seen.disconnect();
  }, [markAsked]);
  const answer = (volume: Volume) => {
    // The pressed button goes away; the sounds can be changed in the options that follow.
    question.current?.parentElement?.querySelector("summary")?.focus();
    setVolume(volume);
  };
  return (
    <section ref={question} className={styles.question} aria-label={words.ask}>
      <p>{words.ask}</p>
      <Button icon={Volume2} onClick={() => answer("soft")}>
        {words.yes}
      </Button>
      <Button icon={VolumeX} onClick={() => answer("off")}>
        {words.no}
      </Button>
    </section>
  );
}
