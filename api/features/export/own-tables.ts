import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { activityMinutes, chatMessageCounts, reminderViews } from "../../db/schema/activity.ts";
import { administrators } from "../../db/schema/admins.ts";
import {
  announcementRecipients,
  announcements,
  announcementViews,
} from "../../db/schema/announcements.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { sessions } from "../../db/schema/auth.ts";
import { chatTurns } from "../../db/schema/chat.ts";
import { consentEvents } from "../../db/schema/consents.ts";
import { devices } from "../../db/schema/devices.ts";
import { exportRequests } from "../../db/schema/export-requests.ts";
import { gamePaces } from "../../db/schema/games.ts";
import { mediaItems } from "../../db/schema/media.ts";
import { messageReceipts } from "../../db/schema/message-receipts.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { reminderCompletions, reminders } from "../../db/schema/reminders.ts";
import { scores } from "../../db/schema/scores.ts";
import { supportMessages } from "../../db/schema/support-messages.ts";
import { supportLinks, supportPersons } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import { photoStorageKey } from "../users/index.ts";

/** A table of which a person's rows are in the copy of their data. */
export type OwnTable = {
  /** The name of its list in `datos.json`. */
  name: string;
  /** Its heading in the page. */
  title: string;
  table: PgTable;
  /** Which rows, of the table called `t`. */
  mine: (userId: string) => SQL;
  /** Columns that stay: secrets, keys of files and others' data. */
  hidden?: readonly string[];
  /** Fields beside the columns, each as an expression on `t`. */
  more?: Record<string, SQL>;
  /** The column that names a file that goes along, how its key is made of that, and the folder. */
  file?: { column: string; keyOf?: (named: string) => string; folder: string };
};

const ofUser = (userId: string) => sql`t.user_id = ${userId}`;
const sender = (id: SQL) => sql`(select p.name from ${supportPersons} p where p.id = ${id})`;

/** All that is the person's, in the order of the page. */
export const OWN_TABLES: readonly OwnTable[] = [
  {
    name: "persona",
    title: "Quién eres",
    table: users,
    mine: (userId) => sql`t.id = ${userId}`,
    hidden: ["pin_hash", "given_pin_hash", "photo_key", "admin_id", "chat_burst", "chat_burst_at"],
    file: { column: "photo_key", keyOf: photoStorageKey, folder: "foto-de-perfil" },
  },
  {
    name: "familia",
    title: "Quién te acompaña",
    table: supportLinks,
    mine: ofUser,
    more: { nombre: sender(sql`t.support_person_id`) },
  },
  {
    name: "permisos",
    title: "Permisos",
    table: consentEvents,
    mine: ofUser,
    hidden: ["administrator_id", "quiet_session"],
  },
  { name: "recordatorios", title: "Recordatorios", table: reminders, mine: ofUser },
  {
    name: "recordatorios_hechos",
    title: "Recordatorios hechos",
    table: reminderCompletions,
    mine: (userId) =>
      sql`t.reminder_id in (select r.id from ${reminders} r where r.user_id = ${userId})`,
    hidden: ["marked_by_person", "marked_by_support"],
    more: {
      recordatorio: sql`(select r.title from ${reminders} r where r.id = t.reminder_id)`,
      marcado_por: sql`case when t.marked_by_person then 'person'
        else ${sender(sql`t.marked_by_support`)} end`,
    },
  },
  {
    name: "pausas",
    title: "Cuándo estuvieron en pausa tus avisos",
    table: userPauses,
    mine: ofUser,
    // A death that was noted for the wrong person is told to nobody in their own name.
    hidden: ["reason"],
    more: { motivo: sql`case when t.reason <> 'death' then t.reason end` },
  },
  {
    name: "avisos_vistos",
    title: "Avisos del ayuntamiento que abriste",
    table: announcementViews,
    mine: ofUser,
    more: {
      aviso: sql`(select a.text from ${announcements} a where a.id = t.announcement_id)`,
    },
  },
  {
    name: "avisos_para_ti",
    title: "Avisos del ayuntamiento que eran para ti y no para todos",
    table: announcementRecipients,
    mine: ofUser,
    more: {
      aviso: sql`(select a.text from ${announcements} a where a.id = t.announcement_id)`,
    },
  },
  {
    name: "recuerdos",
    title: "Recuerdos",
    table: mediaItems,
    mine: ofUser,
    hidden: ["file_key", "thumbnail_key", "thumbnail_mime_type"],
    file: { column: "file_key", folder: "recuerdos" },
  },
  {
    name: "mensajes",
    title: "Mensajes de tu familia",
    table: supportMessages,
    mine: (userId) => sql`t.to_user_id = ${userId}`,
    hidden: ["file_key"],
    more: { de: sender(sql`t.from_id`) },
    file: { column: "file_key", folder: "mensajes" },
  },
  {
    name: "mensajes_borrados",
    title: "Mensajes que ya se borraron",
    table: messageReceipts,
    mine: (userId) => sql`t.to_user_id = ${userId}`,
    more: { de: sender(sql`t.from_id`) },
  },
  { name: "conversacion", title: "Conversación con el asistente", table: chatTurns, mine: ofUser },
  { name: "puntuaciones", title: "Puntuaciones de los juegos", table: scores, mine: ofUser },
  { name: "ritmo_de_juegos", title: "Tu ritmo en los juegos", table: gamePaces, mine: ofUser },
  {
    name: "conversaciones_contadas",
    title: "Cuántos mensajes enviaste al asistente",
    table: chatMessageCounts,
    mine: ofUser,
  },
  {
    name: "recordatorios_vistos",
    title: "Recordatorios vistos",
    table: reminderViews,
    mine: ofUser,
  },
  { name: "minutos_de_uso", title: "Minutos de uso", table: activityMinutes, mine: ofUser },
  {
    name: "sesiones",
    title: "Sesiones abiertas",
    table: sessions,
    mine: ofUser,
    hidden: ["token_hash", "entered_from"],
  },
  {
    name: "tabletas",
    title: "Tabletas que son solo tuyas",
    table: devices,
    mine: (userId) => sql`t.owner_id = ${userId}`,
    hidden: ["token_hash", "authorised_by"],
  },
  {
    name: "copias_pedidas",
    title: "Copias de tus datos pedidas en el ayuntamiento",
    table: exportRequests,
    mine: ofUser,
    hidden: ["administrator_id"],
  },
  {
    name: "quien_ha_visto_tus_datos",
    title: "Quién ha visto o cambiado tus datos",
    table: auditEvents,
    mine: (userId) => sql`t.subject_id = ${userId}`,
    more: {
      quien: sql`coalesce((select a.name from ${administrators} a where a.id = t.actor_id),
        ${sender(sql`t.actor_id`)})`,
    },
  },
];

/** Tables that name a person too and are not in the copy, each with the reason. */
export const LEFT_OUT: Record<string, string> = {
  area_failure_witnesses:
    "Keyed hashes of who saw a version fail, another for each version: nobody can tell whose, for a week.",
  device_links: "Open for an hour, and of the administrator who made them.",
  erasure_receipts: "Made when the person is no more; it holds an id and counts.",
  idempotency_keys: "Copies of answers that are in the copy already; they last 48 hours.",
  uploads: "Files on their way, which nobody has kept yet; they last a day.",
  staff_notes: "Written by the staff; the town hall hands them over after it has read them.",
  support_invitations: "The e-mail is the relative's, who has not accepted yet.",
};
