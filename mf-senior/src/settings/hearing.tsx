import { useScreen, useSession } from "@acompana/kit/area";
import { SoundTrial, soundTrialOffer } from "@acompana/kit/ring";
import { Button } from "@acompana/kit/ui";
import { BellRing, Lightbulb } from "lucide-react";
import { useState } from "react";
import { settingsText } from "../text/settings.ts";
import { Section } from "./section.tsx";
import styles from "./settings.module.css";
import { Toggle } from "./toggle.tsx";

const words = settingsText.hearing;

/** Whether reminders are heard here: to be tried, and on her own device a screen that stays lit. */
export function Hearing() {
  const { wakeLock } = useScreen();
  const { enteredBy, isOnOwnDevice } = useSession("person");
  const [isTrying, setTrying] = useState(false);
  return (
    <Section title={words.title}>
      <Button wide icon={BellRing} className={styles.try} onClick={() => setTrying(true)}>
        {soundTrialOffer.confirm}
      </Button>
      {wakeLock && isOnOwnDevice && !enteredBy && (
        <Toggle
          icon={Lightbulb}
          label={words.lit}
          line={wakeLock.state === "none" ? words.dark : words.litLine}
          on={wakeLock.isOn}
          onToggle={wakeLock.turn}
        />
      )}
      {isTrying && <SoundTrial onClose={() => setTrying(false)} />}
    </Section>
  );
}
