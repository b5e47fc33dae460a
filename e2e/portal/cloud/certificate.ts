import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const DAY_MS = 24 * 3_600_000;

/** A certificate for this machine, made for one run. */
export interface Certificate {
  /** PEM. */
  certificate: string;
  /** PEM. */
  key: string;
  /** What Chromium is told to accept, and nothing else: SHA-256 of the public key, in base64. */
  keyHash: string;
}

/** Makes a self-signed certificate for `localhost`, valid for a day. Node can only read them. */
export function makeCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const spki = publicKey.export({ type: "spki", format: "der" });
  const body = certificateBody(spki);
  const signature = sign("sha256", body, privateKey);
  const certificate = sequence(body, SIGNED_WITH, der(BIT_STRING, Buffer.from([0]), signature));
  return {
    certificate: pem("CERTIFICATE", certificate),
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    keyHash: createHash("sha256").update(spki).digest("base64"),
  };
}

const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;
/** Of a certificate's optional fields, and of the kinds of a name. */
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;

/** A value in DER: its tag, its length, its content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  return Buffer.concat([Buffer.from([tag, ...sizeOf(length)]), content]);
}

/** As short as it can be, or strict readers refuse it. */
function sizeOf(length: number): number[] {
  if (length < 128) return [length];
  return length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
}

const sequence = (...parts: Buffer[]) => der(SEQUENCE, ...parts);
const objectId = (hex: string) => der(OBJECT_ID, Buffer.from(hex, "hex"));
const text = (tag: number, content: string) => der(tag, Buffer.from(content));

/** ecdsa-with-SHA256. */
const SIGNED_WITH = sequence(objectId("2a8648ce3d040302"));
const COMMON_NAME = objectId("550403");
const ALTERNATIVE_NAMES = objectId("551d11");

function certificateBody(spki: Buffer): Buffer {
  const name = sequence(der(SET, sequence(COMMON_NAME, text(UTF8_STRING, "localhost"))));
  const names = sequence(text(DNS_NAME, "localhost"));
  const extension = sequence(ALTERNATIVE_NAMES, der(OCTET_STRING, names));
  const serial = Buffer.concat([Buffer.from([0x40]), randomBytes(15)]);
  return sequence(
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, serial),
    SIGNED_WITH,
    name,
    sequence(utcTime(Date.now() - DAY_MS), utcTime(Date.now() + DAY_MS)),
    name,
    spki,
    der(EXTENSIONS, sequence(extension)),
  );
}

/** As `261122183000Z`. */
const utcTime = (ms: number) =>
  text(UTC_TIME, `${new Date(ms).toISOString().replace(/[-:T]/g, "").slice(2, 14)}Z`);

function pem(kind: string, content: Buffer): string {
  const lines = content.toString("base64").match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ""].join("\n");
}
