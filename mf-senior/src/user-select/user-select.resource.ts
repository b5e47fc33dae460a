import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading } from "@acompana/kit/reading";

/** What anyone in front of the tablet may know of an older person. */
export type SelectableUser = components["schemas"]["SelectableUser"];

const selectableUsers = resource("selectable-users");

/** The active people of a municipality; asks nothing while that is unknown. */
export function useSelectableUsers(municipalityId: string | undefined) {
  const { api } = useScreen();
  return useReading<SelectableUser[]>(
    municipalityId ? selectableUsers.key(municipalityId) : null,
    async () => {
      const query = { municipalityId: municipalityId ?? "" };
      // Asked without an administrator's id, the server sends what anyone may see.
      return (await unwrap(api.GET("/api/users", { params: { query } }))) as SelectableUser[];
    },
  );
}

/** Asks the server about a PIN; a right one also opens the person's session. */
export function useVerifyPin() {
  const { api } = useScreen();
  return (userId: string, pin: string) =>
    unwrap(
      api.POST("/api/users/{userId}/verify-pin", { params: { path: { userId } }, body: { pin } }),
    );
}
