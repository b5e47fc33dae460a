import { type ApiError, answer, type components } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import useSWR from "swr";

/** What anyone in front of the tablet may know of an older person. */
export type SelectableUser = components["schemas"]["SelectableUser"];

/** The active people of a municipality; asks nothing while that is unknown. */
export function useSelectableUsers(municipalityId: string | undefined) {
  const { api } = useScreen();
  const { data, error, isValidating, mutate } = useSWR<SelectableUser[], ApiError>(
    municipalityId ? ["selectable-users", municipalityId] : null,
    () =>
      answer(
        api.GET("/api/users", { params: { query: { municipalityId: municipalityId ?? "" } } }),
      ),
  );
  return { users: data, error, reading: isValidating, reload: () => void mutate() };
}

/** Asks the server about a PIN; a right one also opens the person's session. */
export function useVerifyPin() {
  const { api } = useScreen();
  return (id: string, pin: string) =>
    answer(api.POST("/api/users/{id}/verify-pin", { params: { path: { id } }, body: { pin } }));
}
