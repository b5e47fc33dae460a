import { sentenceOf } from "@acompana/kit/api";
import { useScreen, useSession, useUnsaved } from "@acompana/kit/area";
import { ReadingNote } from "@acompana/kit/reading";
import { Avatar, Button, Loading, Page } from "@acompana/kit/ui";
import { Landmark, Moon, Save, UsersRound, Volume2 } from "lucide-react";
import { useRef, useState } from "react";
import { entryText } from "../text/entry.ts";
import { settingsText } from "../text/settings.ts";
import { OwnConsents } from "./own-consents.tsx";
import { OwnCopy } from "./own-copy.tsx";
import { OwnPin } from "./own-pin.tsx";
import styles from "./settings.module.css";
import { type Settings as Choices, useSettings } from "./settings.resource.ts";
import { Toggle } from "./toggle.tsx";

const words = settingsText;
const { save: saveLabel, ...question } = words.unsaved;

const TOGGLES = [
  { name: "familyConsent", icon: UsersRound },
  { name: "municipalConsent", icon: Landmark },
  { name: "voiceEnabled", icon: Volume2 },
  { name: "darkMode", icon: Moon },
] as const;

/** What the person decides about the portal; nothing counts until it is saved. */
export function Settings() {
  const { back } = useScreen();
  const { user } = useSession("person");
  const { settings, loaded, reading, save } = useSettings();
  return (
    <Page title={words.title} line={words.titleLine} width="narrow" onBack={back}>
      <div className={styles.profile}>
        <Avatar name={user.name} photo={user.photo} size={96} />
        <p className={styles.name}>{user.name}</p>
      </div>
      {/* What was known at the sign-in is still known. */}
      <ReadingNote reading={reading} isKnown />
      {settings ? (
        <>
          <SettingsForm saved={settings} whole={loaded} save={save} />
          <OwnPin />
          <OwnCopy />
          {/* Last, because it is read by itself: what comes later pushes nothing away. */}
          <OwnConsents />
        </>
      ) : (
        <Loading label={words.loading} />
      )}
    </Page>
  );
}

interface SettingsFormProps {
  saved: Choices;
  /** Whether all of `saved` is what the server has now. */
  whole: boolean;
  save: (changes: Partial<Choices>) => Promise<Choices>;
}

function SettingsForm({ saved, whole, save }: SettingsFormProps) {
  const { notify, theme, setTheme } = useScreen();
  const [edits, setEdits] = useState<Partial<Choices>>({});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  useThemeToggled(() => setEdits(({ darkMode: _toggled, ...others }) => others));
  // 'Modo noche' says how the page looks here, whatever was saved on another device.
  const before = { ...saved, darkMode: theme === "dark" };
  const shown = { ...before, ...edits };
  const changed = TOGGLES.map(({ name }) => name).filter((name) => shown[name] !== before[name]);
  const dirty = changed.length > 0;
  useUnsaved(dirty ? { ...question, first: { label: saveLabel, act: saveAndLeave } } : null);

  /** Whether all is saved; if not, why has been said. */
  async function send(): Promise<boolean> {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    try {
      // What could not be read must not be written back: only what the person changed goes then. Of
      // the consents never more: one on paper that waits is neither given nor withdrawn.
      const changes = Object.fromEntries(changed.map((name) => [name, shown[name]]));
      const { voiceEnabled, darkMode } = shown;
      const kept = await save(whole || !dirty ? { voiceEnabled, darkMode, ...changes } : changes);
      setEdits({});
      if (changed.includes("darkMode")) setTheme(kept.darkMode ? "dark" : "light");
      return true;
    } catch (error) {
      await notify.alert(words.failed, sentenceOf(error, entryText.offline));
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  async function submit() {
    if (await send()) await notify.alert(words.saved);
  }

  async function saveAndLeave(): Promise<boolean> {
    const isSaved = await send();
    // On the next screen, where an alert would have to be pressed away first.
    if (isSaved) notify.toast({ title: words.saved });
    return isSaved;
  }

  return (
    <>
      <div className={styles.toggles}>
        {TOGGLES.map(({ name, icon }) => (
          <Toggle
            key={name}
            icon={icon}
            label={words.toggles[name].label}
            line={words.toggles[name].line}
            on={shown[name]}
            onToggle={(on) => setEdits((all) => ({ ...all, [name]: on }))}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <p role="status" className={dirty ? styles.pending : styles.remember}>
          {dirty ? words.pending : words.remember}
        </p>
        <Button
          look="primary"
          wide
          icon={Save}
          className={styles.save}
          disabled={busy}
          onClick={() => void submit()}
        >
          {busy ? words.saving : words.save}
        </Button>
      </div>
    </>
  );
}

/** The button in the corner changes the theme as well; the switch shows the theme that is seen. */
function useThemeToggled(follow: () => void) {
  const { theme } = useScreen();
  const [seen, setSeen] = useState(theme);
  if (theme === seen) return;
  setSeen(theme);
  follow();
}
