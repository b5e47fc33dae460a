import { useSession } from "@acompana/kit/area";
import { firstName } from "@acompana/kit/format";
import { BusyLabel, Button, TextField } from "@acompana/kit/ui";
import { Landmark, type LucideIcon, Moon, Save, UsersRound, Volume2 } from "lucide-react";
import { useId } from "react";
import { settingsText } from "../text/settings.ts";
import { OwnPinOffer } from "./own-pin.tsx";
import { Section } from "./section.tsx";
import styles from "./settings.module.css";
import { Toggle } from "./toggle.tsx";
import { type SettingsFormSetup, useSettingsForm } from "./use-settings-form.ts";
import { VoiceChoices } from "./voice-choices.tsx";

const words = settingsText;

const CONSENTS = [
  { name: "familyConsent", icon: UsersRound },
  { name: "municipalConsent", icon: Landmark },
] as const;

/** The switches, how the portal speaks, and the one button with which all of it is saved. */
export function SettingsForm(setup: SettingsFormSetup) {
  const { shown, dirty, busy, consentNote, pinOffer, ...form } = useSettingsForm(setup);
  const { user } = useSession("person");
  const note = useId();

  const toggle = (name: keyof typeof words.toggles, icon: LucideIcon, describedBy?: string) => (
    <Toggle
      key={name}
      icon={icon}
      label={words.toggles[name].label}
      line={words.toggles[name].line}
      describedBy={describedBy}
      on={shown[name]}
      begins={form.whenBegins(name)}
      onToggle={(on) => void form.toggle(name, on)}
    />
  );

  return (
    <>
      {shown.preferredName !== null && (
        <TextField
          label={words.called.label}
          hint={words.called.hint(firstName(user.name))}
          value={shown.preferredName}
          {...form.nameWords}
          autoComplete="off"
          onValue={(preferredName) => form.change({ preferredName })}
        />
      )}
      <Section title={words.sharing}>
        {CONSENTS.map(({ name, icon }) => toggle(name, icon, consentNote ? note : undefined))}
        {consentNote && (
          <p id={note} className={styles.note}>
            {consentNote}
          </p>
        )}
        {pinOffer && <OwnPinOffer sentence={pinOffer} onChosen={form.pinChosen} />}
      </Section>
      <Section title={words.speaking}>
        {toggle("voiceEnabled", Volume2)}
        {shown.voiceEnabled && <VoiceChoices shown={shown} onChange={form.change} />}
      </Section>
      <Section title={words.screen}>{toggle("darkMode", Moon)}</Section>
      <p role="status" className={dirty ? styles.pending : styles.remember}>
        {dirty ? words.pending : words.remember}
      </p>
      <div className={dirty ? `${styles.foot} ${styles.stays}` : styles.foot}>
        <Button
          look="primary"
          wide
          icon={Save}
          className={styles.save}
          disabled={busy}
          onClick={() => void form.submit()}
        >
          <BusyLabel busy={busy} doing={words.saving}>
            {words.save}
          </BusyLabel>
        </Button>
      </div>
    </>
  );
}
