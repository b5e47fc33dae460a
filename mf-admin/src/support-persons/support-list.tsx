import { useScreen } from "@acompana/kit/area";
import { LastKnown } from "@acompana/kit/reading";
import { StateCard } from "@acompana/kit/ui";
import { HeartHandshake } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useOnce } from "../panel/use-once.ts";
import { RemoveDialog } from "../remove-dialog/remove-dialog.tsx";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import { OpenInvitations } from "./open-invitations.tsx";
import { PasswordLinkDialog } from "./password-link-dialog.tsx";
import { SetPasswordDialog } from "./set-password-dialog.tsx";
import styles from "./support-list.module.css";
import { SupportListRow } from "./support-list-row.tsx";
import {
  type PasswordLink,
  type SupportPerson,
  useRemoveSupportPerson,
  useSupportPasswordLink,
  useSupportPersons,
} from "./support-persons.resource.ts";

const words = text.supportPersons;

type Asked =
  | { what: "remove" | "password"; person: SupportPerson }
  | { what: "link"; person: SupportPerson; link: PasswordLink };

/** The relatives and carers of one older person, with what can be done for each of them. */
export function SupportList({ user }: { user: Named }) {
  const { notify } = useScreen();
  const reading = useSupportPersons(user.id);
  const remove = useRemoveSupportPerson(user.id);
  const makeLink = useSupportPasswordLink();
  const { once } = useOnce();
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element | null>(null);
  /** Counts the messages shown; after each one the focus returns to the row that was pressed. */
  const [shownCount, setShownCount] = useState(0);
  useEffect(() => {
    if (shownCount > 0 && pressed.current instanceof HTMLElement) pressed.current.focus();
  }, [shownCount]);
  const close = () => setAsked(null);

  function ask(next: Asked) {
    pressed.current = document.activeElement;
    setAsked(next);
  }

  async function showLink(person: SupportPerson) {
    ask({ what: "link", person, link: await makeLink(person.id) });
  }

  async function tell(sentence: string) {
    close();
    await notify.alert(sentence);
    setShownCount((count) => count + 1);
  }

  function rows(persons: SupportPerson[]) {
    if (persons.length === 0)
      return <StateCard icon={HeartHandshake} title={words.none} line={words.noneLine} />;
    return (
      <ul className={styles.list}>
        {persons.map((person) => (
          <SupportListRow
            key={person.id}
            person={person}
            onLink={() => void once(() => showLink(person), text.passwordLink.failed)}
            onPassword={() => ask({ what: "password", person })}
            onRemove={() => ask({ what: "remove", person })}
          />
        ))}
      </ul>
    );
  }

  return (
    <div ref={list} className={styles.found} tabIndex={-1}>
      <LastKnown reading={reading} loading={words.loading} failed={words.listFailed}>
        {rows}
      </LastKnown>
      {(reading.data !== undefined || reading.error !== undefined) && (
        <OpenInvitations userId={user.id} />
      )}
      {asked?.what === "link" && (
        <PasswordLinkDialog person={asked.person} link={asked.link} onClose={close} />
      )}
      {asked?.what === "password" && (
        <SetPasswordDialog
          person={asked.person}
          onSaved={() => void tell(text.password.saved(asked.person.name))}
          onClose={close}
        />
      )}
      {asked?.what === "remove" && (
        <RemoveDialog
          title={text.remove.support(asked.person.name)}
          warning={text.remove.supportWarning(user.name)}
          parts={text.remove.supportParts}
          failed={text.remove.supportFailed}
          remove={() => remove(asked.person.id)}
          onRemoved={() => {
            close();
            // The row that was pressed no longer exists.
            list.current?.focus();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
