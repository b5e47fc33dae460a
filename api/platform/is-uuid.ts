import { z } from "@hono/zod-openapi";

/** Whether a text can be an id of ours. Ids that cannot are 'not found', not 'invalid'. */
export const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;
