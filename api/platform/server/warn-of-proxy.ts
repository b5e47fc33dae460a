import type { AppConfig } from "../config.ts";
import type { Handler } from "./serve.ts";

const WARNING =
  "AVISO: ha llegado una petición con X-Forwarded-For y TRUSTED_PROXIES es 0. Si delante del portal " +
  "hay un proxy, todas las visitas cuentan como una sola: quien falle muchas veces la contraseña " +
  "dejaría fuera a todo el ayuntamiento. Pon TRUSTED_PROXIES=1, o cuantos proxies tengas. Si no hay " +
  "ninguno, alguien ha escrito esa cabecera y no hay que hacer nada.";

type Listening = Pick<AppConfig, "isSecure" | "trustedProxies">;

/**
 * Says once that somebody seems to stand before the portal whom it does not know. https itself ends
 * in a proxy, so there the warning is nearly always right.
 */
export function warnOfProxy(
  answer: Handler,
  { isSecure, trustedProxies }: Listening,
  say: (sentence: string) => void,
): Handler {
  if (!isSecure || trustedProxies > 0) return answer;
  let isSaid = false;
  return (request, info) => {
    if (!isSaid && request.headers.has("X-Forwarded-For")) {
      isSaid = true;
      say(WARNING);
    }
    return answer(request, info);
  };
}
