import { answer } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import useSWR from "swr";

/** What the person decides about the portal. */
export interface Settings {
  familyConsent: boolean;
  municipalConsent: boolean;
  voiceEnabled: boolean;
  darkMode: boolean;
}

const settingsOf = (user: Settings): Settings => ({
  familyConsent: user.familyConsent,
  municipalConsent: user.municipalConsent,
  voiceEnabled: user.voiceEnabled !== false,
  darkMode: user.darkMode,
});

/**
 * The settings as the server has them, and how to save new ones. `loaded` is false where they could
 * not be read: then they are what they were when the person signed in.
 */
export function useSettings() {
  const { api, refreshSession } = useScreen();
  const { user } = useSession("person");
  const path = { id: user.id };
  const { data, error, mutate } = useSWR(
    ["settings", user.id],
    async () => {
      const record = await answer(api.GET("/api/users/{id}", { params: { path } }));
      return "voiceEnabled" in record ? settingsOf(record) : settingsOf(user);
    },
    { onError: (failure) => reportError(failure) },
  );

  async function save(changes: Partial<Settings>) {
    const call = { params: { path }, body: changes };
    const saved = settingsOf(await answer(api.PUT("/api/users/{id}/settings", call)));
    await mutate(saved, { revalidate: false });
    // The voice of every screen goes by the session.
    await refreshSession().catch((failure: unknown) => reportError(failure));
    return saved;
  }

  return {
    settings: data ?? (error ? settingsOf(user) : undefined),
    loaded: data !== undefined,
    save,
  };
}
