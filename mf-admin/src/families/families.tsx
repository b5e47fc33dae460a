import { useScreen } from "@acompana/kit/area";
import { Panel } from "@acompana/kit/panel";
import { Button, Page, StateCard } from "@acompana/kit/ui";
import { HeartHandshake, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { OwnerField } from "../devices/owner-field.tsx";
import { Columns } from "../panel/columns.tsx";
import { SupportList } from "../support-persons/support-list.tsx";
import { text } from "../text.ts";
import type { Named } from "../user.ts";

const words = text.families;

interface FamiliesProps {
  /** Somebody is to accompany this person, in a dialog of the dashboard. */
  onAdd: (user: Named) => void;
}

/** Where an administrator looks after the relatives of one person after the other. */
export function Families({ onAdd }: FamiliesProps) {
  const { back } = useScreen();
  const [user, setUser] = useState<Named | null>(null);
  return (
    <Page width="narrow" title={words.title} line={words.line} onBack={back}>
      <Columns
        first={
          <Panel title={words.whoTitle}>
            <OwnerField owner={user} onOwner={setUser} />
          </Panel>
        }
        second={
          user ? (
            <Panel key={user.id} title={text.supportPersons.listTitle(user.name)}>
              <Button icon={UserRoundPlus} onClick={() => onAdd(user)}>
                {text.user.addSupport}
              </Button>
              <SupportList user={user} />
            </Panel>
          ) : (
            <StateCard icon={HeartHandshake} title={words.none} line={words.noneLine} />
          )
        }
      />
    </Page>
  );
}
