import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading } from "@acompana/kit/reading";
import type { LoginStep } from "./admin-login.resource.ts";

export type Enrolled = components["schemas"]["EnrolledToken"];

const enrolments = resource("enrolment");

/** The second step of a login, whose challenge is no session. */
export function useSecondStep({ step, challenge }: LoginStep) {
  const { api, enter } = useScreen();
  const enrolment = useReading(step === "enrol" ? enrolments.key(challenge) : null, () =>
    unwrap(api.POST("/api/admin/login/enrolment", { body: { challenge } })),
  );

  async function sendCode(code: string): Promise<void> {
    const body = { challenge, code };
    const { token, id } = await unwrap(api.POST("/api/admin/login/code", { body }));
    await enter({ role: "administrator", token, id });
  }

  const enrol = (code: string): Promise<Enrolled> =>
    unwrap(api.POST("/api/admin/login/enrol", { body: { challenge, code } }));

  return { enrolment, sendCode, enrol };
}
