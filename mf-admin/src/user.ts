import type { components } from "@acompana/kit/api";

/** An older person's record, as an administrator sees it. */
export type User = components["schemas"]["ListedUser"];

/** What a dialog about one person needs to know of them. */
export type Named = Pick<User, "id" | "name">;
