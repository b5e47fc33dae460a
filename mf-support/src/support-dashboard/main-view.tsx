import { useScreen, useSession } from "@acompana/kit/area";
import { firstName } from "@acompana/kit/format";
import { ActionCard, Badge, Button, Page } from "@acompana/kit/ui";
import { Lock, LogOut } from "lucide-react";
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
  return (
    <Page
      title={words.hello(firstName(supportPerson.name))}
      line={words.company(person.name)}
      actions={
        <Button className={styles.leave} icon={LogOut} onClick={() => void leave()}>
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
              badge={dimmed && <Badge icon={Lock}>{words.needsConsent}</Badge>}
              onPress={() => onView(name)}
            />
          );
        })}
      </div>
    </Page>
  );
}
