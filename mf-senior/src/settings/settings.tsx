import { sentenceOf } from "@acompana/kit/api";
import { useScreen, useSession, useUnsaved } from "@acompana/kit/area";
import { Avatar, Button, Loading, Page } from "@acompana/kit/ui";
import { Landmark, Moon, Save, UsersRound, Volume2 } from "lucide-react";
import { useRef, useState } from "react";
import { text } from "../text.ts";
import styles from "./settings.module.css";
import { type Settings as Choices, useSettings } from "./settings.resource.ts";
import { Toggle } from "./toggle.tsx";

const words = text.settings;

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
  const { settings, loaded, save } = useSettings();
  return (
    <Page title={words.title} line={words.titleLine} width="narrow" onBack={back}>
      <div className={styles.profile}>
        <Avatar name={user.name} photo={user.photo} size={96} />
        <p className={styles.name}>{user.name}</p>
      </div>
      {settings ? (
        <SettingsForm saved={settings} whole={loaded} save={save} />
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
  const { notify, setTheme } = useScreen();
  const [edits, setEdits] = useState<Partial<Choices>>({});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  useThemeToggled((darkMode) => setEdits((all) => ({ ...all, darkMode })));
  const shown = { ...saved, ...edits };
  const changed = TOGGLES.map(({ name }) => name).filter((name) => shown[name] !== saved[name]);
  const dirty = changed.length > 0;
  useUnsaved(dirty ? words.unsaved : null);

  async function submit() {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      // What could not be read must not be written back: only what the person changed goes then.
      const changes = Object.fromEntries(changed.map((name) => [name, shown[name]]));
      const kept = await save(whole || !dirty ? shown : changes);
      setEdits({});
      setTheme(kept.darkMode ? "dark" : "light");
      await notify.alert(words.saved);
    } catch (error) {
      await notify.alert(words.failed, sentenceOf(error, text.entry.offline));
    } finally {
      sending.current = false;
      setBusy(false);
    }
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

/** The button in the corner changes the theme as well; the switch goes with what one sees. */
function useThemeToggled(follow: (dark: boolean) => void) {
  const { theme } = useScreen();
  const [seen, setSeen] = useState(theme);
  if (theme === seen) return;
  setSeen(theme);
  follow(theme === "dark");
}
