import { useScreen } from "@acompana/kit/area";
import { clockTime } from "@acompana/kit/format";
import { Panel } from "@acompana/kit/panel";
import { Page } from "@acompana/kit/ui";
import { useState } from "react";
import { LinkCard } from "../link-card/link-card.tsx";
import { ListPanel } from "../panel/list-panel.tsx";
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
    setMade({ for: colleague, link: await makeLink(colleague.id) });
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
    await setActive(id, isActive);
    // One's own session is over: the next answer leads to the login.
    if (!isActive && isYou) return reading.retry();
    if (!isActive && made?.for.id === id) setMade(null);
    notify.toast({ title: isActive ? words.enabled : words.disabled });
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
      <ListPanel
        words={words}
        reading={reading}
        row={(one, all) => (
          <ColleagueRow
            key={one.id}
            colleague={one}
            isLast={one.isActive && all.filter(({ isActive }) => isActive).length === 1}
            onLink={() => void once(() => link(one), words.linkFailed)}
            onActive={(isActive) => void once(() => change(one, isActive), words.changeFailed)}
          />
        )}
      />
    </Page>
  );
}
