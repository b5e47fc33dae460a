import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { clockTime } from "@acompana/kit/format";
import { Panel, PanelList } from "@acompana/kit/panel";
import { LastKnown } from "@acompana/kit/reading";
import { Page } from "@acompana/kit/ui";
import { useState } from "react";
import { LinkCard } from "../link-card/link-card.tsx";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { ColleagueRow } from "./colleague-row.tsx";
import { type Colleague, type PasswordLink, useColleagues } from "./colleagues.resource.ts";

const words = text.colleagues;

/** Who administers the portal of the municipality; a colleague who leaves is disabled here. */
export function Colleagues() {
  const { back, notify, session, timeZone } = useScreen();
  const { reading, setActive, makeLink } = useColleagues();
  const [made, setMade] = useState<{ for: Colleague; link: PasswordLink } | null>(null);
  const { once } = useOnce();

  async function link(colleague: Colleague) {
    try {
      setMade({ for: colleague, link: await makeLink(colleague.id) });
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? words.linkFailed);
    }
  }

  async function change({ id, name, isYou }: Colleague, isActive: boolean) {
    const sure =
      isActive ||
      (await notify.confirm({
        title: words.disableTitle(name),
        message: words.disableWarning,
        confirm: words.disable,
        tone: "danger",
      }));
    if (!sure) return;
    try {
      await setActive(id, isActive);
      // One's own session is over: the next answer leads to the login.
      if (!isActive && isYou) return reading.retry();
      if (!isActive && made?.for.id === id) setMade(null);
      notify.toast({ title: isActive ? words.enabled : words.disabled });
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? words.changeFailed);
    }
  }

  return (
    <Page
      width="narrow"
      title={words.title}
      line={session && words.line(session.municipality.name)}
      onBack={back}
    >
      {made && (
        <Panel title={words.linkTitle(made.for.name)}>
          <LinkCard
            url={made.link.url}
            line={words.linkUntil(clockTime(made.link.expiresAt, timeZone))}
          />
        </Panel>
      )}
      <Panel title={words.listTitle}>
        <LastKnown reading={reading} loading={words.loading} failed={words.listFailed}>
          {(list) => (
            <PanelList>
              {list.map((one) => (
                <ColleagueRow
                  key={one.id}
                  colleague={one}
                  isLast={one.isActive && list.filter(({ isActive }) => isActive).length === 1}
                  onLink={() => void once(() => link(one))}
                  onActive={(isActive) => void once(() => change(one, isActive))}
                />
              ))}
            </PanelList>
          )}
        </LastKnown>
      </Panel>
    </Page>
  );
}
