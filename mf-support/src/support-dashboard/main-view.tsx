import { useScreen, useSession } from "@acompana/kit/area";
import { draftOwner, draftsInPage, hasDraft } from "@acompana/kit/form";
import { firstName } from "@acompana/kit/format";
import { type Reading, ReadingNote } from "@acompana/kit/reading";
import { ActionCard, Badge, Button, Page } from "@acompana/kit/ui";
import { Lock, LogOut, PencilLine, UserRound } from "lucide-react";
import { draftNames } from "../drafts.ts";
import { Glance } from "../glance/glance.tsx";
import { isMourned, type SupportedPerson } from "../shared-view.ts";
import { text } from "../text.ts";
import { PersonSwitch } from "./person-switch.tsx";
import styles from "./support-dashboard.module.css";
import { type ViewName, viewsFor } from "./views.ts";

const words = text.dashboard;

interface MainViewProps {
  person: SupportedPerson;
  users: SupportedPerson[];
  /** How the last reading of them went. */
  reading: Omit<Reading<unknown>, "data">;
  onPerson: (userId: string) => void;
  onView: (view: ViewName) => void;
  onAccount: () => void;
  /** The server refuses to tell of this person. */
  onNoConsent: (userId: string) => void;
}

/** Whom one accompanies, how they are doing, and a card for each thing one can do. */
export function MainView(props: MainViewProps) {
  const { person, users, reading, onPerson, onView, onAccount, onNoConsent } = props;
  const { leave } = useScreen();
  const { supportPerson } = useSession("support");
  const unfinished = useUnfinished(person.id);

  return (
    <Page
      title={words.hello(firstName(supportPerson.name))}
      line={isMourned(person) ? undefined : words.company(person.name)}
      actions={
        <>
          <Button className={styles.leave} icon={UserRound} onClick={onAccount}>
            {words.account}
          </Button>
          <Button className={styles.leave} icon={LogOut} onClick={() => void leave()}>
            {words.leave}
          </Button>
        </>
      }
    >
      <ReadingNote reading={reading} isKnown />
      {users.length > 1 && <PersonSwitch users={users} chosen={person.id} onChoose={onPerson} />}
      <Glance key={person.id} person={person} onNoConsent={() => onNoConsent(person.id)} />
      <div className={styles.cards}>
        {viewsFor(person).map(({ name, icon, tone, needsConsent }) => {
          const dimmed = needsConsent && !person.familyConsent;
          return (
            <ActionCard
              key={name}
              icon={icon}
              tone={tone}
              title={text.views[name].title}
              line={text.views[name].line}
              dimmed={dimmed}
              badge={
                dimmed ? (
                  <Badge icon={Lock}>{words.needsConsent}</Badge>
                ) : (
                  unfinished[name] && <Badge icon={PencilLine}>{unfinished[name]}</Badge>
                )
              }
              onPress={() => onView(name)}
            />
          );
        })}
      </div>
    </Page>
  );
}

/** Which cards lead to something that was begun and neither sent nor saved. */
function useUnfinished(userId: string): Partial<Record<ViewName, string>> {
  const { store, session } = useScreen();
  const message = draftNames.message(userId);
  const file = draftsInPage(draftOwner(session)).read(message)?.file;
  return {
    ...((file || hasDraft(store, message)) && { message: words.unsent }),
    ...(hasDraft(store, draftNames.reminder(userId)) && { reminders: words.unsaved }),
  };
}
