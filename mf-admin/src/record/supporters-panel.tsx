import { Panel, PanelList, PanelRow } from "@acompana/kit/panel";
import { LastKnown } from "@acompana/kit/reading";
import { useSupportPersons } from "../support-persons/support-persons.resource.ts";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import styles from "./record.module.css";

const words = text.record;

/** Who accompanies the person. */
export function SupportersPanel({ user }: { user: Named }) {
  const reading = useSupportPersons(user.id);
  const { loading, listFailed, none } = text.supportPersons;
  return (
    <Panel title={words.supporters}>
      <LastKnown reading={reading} loading={loading} failed={listFailed}>
        {(persons) =>
          persons.length === 0 ? (
            <p className={styles.soft}>{none}</p>
          ) : (
            <PanelList>
              {persons.map(({ id, name, email }) => (
                <PanelRow key={id} name={name} details={[email]} />
              ))}
            </PanelList>
          )
        }
      </LastKnown>
    </Panel>
  );
}
