import type { MailConfig } from "../platform/mail/mail-config.ts";
import { ConfigError, type Get } from "./config-error.ts";

const EXAMPLE = "smtps://usuario:contraseña@correo.ejemplo.es:465";
const FORM = `debe ser como ${EXAMPLE} (o smtp:// y el puerto 587). Los signos como @ o # de la contraseña se escriben %40 o %23.`;

/** Ports that begin in one way alone, whatever the address says. */
const WAYS: Record<string, string> = { "465": "smtps:", "587": "smtp:", "25": "smtp:" };
const PORTS: Record<string, number> = { "smtps:": 465, "smtp:": 587 };

const HOST = /^(\[[0-9a-fA-F:]+\]|[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?)$/;
const ADDRESS = /^[^\s@<>",;:]+@[^\s@<>",;:]+$/;

/**
 * The server that takes the portal's letters (`SMTP_URL`), and their sender (`SMTP_FROM`); null
 * without them.
 */
export function readMail(get: Get, portalOrigin: string | null): MailConfig | null {
  const text = get("SMTP_URL");
  const sender = get("SMTP_FROM");
  if (text === null) {
    if (sender === null) return null;
    throw new ConfigError("SMTP_URL", "falta, y SMTP_FROM la necesita.");
  }
  const server = readServer(text);
  if (!portalOrigin) {
    throw new ConfigError(
      "PORTAL_URL",
      "falta, y SMTP_URL la necesita para los enlaces que envía.",
    );
  }
  return { ...server, origin: portalOrigin, from: readSender(sender, server.login?.user ?? null) };
}

function readServer(text: string): Omit<MailConfig, "from" | "origin"> {
  const url = URL.parse(text);
  const bare = url && /^\/?$/.test(url.pathname) && !url.search && !url.hash;
  const usual = url && PORTS[url.protocol];
  if (!bare || !usual || !HOST.test(url.hostname)) throw new ConfigError("SMTP_URL", FORM);
  const { protocol, port, hostname } = url;
  const right = WAYS[port] ?? protocol;
  if (right !== protocol) {
    throw new ConfigError("SMTP_URL", `el puerto ${port} va con ${right}//, no con ${protocol}//.`);
  }
  return {
    host: hostname.replace(/^\[|\]$/g, "").toLowerCase(),
    port: port ? Number(port) : usual,
    isImplicitTls: protocol === "smtps:",
    login: readLogin(url),
  };
}

function readLogin({ username, password }: URL): MailConfig["login"] {
  if (!username && !password) return null;
  if (!username || !password) {
    throw new ConfigError("SMTP_URL", "lleva usuario y contraseña, o ninguno de los dos.");
  }
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    throw new ConfigError("SMTP_URL", FORM);
  }
}

function readSender(text: string | null, user: string | null): MailConfig["from"] {
  const [, name = "", bracketed] = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(text ?? "") ?? [];
  const address = bracketed ?? text ?? user ?? "";
  if (ADDRESS.test(address)) return { name, address };
  throw new ConfigError(
    "SMTP_FROM",
    "es quien firma los correos, como Ayuntamiento de Aldea <portal@aldea.es>.",
  );
}
