import { CheckField, TextField } from "@acompana/kit/ui";
import { text } from "../text.ts";
import { onlyPinDigits, type TypedUser } from "./check-user.ts";
import styles from "./user-fields.module.css";

const words = text.createUser;

interface UserFieldsProps {
  typed: TypedUser;
  errors: Partial<Record<keyof TypedUser, string>>;
  set: (change: Partial<TypedUser>) => void;
}

/** Who the person is, how they enter, and whom they share with. */
export function UserFields({ typed, errors, set }: UserFieldsProps) {
  return (
    <>
      {/* The browser would offer the administrator's own data: these are somebody else's. */}
      <TextField
        label={text.fields.name}
        autoComplete="off"
        value={typed.name}
        onValue={(name) => set({ name })}
        error={errors.name}
        required
      />
      <TextField
        label={words.pin}
        hint={words.pinHint}
        inputMode="numeric"
        autoComplete="off"
        value={typed.pin}
        onValue={(pin) => set({ pin: onlyPinDigits(pin) })}
        error={errors.pin}
        required
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        value={typed.email}
        onValue={(email) => set({ email })}
        error={errors.email}
      />
      <TextField
        label={words.phone}
        type="tel"
        autoComplete="off"
        value={typed.phone}
        onValue={(phone) => set({ phone })}
        error={errors.phone}
      />
      <TextField
        label={words.birthDate}
        hint={words.birthDateHint}
        type="date"
        autoComplete="off"
        value={typed.birthDate}
        onValue={(birthDate) => set({ birthDate })}
      />
      <fieldset className={styles.consents}>
        <legend className={styles.legend}>{words.consents}</legend>
        <CheckField
          label={words.familyConsent}
          hint={words.familyConsentHint}
          checked={typed.familyConsent}
          onValue={(familyConsent) => set({ familyConsent })}
        />
        <CheckField
          label={words.municipalConsent}
          hint={words.municipalConsentHint}
          checked={typed.municipalConsent}
          onValue={(municipalConsent) => set({ municipalConsent })}
        />
      </fieldset>
    </>
  );
}
