import { pinErrorOf, pinWeakness } from "@acompana/kit/pin";
import type { AppConfig } from "../../platform/config.ts";
import { invalid } from "../../platform/errors.ts";

/**
 * On the open network a PIN that is guessed first is refused wherever one is set. On a portal of
 * one's own any four digits are taken: the form says that it is guessed at once, and it may be
 * kept. `birthDate`: 'YYYY-MM-DD'.
 * @throws ServiceError 400 with the reason
 */
export function refuseWeakPin(
  { config }: { config: Pick<AppConfig, "isSecure"> },
  pin: string,
  birthDate: string | null = null,
): void {
  if (!config.isSecure) return;
  const weakness = pinWeakness(pin, birthDate === null ? null : Number(birthDate.slice(0, 4)));
  if (weakness) throw invalid("pin", pinErrorOf(weakness));
}
