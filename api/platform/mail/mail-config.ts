/** The operator's mail server, and in whose name the portal writes. */
export type MailConfig = {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). Else by STARTTLS, which only this machine may lack. */
  isImplicitTls: boolean;
  login: { user: string; password: string } | null;
  /** With which the links of letters begin: never what a visitor called the portal. */
  origin: string;
  from: { name: string; address: string };
  /** A certificate authority besides the usual ones. */
  ca?: string;
};
