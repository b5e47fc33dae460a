/** Whose session a screen is drawn for; `none` needs nobody signed in. */
export type ScreenRole = "none" | "administrator" | "person" | "support";

interface Screen {
  owner: "shell" | "admin" | "support" | "senior" | "games";
  /** The role in which the screen calls the API. */
  role: ScreenRole;
  /** Whether it may only be shown to someone signed in. */
  signedIn: boolean;
  /** Where 'Volver' leads when there is no earlier screen. */
  parent: string;
}

const open = (owner: Screen["owner"], role: ScreenRole, parent: string): Screen => ({
  owner,
  role,
  signedIn: false,
  parent,
});
const closed = (owner: Screen["owner"], role: ScreenRole, parent: string): Screen => ({
  owner,
  role,
  signedIn: true,
  parent,
});

/** Every screen of the portal, by the name that the specification gives it. */
export const screens = {
  landing: open("shell", "none", "landing"),
  "main-select": open("shell", "none", "landing"),
  "admin-login": open("admin", "administrator", "main-select"),
  "admin-dashboard": closed("admin", "administrator", "landing"),
  "support-login": open("support", "support", "main-select"),
  "support-dashboard": closed("support", "support", "landing"),
  "user-select": open("senior", "person", "main-select"),
  "user-menu": closed("senior", "person", "landing"),
  reminders: closed("senior", "person", "user-menu"),
  gallery: closed("senior", "person", "user-menu"),
  chat: closed("senior", "person", "user-menu"),
  metrics: closed("senior", "person", "user-menu"),
  settings: closed("senior", "person", "user-menu"),
  "support-messages": closed("senior", "person", "user-menu"),
  "games-menu": closed("games", "person", "user-menu"),
  "memory-games-menu": closed("games", "person", "games-menu"),
  "memory-game": closed("games", "person", "memory-games-menu"),
  "number-sequence-game": closed("games", "person", "memory-games-menu"),
  "pattern-memory-game": closed("games", "person", "memory-games-menu"),
  "visual-memory-game": closed("games", "person", "memory-games-menu"),
  "other-games-menu": closed("games", "person", "games-menu"),
  "sudoku-game": closed("games", "person", "other-games-menu"),
  "puzzle-game": closed("games", "person", "other-games-menu"),
  "math-game": closed("games", "person", "other-games-menu"),
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** The area whose companion stands beside all screens of a role. */
export const companions: Partial<Record<ScreenRole, "admin" | "support" | "senior" | "games">> = {
  person: "senior",
};
