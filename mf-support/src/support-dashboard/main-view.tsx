import { useScreen, useSession } from "@acompana/kit/area";
import { now } from "@acompana/kit/clock";
import { draftOwner, draftsInPage, hasDraft } from "@acompana/kit/form";
import { firstName, shortDay } from "@acompana/kit/format";
import { type Reading, ReadingNote } from "@acompana/kit/reading";
import { ActionCard, Badge, Button, Page } from "@acompana/kit/ui";
import { Lock, LogOut, PencilLine, UserRound } from "lucide-react";
import { draftNames } from "../drafts.ts";
import { Glance } from "../glance/glance.tsx";
import { isMourned, type SupportedPerson } from "../shared-view.ts";
import { text } from "../text.ts";
import { PersonSwitch } from "./person-switch.tsx";
import styles from "./support-dashboard.module.css";
import { type View, type ViewName, viewsFor } from "./views.ts";

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
  const { message, rest } = cardsOf(person);

  return (
    <Page
      title={words.hello(firstName(supportPerson.name))}
      line={isMourned(person) ? undefined : words.company(person.name)}
    >
      <ReadingNote reading={reading} isKnown />
      {users.length > 1 && <PersonSwitch users={users} chosen={person.id} onChoose={onPerson} />}
      <Glance key={person.id} person={person} onNoConsent={() => onNoConsent(person.id)}>
        {message && <ViewCard person={person} view={message} onView={onView} isMain />}
      </Glance>
      <div className={styles.cards}>
        {rest.map((view) => (
          <ViewCard key={view.name} person={person} view={view} onView={onView} />
        ))}
      </div>
      <div className={styles.foot}>
        <Button icon={UserRound} onClick={onAccount}>
          {words.account}
        </Button>
        <Button icon={LogOut} onClick={() => void leave()}>
          {words.leave}
        </Button>
      </div>
    </Page>
  );
}

/** What a relative comes for stands first and apart; after a death there is no message. */
function cardsOf(person: SupportedPerson) {
  const all = viewsFor(person);
  return {
    message: all.find(({ name }) => name === "message"),
    rest: all.filter(({ name }) => name !== "message"),
  };
}

interface ViewCardProps {
  person: SupportedPerson;
  view: View;
  onView: (view: ViewName) => void;
  isMain?: boolean;
}

function ViewCard({ person, view, onView, isMain = false }: ViewCardProps) {
  const { name, icon, look, needsConsent } = view;
  const unfinished = useUnfinished(person.id)[name];
  const { timeZone } = useScreen();
  const dimmed = needsConsent && !person.familyConsent;
  const lineOf = () => {
    if (name === "sent" && isMourned(person)) return text.pause.death.sentLine;
    const due = dimmed && person.familyConsentDue;
    return due ? words.begins(shortDay(due, new Date(now()), timeZone)) : text.views[name].line;
  };
  return (
    <ActionCard
      icon={icon}
      {...(look && !dimmed && { hue: look.hue, drawing: <look.Drawing /> })}
      title={text.views[name].title}
      line={lineOf()}
      isMain={isMain}
      dimmed={dimmed}
      badge={
        dimmed ? (
          <Badge icon={Lock}>{words.needsConsent}</Badge>
        ) : (
          unfinished && (
            <Badge tone="waiting" icon={PencilLine}>
              {unfinished}
            </Badge>
          )
        )
      }
      onPress={() => onView(name)}
    />
  );
}

/** Which cards lead to something that was begun and neither sent nor saved. */
function useUnfinished(userId: string): Partial<Record<ViewName, string>> {
  const { store, session } = useScreen();
  const message = draftNames.message(userId);
  const files = draftsInPage(draftOwner(session)).read(message)?.files;
  return {
    ...((files || hasDraft(store, message)) && { message: words.unsent }),
    ...(hasDraft(store, draftNames.reminder(userId)) && { reminders: words.unsaved }),
  };
}
