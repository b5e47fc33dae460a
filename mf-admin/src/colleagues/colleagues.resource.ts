import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading } from "@acompana/kit/reading";

export type Colleague = components["schemas"]["Colleague"];
export type PasswordLink = components["schemas"]["PasswordLink"];

const colleagues = resource("colleagues");

/** The administrators of the municipality, by name. */
export function useColleagues() {
  const { api, session } = useScreen();
  const reading = useReading(colleagues.key(session?.municipality.id ?? ""), () =>
    unwrap(api.GET("/api/admin/colleagues")),
  );
  const { mutate } = reading;

  async function setActive(colleagueId: string, isActive: boolean): Promise<void> {
    await unwrap(
      api.PUT("/api/admin/colleagues/{colleagueId}/active", {
        params: { path: { colleagueId } },
        body: { isActive },
      }),
    );
    const changed = (one: Colleague) => (one.id === colleagueId ? { ...one, isActive } : one);
    await mutate((list) => list?.map(changed), { revalidate: false });
  }

  /** For a colleague who has forgotten the password. */
  const makeLink = (colleagueId: string): Promise<PasswordLink> =>
    unwrap(
      api.POST("/api/admin/colleagues/{colleagueId}/password-link", {
        params: { path: { colleagueId } },
      }),
    );

  return { reading, setActive, makeLink };
}
