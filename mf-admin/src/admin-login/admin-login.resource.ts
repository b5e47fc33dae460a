import { ApiError, answer } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { text } from "../text.ts";

/** Signs an administrator in and hands the session to the shell. */
export function useLogin() {
  const { api, municipality, enter } = useScreen();
  return async (email: string, password: string): Promise<void> => {
    // A missing municipality does not block the login: the server is sent what there is.
    const municipalityId = municipality?.id ?? null;
    const { token, id } = await answer(
      api.POST("/api/admin/login", { body: { email: email.trim(), password, municipalityId } }),
    );
    await enter({ role: "administrator", token, id });
  };
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
    await answer(
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

/** Whether a refusal was JSON at all; a proxy's page is not. */
function isJson(error: ApiError): boolean {
  try {
    JSON.parse(error.message.slice(`${error.status}: `.length));
    return true;
  } catch {
    return false;
  }
}

/** What the server says of single fields, so that it stands beside them. */
export const fieldSentences = (error: unknown): Record<string, string> | undefined =>
  error instanceof ApiError ? error.refusal.fields : undefined;
