import type { AuditAction } from "../db/schema/audit-actions.ts";
import type { Role } from "../db/schema/roles.ts";

/**
 * Who may do what, and under which condition: all of it. Each call names one permission; a role
 * that is not named here may not make the call. What the words mean stands in `auth/conditions.ts`.
 */
export const POLICY = {
  // Open to whoever finds the portal: health and readiness, logins, invitations, links, photos by
  // key, and what a device says of its own sound and clock.
  public: { anyone: "always" },
  "users:select": { anyone: "onAllowedDevice", administrator: "ofThatMunicipality" },
  "pin:verify": { anyone: "onAllowedDevice", administrator: "ofThatMunicipality" },

  "session:read": { administrator: "always", person: "always", support: "always" },
  "session:end": { administrator: "always", person: "always", support: "always" },
  "session:dismiss": { administrator: "always", person: "always", support: "always" },

  // One's own account: its password and its sessions.
  "account:read": { administrator: "always", support: "always" },
  "account:write": { administrator: "always", support: "always" },

  // The town hall's own affairs: each statement names the administrator's municipality.
  "invitations:read": { administrator: "ownMunicipality" },
  "invitations:write": { administrator: "ownMunicipality" },
  "colleagues:read": { administrator: "ownMunicipality" },
  "colleagues:write": { administrator: "ownMunicipality" },
  "municipal-audit:read": { administrator: "ownMunicipality", audit: "audit.read" },
  "municipal-audit:export": { administrator: "ownMunicipality", audit: "audit.exported" },
  "attention:read": { administrator: "ownMunicipality" },
  "attention:put-away": { administrator: "ownMunicipality" },
  "retention:read": { administrator: "always" },
  "retention:resume": { administrator: "ownMunicipality" },
  // Sums of many people, none of fewer than five.
  "figures:read": { administrator: "ownMunicipality", audit: "figures.read" },
  // The list has counts, one announcement the names of those whom it is for.
  "announcements:list": { administrator: "ownMunicipality" },
  "announcements:read": { administrator: "ownMunicipality", audit: "announcement.read" },
  "announcements:write": { administrator: "ownMunicipality" },
  "second-factor:read": { administrator: "always" },
  "second-factor:write": { administrator: "always" },
  "administrators:recover": { operator: "always" },
  "devices:read": { administrator: "ownMunicipality", audit: "devices.listed" },
  "devices:write": { administrator: "ownMunicipality" },
  "support-persons:write": { administrator: "ownMunicipality" },
  "backups:read": { administrator: "always" },

  // Releases: their teams' programs hold a token for one area, the operator a proof of the pepper.
  "releases:announce": { releaseToken: "ofThatArea" },
  // Only what an announced release of the token's own area names.
  "releases:send": { releaseToken: "always" },
  "releases:read": { releaseToken: "always", administrator: "always" },
  "releases:activate": { releaseToken: ["ofThatArea", "mayActivate"] },
  "release-tokens:create": { operator: "always" },
  "release-tokens:read": { operator: "always" },
  "release-tokens:revoke": { operator: "always" },

  // An older person's account.
  "users:list": { administrator: "inOwnName", audit: "users.listed" },
  "users:create": { administrator: "inOwnName" },
  // Many at once: each statement names the administrator's municipality.
  "users:import": { administrator: "ownMunicipality" },
  "user-sheets:make": { administrator: "ownMunicipality" },
  "users:read": {
    administrator: "inMunicipality",
    person: "self",
    support: "linked",
    audit: "user.read",
  },
  "users:write": { administrator: "inMunicipality" },
  "staff-notes:read": { administrator: "inMunicipality", audit: "staff-notes.read" },
  "staff-notes:write": { administrator: "inMunicipality" },
  "users:delete": { administrator: "inMunicipality" },
  // Of people who are no more: the statement names the municipality.
  "erasures:read": { administrator: "ownMunicipality" },
  "pin:write": { administrator: "inMunicipality" },
  "pin:choose": { person: "selfAlone" },
  "settings:write": { person: "self", administrator: "inMunicipality" },
  "consents:withdraw": { person: "self", administrator: "inMunicipality" },
  "consents:give": { person: "selfAlone" },
  "consents:answer": { person: "selfAlone" },
  "consents:see-news": { support: "linked" },
  "consents:give-on-paper": { administrator: "inMunicipality" },
  "consents:read": { person: "self", administrator: "inMunicipality", audit: "consents.read" },
  // Nobody is reminded while they are away; whoever is back may say so themselves.
  "pause:read": { administrator: "inMunicipality", person: "self", audit: "user.read" },
  "pause:write": { administrator: "inMunicipality" },
  "pause:end": { administrator: "inMunicipality", person: "self" },
  "appearance:write": { person: "self" },
  // Whether heirs may get a copy of everything is hers to say, and nobody's who only knows her PIN.
  "heirs:forbid": { person: "selfAlone" },
  "heirs:allow": { person: "selfWithOwnPinForCopy" },
  "audit:read": { person: "self", administrator: "inMunicipality", audit: "audit.read" },
  "supporters:read": { administrator: "inMunicipality", audit: "support-persons.listed" },
  "supporters:write": { administrator: "inMunicipality" },
  "support-invitations:create": { administrator: "inMunicipality" },

  // What an older person shares with the family, and in numbers with the town hall.
  "reminders:read": { person: "self", support: "linkedWithFamilyConsent", audit: "reminders.read" },
  "reminders:write": { person: "self", support: ["linkedWithFamilyConsent", "toTheLiving"] },
  "reminders:count": {
    administrator: "municipalConsent",
    person: "self",
    support: "linkedWithFamilyConsent",
    audit: "reminders.read",
  },
  "media:read": { person: "self", support: "linkedWithFamilyConsent", audit: "media.read" },
  "media:open": { person: "self", support: "linkedWithFamilyConsent", auditFile: "media.read" },
  "media:count": {
    administrator: "municipalConsent",
    person: "self",
    support: "linkedWithFamilyConsent",
    audit: "media.read",
  },
  "metrics:read": {
    administrator: "municipalConsent",
    person: "self",
    support: "linkedWithFamilyConsent",
    audit: "metrics.read",
  },

  // What is the older person's alone.
  "home:read": { person: "self", audit: "home.read" },
  // Asked for at the town hall, and recorded as that.
  "export:make": { administrator: "inMunicipality" },
  "export:read": { person: "selfWithOwnPinForCopy" },
  "announcements:see": { person: "selfAlone" },
  "media:write": { person: "self" },
  "media:delete": { person: "self" },
  "attachments:open": { person: "self", auditFile: "media.read" },
  "support-messages:read": { person: "self", audit: "support-messages.read" },
  "support-messages:write": { person: "self" },
  "chat:read": { person: "self", audit: "chat.read" },
  "chat:send": { person: "self" },
  "chat:clear": { person: "self" },
  "scores:read": { person: "self", audit: "scores.read" },
  "scores:write": { person: "self" },
  "activity:write": { person: "self" },

  // What a relative may always send, and see of what was sent, whatever the person shares. After a
  // death nothing is sent any more.
  "attachments:send": { support: ["linked", "toTheLiving"] },
  "sent-messages:read": { support: "linked", audit: "sent-messages.read" },
  "support-messages:send": { support: ["inOwnName", "linked", "toTheLiving"] },
} as const satisfies Policy;

