import { ApiError, sentenceOf } from "@acompana/kit/api";
import { useScreen, useUnsaved } from "@acompana/kit/area";
import { useRef, useState } from "react";
import { entryText } from "../text/entry.ts";
import { settingsText } from "../text/settings.ts";
import type { Settings } from "./settings.resource.ts";
import { type ConsentSetting, useConsentRules } from "./use-consent-rules.ts";

const words = settingsText;
const { save: saveLabel, ...question } = words.unsaved;

const NAMES = [
  "familyConsent",
  "municipalConsent",
  "voiceEnabled",
  "voiceSpeed",
  "voiceVolume",
  "darkMode",
  "preferredName",
] as const satisfies readonly (keyof Settings)[];
type Setting = (typeof NAMES)[number];
type Switch = Exclude<Setting, "voiceSpeed" | "voiceVolume" | "preferredName">;
const isConsent = (name: Setting): name is ConsentSetting =>
  name === "familyConsent" || name === "municipalConsent";

export interface SettingsFormSetup {
  saved: Settings;
  /** Whether all of `saved` is what the server has now. */
  whole: boolean;
  save: (changes: Partial<Settings>) => Promise<Settings>;
}

/** What is chosen and not saved yet, and its saving. */
export function useSettingsForm({ saved, whole, save }: SettingsFormSetup) {
  const { notify, theme, setTheme } = useScreen();
  const [edits, setEdits] = useState<Partial<Settings>>({});
  const [busy, setBusy] = useState(false);
  const [offersPin, setOffersPin] = useState(false);
  const sending = useRef(false);
  const { whyNotGiven, isMarked, confirmWithdrawal } = useConsentRules();
  useThemeToggled(() => setEdits(({ darkMode: _toggled, ...others }) => others));
  // 'Modo noche' says how the page looks here, whatever was saved on another device.
  const before = { ...saved, darkMode: theme === "dark" };
  const shown = { ...before, ...edits };
  const changed = NAMES.filter((name) => shown[name] !== before[name]);
  const dirty = changed.length > 0;
  useUnsaved(dirty ? { ...question, first: { label: saveLabel, act: saveAndLeave } } : null);

  const change = (changes: Partial<Settings>) => setEdits((all) => ({ ...all, ...changes }));

  async function toggle(name: Switch, on: boolean) {
    const isGiven = on && isConsent(name) && !before[name];
    // It would be refused: the switch says no 'Sí' that is not so.
    if (isGiven && whyNotGiven) return await notify.alert(words.cannotGive, whyNotGiven);
    change({ [name]: on });
  }

  /** What is to be saved; of the consents none that the person would rather go on giving. */
  async function confirmed(): Promise<Setting[]> {
    const kept: Setting[] = [];
    for (const name of changed) {
      const isWithdrawn = isConsent(name) && !shown[name];
      if (!isWithdrawn || (await confirmWithdrawal(name))) kept.push(name);
      else setEdits(({ [name]: _declined, ...others }) => others);
    }
    return kept;
  }

  /** Saves these and what goes with every saving. */
  async function saveAll(kept: Setting[]): Promise<void> {
    // What could not be read must not be written back: only what the person changed goes then. Of
    // the consents never more: one on paper that waits is neither given nor withdrawn.
    const changes = Object.fromEntries(kept.map((name) => [name, shown[name]]));
    const { voiceEnabled, darkMode } = shown;
    const now = await save(whole || !dirty ? { voiceEnabled, darkMode, ...changes } : changes);
    setEdits({});
    if (kept.includes("darkMode")) setTheme(now.darkMode ? "dark" : "light");
    const isGiven = kept.some((name) => isConsent(name) && shown[name]);
    setOffersPin(isGiven && isMarked);
  }

  /** Whether what can be saved is; of the rest, and of a failure, it has been said why. */
  async function send(): Promise<"all" | "rest" | "nothing"> {
    if (sending.current) return "nothing";
    sending.current = true;
    let kept: Setting[] = [];
    try {
      kept = await confirmed();
      if (dirty && kept.length === 0) return "nothing";
      setBusy(true);
      await saveAll(kept);
      return "all";
    } catch (error) {
      return await afterFailure(error, kept);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  /** A consent that cannot be given here holds up nothing else that was chosen. */
  async function afterFailure(error: unknown, kept: Setting[]): Promise<"rest" | "nothing"> {
    const others = kept.filter((name) => !(isConsent(name) && shown[name]));
    const isOfConsent = isRefusedConsent(error) && others.length < kept.length;
    try {
      if (isOfConsent && others.length > 0) {
        await saveAll(others);
        await notify.alert(words.savedButConsent, sentenceOf(error));
        return "rest";
      }
    } catch {
      // Told below, as the refusal that came first.
    }
    // A consent is what the server says it is; the rest of the form stays as it was chosen.
    setEdits(({ familyConsent: _family, municipalConsent: _municipal, ...all }) => all);
    await notify.alert(words.failed, sentenceOf(error, entryText.offline));
    return "nothing";
  }

  async function submit() {
    if ((await send()) === "all") await notify.alert(words.saved);
  }

  async function saveAndLeave(): Promise<boolean> {
    const outcome = await send();
    // On the next screen, where an alert would have to be pressed away first.
    if (outcome === "all") notify.toast({ title: words.saved });
    return outcome !== "nothing";
  }

  return {
    shown,
    dirty,
    busy,
    toggle,
    change,
    submit,
    /** How what she may not give can be given, or what is noted where she gives it. */
    consentNote: whyNotGiven ?? (isMarked ? words.unproven : null),
    offersPin,
    pinChosen: () => setOffersPin(false),
  };
}

/** Whether the server says that this session gives no consent. */
const isRefusedConsent = (error: unknown): boolean =>
  error instanceof ApiError &&
  ["CONSENT_NEEDS_OWN_PIN", "CONSENT_ONLY_BY_PERSON"].includes(error.body.code ?? "");

/** The button in the corner changes the theme as well; the switch shows the theme that is seen. */
function useThemeToggled(follow: () => void) {
  const { theme } = useScreen();
  const [seen, setSeen] = useState(theme);
  if (theme === seen) return;
  setSeen(theme);
  follow();
}
