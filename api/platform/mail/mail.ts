import type { Log } from "../log.ts";

/** A letter to one person, in plain text. */
export type Letter = { to: string; subject: string; text: string };

/** Hands a letter to the operator's mail server. Rejects when the server did not take it. */
export type SendLetter = (letter: Letter) => Promise<void>;

/** Letters that leave after the answer, so that nobody can tell from it whether there was one. */
export type Mail = {
  /** With which its links begin. */
  origin: string;
  /** What fails is logged and told to nobody. `write` gives null where nobody gets one. */
  sendLater: (write: () => Promise<Letter | null>) => void;
  /** Resolves when no letter is under way. */
  settled: () => Promise<void>;
};

/** Writing a letter takes the database a moment that one could measure with the next call. */
const LONGEST_WAIT_MS = 2_000;

type MailSetup = {
  origin: string;
  send: SendLetter;
  log: Log;
  /** Before a letter is written, in milliseconds. */
  wait?: () => number;
};

export function createMail({ origin, send, log, wait = anyWait }: MailSetup): Mail {
  const underWay = new Set<Promise<void>>();

  async function writeAndSend(write: () => Promise<Letter | null>): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, wait()));
    try {
      const letter = await write();
      if (letter) await send(letter);
    } catch (error) {
      log.error("mail-failed", kindOf(error));
    }
  }

  return {
    origin,
    sendLater: (write) => {
      const sending = writeAndSend(write).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

const anyWait = () => Math.random() * LONGEST_WAIT_MS;

/** Class and codes only: the message of a mail server can name the recipient. */
function kindOf(error: unknown) {
  const { name, code, responseCode } = error as Record<string, unknown>;
  return { kind: String(name), code: String(code ?? ""), reply: Number(responseCode) || 0 };
}
