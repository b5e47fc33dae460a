import { hasDraft, useScreen, useSession } from "@acompana/kit/area";
import { firstName } from "@acompana/kit/format";
import { ActionCard, Badge, Button, Page } from "@acompana/kit/ui";
import { Lock, LogOut, PencilLine } from "lucide-react";
import { draftNames, useForgetDrafts, useKeptFile } from "../drafts.ts";
import { text } from "../text.ts";
import { PersonSwitch } from "./person-switch.tsx";
import styles from "./support-dashboard.module.css";
import type { SupportedPerson } from "./support-dashboard.resource.ts";
import { type ViewName, views } from "./views.ts";

const words = text.dashboard;

interface MainViewProps {
  person: SupportedPerson;
  users: SupportedPerson[];
  onPerson: (userId: string) => void;
  onView: (view: ViewName) => void;
}

/** Whom one accompanies, and a card for each thing one can do. */
export function MainView({ person, users, onPerson, onView }: MainViewProps) {
  const { leave } = useScreen();
  const { supportPerson } = useSession("support");
  const forgetDrafts = useForgetDrafts();
  const unfinished = useUnfinished(person.id);
  function logOut() {
    forgetDrafts();
    void leave();
  }

  return (
    <Page
      title={words.hello(firstName(supportPerson.name))}
      line={words.company(person.name)}
      actions={
        <Button className={styles.leave} icon={LogOut} onClick={logOut}>
          {words.leave}
        </Button>
      }
    >
      {users.length > 1 && <PersonSwitch users={users} chosen={person.id} onChoose={onPerson} />}
      <div className={styles.cards}>
        {views.map(({ name, icon, tone, needsConsent }) => {
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
  const { store } = useScreen();
  const { file } = useKeptFile(userId);
  return {
    ...((file || hasDraft(store, draftNames.message(userId))) && { message: words.unsent }),
    ...(hasDraft(store, draftNames.reminder(userId)) && { reminders: words.unsaved }),
  };
}
