import { answer, type components, gone } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import useSWR, { useSWRConfig } from "swr";

export type SupportPerson = components["schemas"]["SupportPerson"];

const listKey = (userId: string) => ["support-persons", userId];

/** The relatives and carers of an older person. */
export function useSupportPersons(userId: string) {
  const { api, session } = useScreen();
  const municipalityId = session?.municipality.id;
  const { data, error, isValidating, mutate } = useSWR(listKey(userId), () =>
    answer(
      api.GET("/api/users/{userId}/support-persons", {
        params: { path: { userId }, ...(municipalityId && { query: { municipalityId } }) },
      }),
    ),
  );
  return {
    persons: error ? undefined : data,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
  };
}

/** Takes one person's relative away; whom else they support they keep. */
export function useRemoveSupportPerson(userId: string) {
  const { api } = useScreen();
  const { mutate } = useSWRConfig();
  return async (id: string): Promise<void> => {
    const params = { path: { id }, query: { userId } };
    await gone(api.DELETE("/api/support-persons/{id}", { params }));
    const others = (list?: SupportPerson[]) => list?.filter((person) => person.id !== id);
    await mutate<SupportPerson[]>(listKey(userId), others, { revalidate: false });
  };
}

/** Gives a relative a new password; they are signed out everywhere. */
export function useSetSupportPassword() {
  const { api } = useScreen();
  return async (id: string, password: string): Promise<void> => {
    const params = { path: { id } };
    await answer(api.PUT("/api/support-persons/{id}/password", { params, body: { password } }));
  };
}

export interface NewSupportPerson {
  name: string;
  email: string;
  password: string;
}

/** Gives a relative or carer access; the list is read afresh the next time it is shown. */
export function useAddSupportPerson(userId: string) {
  const { api } = useScreen();
  const { mutate } = useSWRConfig();
  return async (body: NewSupportPerson): Promise<void> => {
    const call = api.POST("/api/users/{userId}/support-persons", {
      params: { path: { userId } },
      body,
    });
    await answer(call);
    await mutate(listKey(userId), undefined);
  };
}
