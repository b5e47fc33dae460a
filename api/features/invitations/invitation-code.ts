import { z } from "@hono/zod-openapi";

const WRONG = "La invitación no es válida.";

/** The code of an invitation's link, as it is sent back. */
export const invitationCode = z.string({ error: WRONG }).max(200, WRONG);
