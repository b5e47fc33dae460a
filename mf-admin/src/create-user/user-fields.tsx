import type { FormHandle } from "@acompana/kit/form";
import { CheckField, TextField } from "@acompana/kit/ui";
import type { ReactNode } from "react";
import { text } from "../text.ts";
import { DetailsFields } from "../user-details/details-fields.tsx";
import { onlyPinDigits, type TypedUser } from "./check-user.ts";
import { PinAdvice } from "./pin-advice.tsx";
import styles from "./user-fields.module.css";

const words = text.createUser;

interface UserFieldsProps {
  form: FormHandle<TypedUser>;
  /** The person has chosen the PIN; like the PIN itself it is kept in no draft. */
  isAgreed: boolean;
  onAgreed: (isAgreed: boolean) => void;
  /** What comes last, in a cell of its own. */
  children: ReactNode;
}

/** Who the person is, how they enter, and whom they share with. */
export function UserFields({ form, isAgreed, onAgreed, children }: UserFieldsProps) {
  return (
    <>
      <DetailsFields form={form} />
      <div className={styles.cell}>
        <TextField
          label={words.pin}
          hint={words.pinHint}
          inputMode="numeric"
          autoComplete="off"
          required
          {...form.text("pin")}
          onValue={(pin) => form.change({ pin: onlyPinDigits(pin) })}
        />
        <PinAdvice
          pin={form.typed.pin}
          birthDate={form.typed.birthDate}
          onUse={(pin) => form.change({ pin })}
        />
        <CheckField
          label={text.pin.agreed}
          hint={text.pin.agreedHint}
          checked={isAgreed}
          onValue={onAgreed}
        />
      </div>
      <fieldset className={styles.consents}>
        <legend className={styles.legend}>{words.consents}</legend>
        <CheckField
          label={words.familyConsent}
          hint={words.familyConsentHint}
          {...form.box("familyConsent")}
        />
        <CheckField
          label={words.municipalConsent}
          hint={words.municipalConsentHint}
          {...form.box("municipalConsent")}
        />
      </fieldset>
      <div className={styles.cell}>{children}</div>
    </>
  );
}
