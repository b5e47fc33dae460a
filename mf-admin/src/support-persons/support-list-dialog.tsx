import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { LastKnown } from "@acompana/kit/reading";
import { Button, StateCard } from "@acompana/kit/ui";
import { HeartHandshake, UserRoundPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useOnce } from "../panel/use-once.ts";
import { RemoveDialog } from "../remove-dialog/remove-dialog.tsx";
import { text } from "../text.ts";
import { OpenInvitations } from "./open-invitations.tsx";
import { PasswordLinkDialog } from "./password-link-dialog.tsx";
import { SetPasswordDialog } from "./set-password-dialog.tsx";
import styles from "./support-list-dialog.module.css";
import { SupportListRow } from "./support-list-row.tsx";
import {
  type PasswordLink,
  type SupportPerson,
  useRemoveSupportPerson,
  useSupportPasswordLink,
  useSupportPersons,
} from "./support-persons.resource.ts";

const words = text.supportPersons;

interface SupportListDialogProps {
  user: { id: string; name: string };
  onAdd: () => void;
  onClose: () => void;
}

/** The relatives and carers of one older person. */
export function SupportListDialog({ user, onAdd, onClose }: SupportListDialogProps) {
  const { Dialog } = useScreen();
  return (
    <Dialog title={words.listTitle(user.name)} onClose={onClose}>
      {/* Above the list, which pushes nothing away when it is there. */}
      <Button icon={UserRoundPlus} wide onClick={onAdd}>
        {text.user.addSupport}
      </Button>
      <SupportList user={user} />
    </Dialog>
  );
}

type Asked =
  | { what: "remove" | "password"; person: SupportPerson }
  | { what: "link"; person: SupportPerson; link: PasswordLink };

function SupportList({ user }: Pick<SupportListDialogProps, "user">) {
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
    try {
      ask({ what: "link", person, link: await makeLink(person.id) });
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? text.passwordLink.failed);
    }
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
            onLink={() => void once(() => showLink(person))}
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
