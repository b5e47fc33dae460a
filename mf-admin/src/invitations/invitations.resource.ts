import { type components, ignoreNotFound, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading } from "@acompana/kit/reading";

export type Invitation = components["schemas"]["OpenInvitation"];
export type NewInvitation = components["schemas"]["NewInvitation"];

const invitations = resource("invitations");

/** The invitations of the municipality that can still be used, newest first. */
export function useInvitations() {
  const { api, session } = useScreen();
  const reading = useReading(invitations.key(session?.municipality.id ?? ""), () =>
    unwrap(api.GET("/api/admin/invitations")),
  );
  const { mutate } = reading;

  /** Makes a link; only this answer ever holds it. */
  async function create(): Promise<NewInvitation> {
    const made = await unwrap(api.POST("/api/admin/invitations"));
    void mutate();
    return made;
  }

  /** Takes an invitation back, so that its link works no more. */
  async function withdraw(id: string): Promise<void> {
    await ignoreNotFound(api.DELETE("/api/admin/invitations/{id}", { params: { path: { id } } }));
    await mutate((list) => list?.filter((it) => it.id !== id), { revalidate: false });
  }

  return {
    reading,
    create,
    withdraw,
  };
}
