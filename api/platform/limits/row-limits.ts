import { type ErrorCode, ServiceError } from "../errors.ts";

type RowLimit = {
  table: string;
  /** Whose list it is. */
  owner: string;
  most: number;
  /** Which rows of the list count; `t` is a row of it, `$1` the new one. */
  counted: string;
  code: ErrorCode;
  sentence: string;
  /** Rows of a day make room by themselves: 429 and when to try again, instead of 409. */
  retryAfterSeconds?: number;
};

const ALL = "true";
const HOUR = 3600;
const TOO_FAST = {
  code: "TOO_MANY_CALLS",
  sentence: "Por hoy ya son muchos. Prueba de nuevo dentro de una hora.",
  retryAfterSeconds: HOUR,
} as const;
const MAILBOX_FULL = "MAILBOX_FULL";
const DEVICES = {
  code: "TOO_MANY_DEVICES",
  sentence: "Hay demasiados dispositivos autorizados. Retira alguno que ya no se use.",
} as const;

/**
 * How long each list may grow, and the message when it is full. Triggers of these names enforce it
 * (`db/migrations`), so the limit holds for every writer and any number of servers. The limits are
 * far above real use.
 */
export const ROW_LIMITS: Record<string, RowLimit> = {
  reminders_open: {
    table: "reminders",
    owner: "user_id",
    most: 200,
    counted:
      "t.recurrency <> 'none' or not exists (select from reminder_completions c where c.reminder_id = t.id and c.occurrence_at = t.starts_at)",
    code: "TOO_MANY_REMINDERS",
    sentence:
      "Ya hay 200 recordatorios por hacer. Borra alguno que no haga falta y vuelve a probar.",
  },
  reminders_day: {
    table: "reminders",
    owner: "user_id",
    most: 300,
    counted: "t.created_at > ($1).created_at - interval '1 day'",
    ...TOO_FAST,
  },
  support_messages_box: {
    table: "support_messages",
    owner: "to_user_id",
    most: 300,
    counted: ALL,
    code: MAILBOX_FULL,
    sentence: "Su buzón está lleno: tiene 300 mensajes sin leer. Prueba cuando los haya leído.",
  },
  support_messages_sender: {
    table: "support_messages",
    owner: "from_id",
    most: 100,
    counted: "t.to_user_id = ($1).to_user_id",
    code: MAILBOX_FULL,
    sentence: "Le has enviado 100 mensajes que aún no ha leído. Prueba cuando los haya leído.",
  },
  media_items_kept: {
    table: "media_items",
    owner: "user_id",
    most: 5_000,
    counted: ALL,
    code: "TOO_MANY_MEDIA",
    sentence: "Ya hay 5.000 recuerdos guardados. Borra alguno para poder guardar otro.",
  },
  chat_turns_kept: {
    table: "chat_turns",
    owner: "user_id",
    most: 1_000,
    counted: ALL,
    code: "CHAT_FULL",
    sentence:
      "Esta conversación ya es muy larga. Vuelve al menú y entra otra vez para seguir hablando.",
  },
  uploads_open: {
    table: "uploads",
    owner: "user_id",
    most: 200,
    counted:
      "t.used_at is null and t.created_at > ($1).created_at - interval '1 day' and t.support_person_id is not distinct from ($1).support_person_id",
    code: "TOO_MANY_UPLOADS",
    sentence: "Hay demasiados archivos a medio enviar. Prueba de nuevo dentro de una hora.",
    retryAfterSeconds: HOUR,
  },
  support_links_person: {
    table: "support_links",
    owner: "user_id",
    most: 30,
    counted: ALL,
    code: "TOO_MANY_SUPPORT_PERSONS",
    sentence: "Ya tiene 30 personas de apoyo. Quita alguna para añadir otra.",
  },
  support_links_supported: {
    table: "support_links",
    owner: "support_person_id",
    most: 100,
    counted: ALL,
    code: "TOO_MANY_SUPPORT_PERSONS",
    sentence: "Esta persona de apoyo ya acompaña a 100 personas.",
  },
  support_invitations_open: {
    table: "support_invitations",
    owner: "user_id",
    most: 30,
    // A second invitation takes the place of the first.
    counted: "t.expires_at > ($1).created_at and t.email <> ($1).email",
    code: "TOO_MANY_INVITATIONS",
    sentence: "Ya tiene 30 invitaciones sin usar. Anula alguna para crear otra.",
  },
  users_municipality: {
    table: "users",
    owner: "municipality_id",
    most: 2_000,
    counted: ALL,
    code: "TOO_MANY_USERS",
    sentence: "Este municipio ya tiene 2.000 usuarios. Borra alguno que ya no use el portal.",
  },
  administrators_municipality: {
    table: "administrators",
    owner: "municipality_id",
    most: 100,
    counted: ALL,
    code: "TOO_MANY_ADMINISTRATORS",
    sentence: "Este municipio ya tiene 100 administradores.",
  },
  invitations_open: {
    table: "invitations",
    owner: "municipality_id",
    most: 50,
    counted: "t.created_by is not null and t.expires_at > ($1).created_at",
    code: "TOO_MANY_INVITATIONS",
    sentence: "Ya hay 50 invitaciones sin usar. Anula alguna para crear otra.",
  },
  announcements_open: {
    table: "announcements",
    owner: "municipality_id",
    most: 20,
    counted: "t.withdrawn_at is null and t.ends_at > ($1).created_at",
    code: "TOO_MANY_ANNOUNCEMENTS",
    sentence: "Ya hay 20 avisos sin terminar. Retira alguno para escribir otro.",
  },
  device_links_open: {
    table: "device_links",
    owner: "municipality_id",
    most: 200,
    counted: "t.expires_at > ($1).expires_at - interval '1 hour'",
    code: "TOO_MANY_DEVICES",
    sentence: "Hay demasiados enlaces sin usar. Prueba de nuevo dentro de una hora.",
    retryAfterSeconds: HOUR,
  },
  devices_municipality: {
    table: "devices",
    owner: "municipality_id",
    most: 2_000,
    // Authorised again, a device is no device more.
    counted: "t.token_hash <> ($1).token_hash",
    ...DEVICES,
  },
  scores_day: {
    table: "scores",
    owner: "user_id",
    most: 5_000,
    counted: "t.completed_at > ($1).completed_at - interval '1 day'",
    ...TOO_FAST,
  },
  chat_message_counts_day: {
    table: "chat_message_counts",
    owner: "user_id",
    most: 1_440,
    counted: "t.at > ($1).at - interval '1 day'",
    ...TOO_FAST,
  },
};

/** The message when a list is full. */
export function rowLimitReached(constraint: string): ServiceError {
  const limit = ROW_LIMITS[constraint];
  if (!limit) throw new Error(`no sentence for the row limit ${constraint}`);
  const { code, sentence, retryAfterSeconds } = limit;
  if (retryAfterSeconds === undefined) return new ServiceError(409, code, sentence);
  return new ServiceError(429, code, sentence, { retryAfterSeconds });
}
