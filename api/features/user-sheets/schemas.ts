import { z } from "@hono/zod-openapi";
import { id, looseId, orNull } from "../../platform/http/fields.ts";
import { userRecordExample } from "../users/index.ts";

/** Each PIN is hashed, which takes its time. */
const MOST_SHEETS = 30;

const NOBODY = "Elige al menos a una persona.";

export const makeSheetsSchema = z
  .object({
    userIds: z
      .array(looseId(NOBODY), { error: NOBODY })
      .min(1, NOBODY)
      .max(MOST_SHEETS, "Prepara como mucho 30 hojas a la vez."),
    withDeviceLink: z
      .boolean({ error: "Indica si las hojas llevan un código para la tableta." })
      .default(false)
      .openapi({
        description:
          "Whether each sheet bears a link that authorises a device as that person's alone.",
      }),
  })
  .openapi("MakeUserSheets");

const sheetDeviceLinkSchema = z
  .object({ url: z.url(), expiresAt: z.iso.datetime() })
  .openapi("SheetDeviceLink");

const userSheetSchema = z
  .object({
    userId: id,
    name: z.string().openapi({ description: "The whole name, as 'Seleccionar Usuario' shows it." }),
    pin: z.string().openapi({ description: "New, and told this once.", example: "4071" }),
    deviceLink: orNull(sheetDeviceLinkSchema).openapi({ description: "It works once." }),
  })
  .openapi("UserSheet");

export const userSheetsSchema = z
  .object({
    address: z.url().openapi({ description: "Where the portal opens for this municipality." }),
    helpPhone: z.string().nullable().openapi({ description: "At which the town hall helps." }),
    sheets: z.array(userSheetSchema),
  })
  .openapi("UserSheets");

export const userSheetsExample = {
  address: "https://portal.es/",
  helpPhone: "949 12 34 56",
  sheets: [{ userId: userRecordExample.id, name: "Carmen López", pin: "4071", deviceLink: null }],
};

export type MakeSheets = z.infer<typeof makeSheetsSchema>;
export type UserSheet = z.infer<typeof userSheetSchema>;
export type UserSheets = z.infer<typeof userSheetsSchema>;
