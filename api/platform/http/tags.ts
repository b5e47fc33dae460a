/** The groups under which `openapi.yaml` lists the calls. */
export const TAGS = {
  health: { name: "health", description: "Whether the portal answers." },
  municipalities: { name: "municipalities", description: "The municipalities of this portal." },
  admins: { name: "admins", description: "Administrators of a municipality." },
  session: { name: "session", description: "Who one is, and leaving." },
  account: { name: "account", description: "One's own password and sessions, and links to them." },
  users: { name: "users", description: "Older people, their records and their PIN." },
  supportPersons: { name: "support-persons", description: "Relatives and carers." },
  reminders: { name: "reminders", description: "Reminders and their occurrences." },
  activity: { name: "activity", description: "What a person did, and its sums." },
  devices: { name: "devices", description: "Devices on which older people may enter." },
  audit: { name: "audit", description: "What was done with a person's data, and by whom." },
  chat: { name: "chat", description: "Talking with the virtual assistant." },
  media: { name: "media", description: "'Mis Recuerdos': photos, videos and audios." },
  supportMessages: { name: "support-messages", description: "What relatives send." },
  announcements: { name: "announcements", description: "What the town hall tells its people." },
  backups: { name: "backups", description: "Copies of the portal's data." },
  releases: { name: "releases", description: "Versions of the areas, and which are active." },
  scores: { name: "scores", description: "Results of the games." },
} as const;

export type Tag = keyof typeof TAGS;
