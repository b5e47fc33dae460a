import { useScreen } from "@acompana/kit/area";
import { dayAndTime, fullDate } from "@acompana/kit/format";
import { Panel } from "@acompana/kit/panel";
import { Badge, Button } from "@acompana/kit/ui";
import { CircleCheck, CircleMinus, Leaf } from "lucide-react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import type { UserRecord } from "../user.ts";
import { useSetActive } from "../user-details/record.resource.ts";
import styles from "./record.module.css";

const words = text.record;

/** Whether the person can enter, and when they last did. */
export function AccessPanel({ record, onChanged }: { record: UserRecord; onChanged: () => void }) {
  const { notify, timeZone } = useScreen();
  const setActive = useSetActive(record.id);
  const { busy, once } = useOnce();
  const { isActive, isDeceased, lastAccessAt, erasedAfter, name } = record;
  /** Nobody enters with it again, so that there is nothing to offer. */
  const isClosed = isDeceased && !isActive;

  async function change() {
    const sure =
      !isActive ||
      (await notify.confirm({
        title: words.deactivateTitle(name),
        message: words.deactivateWarning,
        confirm: words.deactivate,
        tone: "danger",
      }));
    if (!sure) return;
    await setActive(!isActive);
    onChanged();
    notify.toast({ title: isActive ? words.deactivated(name) : words.activated(name) });
  }

  return (
    <Panel title={words.access}>
      <p className={styles.state}>
        {isDeceased ? (
          <Badge icon={Leaf}>{text.user.deceased}</Badge>
        ) : isActive ? (
          <Badge tone="good" icon={CircleCheck}>
            {text.user.active}
          </Badge>
        ) : (
          <Badge icon={CircleMinus}>{text.user.inactive}</Badge>
        )}
        <span className={styles.soft}>
          {text.user.lastAccess}{" "}
          {lastAccessAt ? dayAndTime(lastAccessAt, timeZone) : text.user.lastAccessNever}
        </span>
      </p>
      {!isClosed && (
        <Button wide aria-disabled={busy} onClick={() => void once(change, words.activeFailed)}>
          {isActive ? words.deactivate : words.activate}
        </Button>
      )}
      {!isClosed && !isActive && <p>{words.inactiveLine}</p>}
      {erasedAfter && <p>{words.erasedAfter(fullDate(erasedAfter, timeZone))}</p>}
    </Panel>
  );
}
