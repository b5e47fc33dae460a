import { z } from "@hono/zod-openapi";
import { tooLong } from "../../platform/http/fields.ts";

const CODE_MISSING = "Escribe el código de tu aplicación.";

/** Six digits of the app, or a recovery code. */
export const factorCode = z
  .string({ error: CODE_MISSING })
  .trim()
  .min(1, CODE_MISSING)
  .max(40, tooLong(40, "El código es demasiado largo"))
  .openapi({ example: "123456" });

const STEP_OVER = "Vuelve a escribir tu correo y tu contraseña.";

export const challenge = z
  .string({ error: STEP_OVER })
  .min(1, STEP_OVER)
  .max(200, STEP_OVER)
  .openapi({ description: "From the step before. It is no session: no other call takes it." });

export const enrolmentSchema = z
  .object({
    secret: z.string().openapi({ description: "To type into the app, in base32." }),
    uri: z.string().openapi({ description: "The same as an address, for a QR code." }),
  })
  .openapi("SecondFactorEnrolment");

export const recoveryCodesSchema = z
  .object({
    recoveryCodes: z
      .array(z.string())
      .openapi({ description: "Told this once; each works once in the place of the app." }),
  })
  .openapi("RecoveryCodes");

export const secondFactorSchema = z
  .object({
    isOn: z.boolean(),
    isRequired: z.boolean().openapi({ description: "Whether this portal lets nobody in without." }),
    recoveryCodesLeft: z.int(),
  })
  .openapi("SecondFactor");

export const challengeExample = "pXq0k9J3V5b1m7yQwT2cZr8sLh4nFd6gUa0eOiKjMxE";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

export const enrolmentExample = {
  secret,
  uri: `otpauth://totp/Acompa%C3%B1a%20Villanueva:ana%40villanueva.es?secret=${secret}&issuer=Acompa%C3%B1a%20Villanueva&algorithm=SHA1&digits=6&period=30`,
};

export const recoveryCodesExample = { recoveryCodes: ["7K2MD-9XQ4T", "B3NRW-5HJ8C"] };

export type Enrolment = z.infer<typeof enrolmentSchema>;
export type SecondFactor = z.infer<typeof secondFactorSchema>;
