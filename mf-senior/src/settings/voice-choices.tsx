import { useSession } from "@acompana/kit/area";
import { calledName } from "@acompana/kit/format";
import { readAloudText, useFailedLine } from "@acompana/kit/read-aloud";
import { clearFailedLines, useSpeech } from "@acompana/kit/speech";
import { Button, Choice } from "@acompana/kit/ui";
import { Square, Volume2 } from "lucide-react";
import { settingsText } from "../text/settings.ts";
import styles from "./settings.module.css";
import type { Settings } from "./settings.resource.ts";

const words = settingsText.voice;

/** The choices of a kind, with their words. */
const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

interface VoiceChoicesProps {
  shown: Settings;
  onChange: (changes: Partial<Settings>) => void;
}

/** How fast and how loud the portal speaks, to be tried before it is saved. */
export function VoiceChoices({ shown, onChange }: VoiceChoicesProps) {
  const { user } = useSession("person");
  const { available, speaking, speak, stop } = useSpeech(shown);
  const { line, onFailed } = useFailedLine();

  async function tryIt() {
    if (speaking) return stop();
    clearFailedLines();
    if ((await speak(words.sample(calledName(user)))) === "failed") onFailed(readAloudText.failed);
  }

  return (
    <div className={styles.voice}>
      <Choice
        legend={words.speed}
        options={optionsOf(words.speeds)}
        value={shown.voiceSpeed}
        size="large"
        onValue={(voiceSpeed) => onChange({ voiceSpeed })}
      />
      <Choice
        legend={words.volume}
        options={optionsOf(words.volumes)}
        value={shown.voiceVolume}
        size="large"
        onValue={(voiceVolume) => onChange({ voiceVolume })}
      />
      {available && (
        <Button
          wide
          icon={speaking ? Square : Volume2}
          className={styles.try}
          onClick={() => void tryIt()}
        >
          {speaking ? readAloudText.stop : words.try}
        </Button>
      )}
      {line}
      <p className={styles.hint}>{words.louder}</p>
    </div>
  );
}
