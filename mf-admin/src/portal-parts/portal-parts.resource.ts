import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading } from "@acompana/kit/reading";

export type AreaOverview = components["schemas"]["AreaOverview"];

const portalParts = resource("portal-parts");

/** Every area of the portal, with its active release and what failed of late. */
export function usePortalParts() {
  const { api, session } = useScreen();
  const owner = session?.role === "administrator" ? session.administrator.id : "";
  return useReading(portalParts.key(owner), async () => {
    const { areas } = await unwrap(api.GET("/api/releases"));
    return areas;
  });
}