export type Permission = keyof typeof POLICY;

/**
 * What an administrator may do by the cookie of their session where no bearer comes: the calls that
 * the specification lists without one.
 */
export const BY_COOKIE: ReadonlySet<Permission> = new Set([
  "supporters:write",
  "users:read",
  "settings:write",
  "metrics:read",
  "reminders:count",
  "media:count",
]);

/** What counts as a minute of the person's activity when they do it themselves. */
export const DEEDS: ReadonlySet<Permission> = new Set([
  "reminders:write",
  "media:write",
  "chat:send",
  "scores:write",
]);

/** Who calls with neither a session nor as anyone: a team's program, and the operator's. */
export type Program = "releaseToken" | "operator";

/** Under which conditions each role has a permission; of several conditions all must hold. */
export type Grant = {
  [R in Role | Program | "anyone"]?: Conditions[R] | readonly Conditions[R][];
} & {
  /** What the audit trail says when somebody else than the person themselves has read it. */
  audit?: AuditAction;
  /** The same of a file, once a session and file, when its first byte leaves. */
  auditFile?: AuditAction;
};

type Conditions = {
  anyone: "always" | "onAllowedDevice";
  releaseToken: "always" | "ofThatArea" | "mayActivate";
  operator: "always";
  person: "always" | "self" | "selfAlone" | "selfWithOwnPinForCopy";
  support: "always" | "linked" | "linkedWithFamilyConsent" | "toTheLiving" | "inOwnName";
  administrator:
    | "always"
    | "ownMunicipality"
    | "ofThatMunicipality"
    | "inOwnName"
    | "inMunicipality"
    | "municipalConsent";
};

export type Condition = Conditions[Role | "anyone"];
export type Policy = Record<string, Grant>;

/** Whoever may have a permission; `anyone` stands for a caller without a session. */
export type RolesOf<P extends Permission> = Exclude<
  keyof (typeof POLICY)[P],
  "audit" | "auditFile"
>;

/** What a program may ask for. */
export type ProgramPermission = {
  [P in Permission]: Extract<RolesOf<P>, Program> extends never ? never : P;
}[Permission];

/** What a caller needs no session for. */
export type OpenPermission = {
  [P in Permission]: "anyone" extends RolesOf<P> ? P : never;
}[Permission];
