import { useScreen } from "@acompana/kit/area";
import { Button, ErrorCard, Loading, Page, PinDialog } from "@acompana/kit/ui";
import { text } from "../text.ts";
import { People } from "./people.tsx";
import { useEntry } from "./use-entry.ts";
import styles from "./user-select.module.css";
import { useSelectableUsers } from "./user-select.resource.ts";

const words = text.userSelect;

/** Where an older person finds their own face and name. */
export function UserSelect() {
  const { municipality, back, navigate } = useScreen();
  const { users, error, reading, reload } = useSelectableUsers(municipality?.id);
  const entry = useEntry();
  const { asking } = entry;
  const home = <Button onClick={() => navigate("landing")}>{words.home}</Button>;

  function content() {
    if (!municipality) return <ErrorCard title={words.noMunicipality}>{home}</ErrorCard>;
    if (error?.refusal.code === "DEVICE_NOT_AUTHORISED" && !reading)
      return (
        <ErrorCard title={error.sentence ?? words.failed} retryLabel={words.retry} onRetry={reload}>
          {home}
        </ErrorCard>
      );
    if (error && !reading)
      return (
        <ErrorCard
          title={words.failed}
          line={error.offline ? text.entry.offline : words.failedLine(error.status)}
          retryLabel={words.retry}
          onRetry={reload}
        >
          {home}
        </ErrorCard>
      );
    if (error || !users) return <Loading label={words.loading} />;
    return (
      <People
        users={users}
        reading={reading}
        entering={entry.entering}
        onReload={reload}
        onChoose={(user) => void entry.choose(user)}
      />
    );
  }

  return (
    <div className={styles.screen}>
      <Page title={words.title} line={words.line} onBack={back}>
        {content()}
      </Page>
      {asking && (
        <PinDialog
          key={asking.id}
          person={asking}
          verify={(pin) => entry.verify(asking.id, pin)}
          onValid={entry.open}
          onClose={entry.stopAsking}
        />
      )}
    </div>
  );
}
