/** What a clerk looks for, as patterns of the actions that belong to it. */
export const EVENT_GROUPS = {
  entries:
    "^(administrator\\.login|person\\.|support\\.login|session\\.|guessing\\.|second-factor\\.failed)",
  failures: "([-.]failed|\\.noticed)$",
  reads: "\\.(read|listed|exported)$",
  consents: "^(consents?|heirs)\\.",
  people: "^(users?|staff-notes|support-persons?|settings|pause)\\.",
  content: "^(home|reminders?|media|metrics|scores?|chat|support-messages|sent-messages)\\.",
  "town-hall":
    "^(administrators?|second-factor|recovery-codes|invitation|devices?|audit|municipality|attention|retention|weather|announcement|figures)\\.",
  releases: "^(release|area\\.)",
} as const;

export type EventGroup = keyof typeof EVENT_GROUPS;
