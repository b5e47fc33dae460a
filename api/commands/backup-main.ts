// npm run backup -- file
import { readConfig } from "../env.ts";
import { backup } from "./backup-command.ts";
import { runCommand } from "./run-command.ts";

await runCommand("No se ha hecho ninguna copia", async (env, [target]) => {
  if (!target) return { problem: "Di en qué archivo: npm run backup -- copia.tar" };
  const passphrase = env.BACKUP_PASSPHRASE?.trim() || null;
  const clock = () => new Date();
  const { hasPepper } = await backup(readConfig(env), { target, passphrase, clock });
  const pepper = hasPepper
    ? "Lleva dentro la pimienta (pepper), cerrada con tu frase: guarda la frase en otro sitio."
    : "No lleva la pimienta (pepper), y sin ella no vale ningún PIN: guárdala aparte, o da la orden con BACKUP_PASSPHRASE.";
  return { done: `Copia hecha: ${target}\n${pepper}` };
});
