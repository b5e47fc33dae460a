import { useScreen } from "@acompana/kit/area";
import { newPin, PIN_WEAKNESS, pinWeakness } from "@acompana/kit/pin";
import { Button } from "@acompana/kit/ui";
import { useState } from "react";
import { text } from "../text.ts";
import { yearOf } from "./check-user.ts";
import styles from "./pin-advice.module.css";

const words = text.pinAdvice;
const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

interface PinAdviceProps {
  pin: string;
  /** 'YYYY-MM-DD', or '' or null when it is not known. */
  birthDate: string | null;
  onUse: (pin: string) => void;
}

/** Says at once that the typed PIN is guessed first, and proposes another one. */
export function PinAdvice({ pin, birthDate, onUse }: PinAdviceProps) {
  const { takesAnyPin = false } = useScreen();
  const [proposed] = useState(() => newPin(randomBytes, birthDate || null));
  const weakness = pinWeakness(pin, yearOf(birthDate));
  return (
    <div role="status" className={styles.advice}>
      {weakness && (
        <>
          <p>
            {PIN_WEAKNESS[weakness]} {takesAnyPin ? words.mayStay : words.chooseOther}
          </p>
          <Button
            onClick={({ currentTarget }) => {
              onUse(proposed);
              // This button goes: the focus moves on to the PIN that it has filled in.
              currentTarget.form?.querySelector<HTMLElement>("[inputmode=numeric]")?.focus();
            }}
          >
            {words.use(proposed)}
          </Button>
        </>
      )}
    </div>
  );
}
