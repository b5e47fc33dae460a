import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading } from "@acompana/kit/reading";

type Begun = components["schemas"]["BegunEnrolment"];

const secondFactor = resource("second factor");

/** One's own second factor. */
export function useSecondFactor() {
  const { api, session } = useScreen();
  const owner = session?.role === "administrator" ? session.administrator.id : "";
  const reading = useReading(secondFactor.key(owner), () =>
    unwrap(api.GET("/api/admin/second-factor")),
  );
  const { mutate } = reading;

  async function begin(currentPassword: string, code: string): Promise<Begun> {
    const body = { currentPassword, ...(code.trim() && { code }) };
    const begun = await unwrap(api.POST("/api/admin/second-factor/enrolment", { body }));
    // A recovery code is used up by it.
    void mutate();
    return begun;
  }

  async function finish(challenge: string, code: string): Promise<string[]> {
    const body = { challenge, code };
    const { recoveryCodes } = await unwrap(api.PUT("/api/admin/second-factor", { body }));
    void mutate();
    return recoveryCodes;
  }

  async function renewCodes(code: string): Promise<string[]> {
    const { recoveryCodes } = await unwrap(
      api.POST("/api/admin/second-factor/recovery-codes", { body: { code } }),
    );
    void mutate();
    return recoveryCodes;
  }

  return { reading, begin, finish, renewCodes };
}
