/** In which role somebody can be signed in. */
export const ROLES = ["administrator", "person", "support"] as const;
export type Role = (typeof ROLES)[number];
