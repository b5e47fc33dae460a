import { z } from "@hono/zod-openapi";
import { areaName } from "../../platform/releases/release.ts";

const WRONG_DAYS = "La clave dura entre 1 y 365 días.";

export const newReleaseTokenSchema = z
  .object({
    area: areaName,
    mayActivate: z.boolean(),
    days: z.int({ error: WRONG_DAYS }).min(1, WRONG_DAYS).max(365, WRONG_DAYS),
  })
  .openapi("NewReleaseToken");

export type NewReleaseToken = z.infer<typeof newReleaseTokenSchema>;

export const newReleaseTokenExample: NewReleaseToken = {
  area: "games",
  mayActivate: true,
  days: 90,
};

export const createdReleaseTokenSchema = z
  .object({
    token: z.string().openapi({ description: "Shown this once; the portal keeps only its hash." }),
    area: z.string(),
    mayActivate: z.boolean(),
    expiresAt: z.iso.datetime(),
  })
  .openapi("CreatedReleaseToken");

export type CreatedReleaseToken = z.infer<typeof createdReleaseTokenSchema>;

export const createdReleaseTokenExample: CreatedReleaseToken = {
  token: "release.mJx3nq0wq3S0c3u2x1VbT9y0bq9bYw8f0r1d2s3a4Zk",
  area: "games",
  mayActivate: true,
  expiresAt: "2026-05-31T10:00:00.000Z",
};

/** The first letters of the token's hash. */
const tokenId = z.string().regex(/^[\w-]{8}$/);

const listedReleaseTokenSchema = z
  .object({
    id: tokenId.openapi({ description: "As the releases that it announced name it." }),
    area: z.string(),
    mayActivate: z.boolean(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .openapi("ListedReleaseToken");

export type ListedReleaseToken = z.infer<typeof listedReleaseTokenSchema>;

export const releaseTokenListSchema = z
  .object({ tokens: z.array(listedReleaseTokenSchema) })
  .openapi("ReleaseTokenList");

const TOKEN_ID = "mJx3nq0w";

export const releaseTokenListExample: z.infer<typeof releaseTokenListSchema> = {
  tokens: [
    {
      id: TOKEN_ID,
      area: "games",
      mayActivate: true,
      createdAt: "2026-03-02T10:00:00.000Z",
      expiresAt: "2026-05-31T10:00:00.000Z",
    },
  ],
};

export const tokenParams = z.object({
  tokenId: tokenId.openapi({ param: { name: "tokenId", in: "path" }, example: TOKEN_ID }),
});
