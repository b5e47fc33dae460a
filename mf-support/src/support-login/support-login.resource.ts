import { unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";

interface Credentials {
  email: string;
  password: string;
  municipalityId: string;
}

/** Starts a support session; the server keeps it in a cookie. */
export function useLogin() {
  const { api } = useScreen();
  return (body: Credentials) => unwrap(api.POST("/api/support/login", { body }));
}
