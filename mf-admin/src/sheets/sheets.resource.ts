import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";

export type UserSheets = components["schemas"]["UserSheets"];
export type UserSheet = UserSheets["sheets"][number];

/** Gives people new PINs and answers with what stands on their sheets: told this once. */
export function useMakeSheets() {
  const { api } = useScreen();
  return (userIds: string[], withDeviceLink: boolean): Promise<UserSheets> =>
    unwrap(api.POST("/api/user-sheets", { body: { userIds, withDeviceLink } }));
}
