import { reportUnlessOffline, unwrap } from "@acompana/kit/api";
import { useScreen, useSession, type VoiceSettings } from "@acompana/kit/area";
import { consents } from "@acompana/kit/consents";
import { home, useResourceCache } from "@acompana/kit/reading";
import { type UserRecord, useUserRecord } from "../user-record/user-record.resource.ts";

/** What the person decides about the portal. */
export interface Settings extends Required<VoiceSettings> {
  familyConsent: boolean;
  municipalConsent: boolean;
  darkMode: boolean;
  /** How she wants to be called, or ''; null where the server takes no such wish. */
  preferredName: string | null;
}

type SettingsRecord = Omit<Settings, keyof VoiceSettings | "preferredName"> &
  VoiceSettings & { preferredName?: string | null | undefined };

/** An API of an earlier release says nothing of speed and volume. */
const settingsOf = (user: SettingsRecord): Settings => ({
  familyConsent: user.familyConsent,
  municipalConsent: user.municipalConsent,
  voiceEnabled: user.voiceEnabled !== false,
  voiceSpeed: user.voiceSpeed ?? "normal",
  voiceVolume: user.voiceVolume ?? "loud",
  darkMode: user.darkMode,
  preferredName: user.preferredName === undefined ? null : (user.preferredName ?? ""),
});

/**
 * The settings as the server has them, and how to save new ones. `loaded` is false where they could
 * not be read: then they are what they were when the person signed in.
 */
export function useSettings() {
  const { api, refreshSession } = useScreen();
  const { user } = useSession("person");
  const path = { userId: user.id };
  const cacheOf = useResourceCache();
  const reading = useUserRecord();
  const { data, error, mutate } = reading;

  async function save(changes: Partial<Settings>) {
    const call = { params: { path }, body: changes };
    const record: UserRecord = await unwrap(api.PUT("/api/users/{userId}/settings", call)).catch(
      (error: unknown) => {
        // Nobody knows what a call whose answer was lost has done: the switches show it.
        void mutate().catch(() => {});
        throw error;
      },
    );
    await mutate(record, { revalidate: false });
    for (const changed of [consents, home]) void cacheOf(changed, user.id).renew();
    // Every screen takes the voice setting from the session.
    await refreshSession().catch(reportUnlessOffline);
    return settingsOf(record);
  }

  return {
    settings: data || error ? settingsOf(data ?? user) : undefined,
    loaded: data !== undefined,
    reading,
    save,
  };
}
