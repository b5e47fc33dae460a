import { type components, ignoreNotFound, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading, useResourceCache } from "@acompana/kit/reading";

export type SupportPerson = components["schemas"]["SupportPerson"];

const supportPersons = resource("support-persons");

/** The relatives and carers of an older person. */
export function useSupportPersons(userId: string) {
  const { api, session } = useScreen();
  const municipalityId = session?.municipality.id;
  return useReading(supportPersons.key(userId, "list"), () =>
    unwrap(
      api.GET("/api/users/{userId}/support-persons", {
        params: { path: { userId }, ...(municipalityId && { query: { municipalityId } }) },
      }),
    ),
  );
}

/** Removes a relative from one person; their other links stay. */
export function useRemoveSupportPerson(userId: string) {
  const { api } = useScreen();
  const cacheOf = useResourceCache();
  return async (id: string): Promise<void> => {
    const params = { path: { id }, query: { userId } };
    await ignoreNotFound(api.DELETE("/api/support-persons/{id}", { params }));
    const others = (list: SupportPerson[]) => list.filter((person) => person.id !== id);
    await cacheOf(supportPersons, userId).change("list", others);
  };
}

/** Gives a relative a new password; they are signed out everywhere. */
export function useSetSupportPassword() {
  const { api } = useScreen();
  return async (id: string, password: string): Promise<void> => {
    const params = { path: { id } };
    await unwrap(api.PUT("/api/support-persons/{id}/password", { params, body: { password } }));
  };
}

export interface NewSupportPerson {
  name: string;
  email: string;
  password: string;
}

/** Gives a relative or carer access; they stand in the list that is known, which is read afresh. */
export function useAddSupportPerson(userId: string) {
  const { api } = useScreen();
  const cacheOf = useResourceCache();
  return async (body: NewSupportPerson): Promise<void> => {
    const call = api.POST("/api/users/{userId}/support-persons", {
      params: { path: { userId } },
      body,
    });
    const added = await unwrap(call);
    const known = cacheOf(supportPersons, userId);
    // Not on screen now, so that the renewal alone would leave the old list until it is read again.
    await known.change("list", (list: SupportPerson[]) => [...list, added]);
    await known.renew();
  };
}
