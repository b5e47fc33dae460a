import { type components, ignoreNotFound, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading, useResourceCache } from "@acompana/kit/reading";

export type SupportPerson = components["schemas"]["SupportPerson"];
export type SupportInvitation = components["schemas"]["OpenSupportInvitation"];
export type PasswordLink = components["schemas"]["PasswordLink"];
type SupportInvited = components["schemas"]["SupportInvitationOutcome"];

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

/** For a relative who has forgotten the password; it takes the place of an earlier one. */
export function useSupportPasswordLink() {
  const { api } = useScreen();
  return (id: string): Promise<PasswordLink> =>
    unwrap(api.POST("/api/support-persons/{id}/password-link", { params: { path: { id } } }));
}

export interface NewSupportPerson {
  name: string;
  email: string;
  password: string;
}

/** Who was invited to accompany an older person and has not come yet. */
export function useSupportInvitations(userId: string) {
  const { api } = useScreen();
  return useReading(supportPersons.key(userId, "invitations"), () =>
    unwrap(api.GET("/api/users/{userId}/support-invitations", { params: { path: { userId } } })),
  );
}

/** Makes the link of an invitation, or links who has an account already. */
export function useInviteSupportPerson(userId: string) {
  const { api } = useScreen();
  const cacheOf = useResourceCache();
  return async (body: Pick<NewSupportPerson, "name" | "email">): Promise<SupportInvited> => {
    const call = api.POST("/api/users/{userId}/support-invitations", {
      params: { path: { userId } },
      body,
    });
    const outcome = await unwrap(call);
    await cacheOf(supportPersons, userId).renew();
    return outcome;
  };
}

/** Takes an invitation back; its link stops working at once. */
export function useWithdrawSupportInvitation(userId: string) {
  const { api } = useScreen();
  const cacheOf = useResourceCache();
  return async (id: string): Promise<void> => {
    const params = { path: { id } };
    await ignoreNotFound(api.DELETE("/api/support-invitations/{id}", { params }));
    const others = (list: SupportInvitation[]) => list.filter((one) => one.id !== id);
    await cacheOf(supportPersons, userId).change("invitations", others);
  };
}

/** Gives a relative or carer access; they stand in the list that is known, which is read afresh. */
export function useAddSupportPerson(userId: string) {
  const { api } = useScreen();
  const cacheOf = useResourceCache();
  return async (body: NewSupportPerson) => {
    const call = api.POST("/api/users/{userId}/support-persons", {
      params: { path: { userId } },
      body,
    });
    const added = await unwrap(call);
    const known = cacheOf(supportPersons, userId);
    // Where the list is not on screen, the renewal alone would leave the old one until it is read
    // again.
    await known.change("list", (list: SupportPerson[]) => [...list, added]);
    await known.renew();
    return added;
  };
}
