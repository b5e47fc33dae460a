import { ApiError, sentenceOf, settingsLimits } from "@acompana/kit/api";
import { useScreen, useUnsaved } from "@acompana/kit/area";
import { lengthWords } from "@acompana/kit/form";
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
const CONSENT_NAMES = ["familyConsent", "municipalConsent"] as const;
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
  const rules = useConsentRules();
  const { whyNotGiven, whyLater, isMarked, beginningOf } = rules;
  useThemeToggled(() => setEdits(({ darkMode: _toggled, ...others }) => others));
  // 'Modo noche' says how the page looks here, whatever was saved on another device.
  const before = { ...saved, darkMode: theme === "dark" };
  const shown = { ...before, ...edits };
  const changed = NAMES.filter((name) => shown[name] !== before[name]);
  const dirty = changed.length > 0;
  const { maxLength } = settingsLimits.preferredName;
  const nameWords = lengthWords(shown.preferredName ?? "", maxLength);
  useUnsaved(dirty ? { ...question, first: { label: saveLabel, act: saveAndLeave } } : null);

  const change = (changes: Partial<Settings>) => setEdits((all) => ({ ...all, ...changes }));

  async function toggle(name: Switch, on: boolean) {
    const isGiven = on && isConsent(name) && !before[name];
    // It would be refused: the switch says no 'Sí' that is not so.
    if (isGiven && whyNotGiven) return await notify.alert(words.cannotGive, whyNotGiven);
    const beginning = isConsent(name) && on && whyLater && !before[name] && beginningOf(name);
    if (isConsent(name) && beginning) return await cancelWaiting(name, beginning);
    change({ [name]: on });
  }

  /** One that waits can only be taken back here, and is at once. */
  async function cancelWaiting(name: ConsentSetting, beginning: string) {
    if (!(await rules.confirmCancelling(beginning))) return;
    try {
      await save({ [name]: false });
    } catch (error) {
      await notify.alert(words.failed, sentenceOf(error, entryText.offline));
    }
  }

  /** What is to be saved; of the consents none that the person would rather go on giving. */
  async function confirmed(): Promise<Setting[]> {
    const kept: Setting[] = [];
    for (const name of changed) {
      const isWithdrawn = isConsent(name) && !shown[name];
      if (!isWithdrawn || (await rules.confirmWithdrawal(name))) kept.push(name);
      else setEdits(({ [name]: _declined, ...others }) => others);
    }
    return kept;
  }

  /** Saves these and what goes with every saving. @returns whether a consent is not in force yet */
  async function saveAll(kept: Setting[]): Promise<{ isLater: boolean }> {
    // What could not be read must not be written back: only what the person changed goes then. Of
    // the consents never more: one on paper that waits is neither given nor withdrawn.
    const changes = Object.fromEntries(kept.map((name) => [name, shown[name]]));
    const { voiceEnabled, darkMode } = shown;
    const now = await save(whole || !dirty ? { voiceEnabled, darkMode, ...changes } : changes);
    setEdits({});
    if (kept.includes("darkMode")) setTheme(now.darkMode ? "dark" : "light");
    const given = kept.filter((name) => isConsent(name) && shown[name]);
    setOffersPin(given.length > 0 && isMarked);
    return { isLater: given.some((name) => !now[name]) };
  }

  /** Whether what can be saved is; of the rest, and of a failure, it has been said why. */
  async function send(): Promise<"all" | "later" | "rest" | "nothing"> {
    if (sending.current) return "nothing";
    if (nameWords.error) {
      await notify.alert(words.failed, nameWords.error);
      return "nothing";
    }
    sending.current = true;
    let kept: Setting[] = [];
    try {
      kept = await confirmed();
      if (dirty && kept.length === 0) return "nothing";
      setBusy(true);
      return (await saveAll(kept)).isLater ? "later" : "all";
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
    const outcome = await send();
    if (outcome === "all") await notify.alert(words.saved);
    if (outcome === "later") await notify.alert(words.saved, later());
  }

  async function saveAndLeave(): Promise<boolean> {
    const outcome = await send();
    // On the next screen, where an alert would have to be pressed away first.
    if (outcome === "all") notify.toast({ title: words.saved });
    if (outcome === "later") notify.toast({ title: words.saved, description: later() });
    return outcome !== "nothing";
  }

  /** A session that gives none, as one that an administrator entered, has no date to tell. */
  const later = () => (whyLater ? words.asked : words.savedButConsent);

  const ownPinSentence = () => {
    if (offersPin) return words.offer;
    const waits = CONSENT_NAMES.some((name) => beginningOf(name) !== null);
    return whyLater && waits ? words.ownPin : null;
  };

  return {
    shown,
    /** What is wrong with the name, in a sentence. */
    nameWords,
    dirty,
    busy,
    toggle,
    change,
    submit,
    /** How what she may not give can be given, or what is noted where she gives it. */
    consentNote: whyNotGiven ?? whyLater ?? (isMarked ? words.unproven : null),
    /** When a consent that is not given begins, in words, or null. */
    whenBegins: (name: Switch) =>
      isConsent(name) && !shown[name] && !before[name] ? beginningOf(name) : null,
    /** Why a PIN of her own is offered beside the consents, or null. */
    pinOffer: ownPinSentence(),
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
