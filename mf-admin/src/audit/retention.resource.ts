import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading } from "@acompana/kit/reading";
import { useRenewEvents } from "./events.resource.ts";

export type Retention = components["schemas"]["Retention"];

const retention = resource("retention");

/** How long data are kept, and when each time limit was last applied. */
export function useRetention() {
  const { api, session } = useScreen();
  const asked = session?.role === "administrator" ? retention.key(session.administrator.id) : null;
  const renewEvents = useRenewEvents();
  const reading = useReading(asked, () => unwrap(api.GET("/api/retention")));

  /** Says that the server's date is right: what is too old is deleted again. */
  async function resume(): Promise<void> {
    await unwrap(api.POST("/api/retention/resume"));
    await reading.mutate((limits) => limits?.map((limit) => ({ ...limit, heldAt: null })), {
      revalidate: false,
    });
    void renewEvents();
  }

  return { reading, resume };
}
