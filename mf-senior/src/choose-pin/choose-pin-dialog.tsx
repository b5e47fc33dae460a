import { ApiError, unwrap } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { PIN_WEAKNESS, pinErrorOf, pinWeakness } from "@acompana/kit/pin";
import { PinDialog } from "@acompana/kit/ui";
import { useState } from "react";
import { choosePinText } from "../text/home-notices.ts";

const words = choosePinText;
type Step = "old" | "first" | "second";

interface ChoosePinDialogProps {
  /** Whether the present PIN is asked for first. */
  asksOld: boolean;
  onChosen: () => void;
  onClose: () => void;
}

/** The person chooses a PIN of their own: once, and once more. */
export function ChoosePinDialog({ asksOld, onChosen, onClose }: ChoosePinDialogProps) {
  const { notify, takesAnyPin = false } = useScreen();
  const { user } = useSession("person");
  const choose = useChoosePin();
  const [step, setStep] = useState<Step>(asksOld ? "old" : "first");
  const [typed, setTyped] = useState<{ old?: string; pin: string }>({ pin: "" });

  async function verify(pin: string) {
    if (step === "old") setTyped({ old: pin, pin: "" });
    if (step === "first") {
      const weakness = pinWeakness(pin, null);
      if (weakness !== null) {
        if (!takesAnyPin) throw apiError(pinErrorOf(weakness));
        if (!(await keeps(PIN_WEAKNESS[weakness]))) return { valid: false, isGivenUp: true };
      }
      setTyped((all) => ({ ...all, pin }));
    }
    if (step === "second") {
      if (pin !== typed.pin) {
        // Nobody knows which of the two was mistyped.
        setStep("first");
        throw apiError(words.different);
      }
      await send(pin);
    }
    return { valid: true };
  }

  /** Whether she wants to keep a PIN that is guessed first. */
  const keeps = (message: string) =>
    notify.confirm({
      title: words.weak.title,
      message,
      confirm: words.weak.keep,
      cancel: words.weak.other,
    });

  async function send(pin: string) {
    try {
      await choose(pin, typed.old);
    } catch (error) {
      // What was refused is what to begin with again.
      const fields = error instanceof ApiError && error.body.fields;
      if (fields) setStep(fields.oldPin ? "old" : "first");
      throw error;
    }
  }

  async function goOn() {
    if (step === "old") return setStep("first");
    if (step === "first") return setStep("second");
    onClose();
    onChosen();
    await notify.alert(words.chosen);
  }

  return (
    <PinDialog
      key={step}
      person={user}
      text={words[step]}
      verify={verify}
      onValid={goOn}
      onClose={onClose}
    />
  );
}

/** As if the server had said so: the dialog shows its sentence, and other digits are typed. */
const apiError = (sentence: string) => new ApiError(400, JSON.stringify({ error: sentence }));

function useChoosePin() {
  const { api } = useScreen();
  const { id: userId } = useSession("person").user;
  const params = { path: { userId } };
  return async (pin: string, oldPin: string | undefined): Promise<void> => {
    const body = oldPin === undefined ? { pin } : { pin, oldPin };
    await unwrap(api.PUT("/api/users/{userId}/own-pin", { params, body }));
  };
}
