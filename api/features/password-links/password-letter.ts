import type { Letter } from "../../platform/mail/mail.ts";

type Facts = {
  to: string;
  name: string;
  municipality: string;
  url: string;
  phone: string | undefined;
};

/** To whoever has forgotten the password: the link, and what to do when it was somebody else. */
export const passwordLetter = ({ to, name, municipality, url, phone }: Facts): Letter => ({
  to,
  subject: `Elige una contraseña nueva para el portal de ${municipality}`,
  text: `Hola, ${name}:

Alguien, seguramente tú, ha pedido una contraseña nueva para entrar en el portal de ${municipality}.

Abre este enlace y elígela:

${url}

El enlace vale una hora y sirve una sola vez. Si no lo has pedido tú, no hagas nada: tu contraseña de siempre sigue valiendo.

Ayuntamiento de ${municipality}${phone ? `\nTeléfono: ${phone}` : ""}
`,
});
