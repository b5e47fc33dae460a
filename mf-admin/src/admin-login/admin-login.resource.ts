import { ApiError, type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading } from "@acompana/kit/reading";
import { text } from "../text.ts";

export type LoginStep = components["schemas"]["LoginStep"];

/**
 * Signs an administrator in and hands the session to the shell. Resolves to what is asked besides
 * the password, or to null when nothing is.
 */
export function useLogin() {
  const { api, municipality, enter } = useScreen();
  return async (email: string, password: string): Promise<LoginStep | null> => {
    // A missing municipality does not block the login: the server is sent what there is.
    const municipalityId = municipality?.id ?? null;
    const outcome = await unwrap(
      api.POST("/api/admin/login", { body: { email: email.trim(), password, municipalityId } }),
    );
    if ("challenge" in outcome) return outcome;
    const { token, id } = outcome;
    await enter({ role: "administrator", token, id });
    return null;
  };
}

const invitations = resource("opened invitation");

/**
 * Whether the page was opened by an invitation that cannot be used any more. False while nobody
 * knows: the server looks again when the form is sent.
 */
export function useSpentInvitation(): boolean {
  const { api, invitation, municipality } = useScreen();
  const { data } = useReading(
    invitation && municipality ? invitations.key(municipality.id, invitation) : null,
    () => {
      const body = { code: invitation ?? "", municipalityId: municipality?.id ?? "" };
      return unwrap(api.POST("/api/admin/invitations/check", { body }));
    },
  );
  return data?.valid === false;
}

export interface NewAdministrator {
  name: string;
  email: string;
  password: string;
}

export function useCreateAdministrator() {
  const { api, invitation } = useScreen();
  return async (administrator: NewAdministrator, municipalityId: string): Promise<void> => {
    const { name, email, password } = administrator;
    await unwrap(
      api.POST("/api/admin/create-first", {
        body: {
          name: name.trim(),
          email: email.trim(),
          password,
          municipalityId,
          ...(invitation && { invitation }),
        },
        // The specification reads no body of a success, so an unreadable one is no failure.
        parseAs: "stream",
      }),
    );
  };
}

/** The server's sentence, or `fallback`; with no answer that can be read, 'Error de conexión'. */
export function accessSentence(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.offline) return text.login.connection;
  if (error.sentence) return error.sentence;
  return isJson(error) ? fallback : text.login.connection;
}

/** Whether an error response is JSON; a proxy's page is not. */
function isJson(error: ApiError): boolean {
  try {
    JSON.parse(error.message.slice(`${error.status}: `.length));
    return true;
  } catch {
    return false;
  }
}
