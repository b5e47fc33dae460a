import { answer, type components, gone } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import useSWR from "swr";

export type Invitation = components["schemas"]["OpenInvitation"];
export type NewInvitation = components["schemas"]["NewInvitation"];

/** The invitations of the municipality that can still be used, newest first. */
export function useInvitations() {
  const { api } = useScreen();
  const { data, error, isValidating, mutate } = useSWR("invitations", () =>
    answer(api.GET("/api/admin/invitations")),
  );

  /** Makes a link; only this answer ever holds it. */
  async function create(): Promise<NewInvitation> {
    const made = await answer(api.POST("/api/admin/invitations"));
    void mutate();
    return made;
  }

  /** Takes an invitation back, so that its link works no more. */
  async function withdraw(id: string): Promise<void> {
    await gone(api.DELETE("/api/admin/invitations/{id}", { params: { path: { id } } }));
    await mutate((list) => list?.filter((it) => it.id !== id), { revalidate: false });
  }

  return {
    invitations: error ? undefined : data,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
    create,
    withdraw,
  };
}
