import { pinWeakness, WEAK_PIN } from "@acompana/kit/pin";
import { invalid } from "../../platform/errors.ts";

/**
 * A PIN that is guessed first is refused wherever one is set. `birthDate`: 'YYYY-MM-DD'.
 * @throws ServiceError 400 with the reason
 */
export function refuseWeakPin(pin: string, birthDate: string | null = null): void {
  const weakness = pinWeakness(pin, birthDate === null ? null : Number(birthDate.slice(0, 4)));
  if (weakness) throw invalid("pin", WEAK_PIN[weakness]);
}
