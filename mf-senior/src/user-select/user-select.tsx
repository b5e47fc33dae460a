import { ApiError } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { calledName } from "@acompana/kit/format";
import { LastKnown } from "@acompana/kit/reading";
import { Button, ErrorCard, Page, PinDialog } from "@acompana/kit/ui";
import { lazy, Suspense } from "react";
import { entryText, userSelectText } from "../text/entry.ts";
import { OwnEntry } from "./own-entry.tsx";
import { People } from "./people.tsx";
import { useEntry } from "./use-entry.ts";
import styles from "./user-select.module.css";
import { useSelectableUsers } from "./user-select.resource.ts";

const words = userSelectText;

/** Fetched only where a device has just been authorised. */
const SoundTrial = lazy(() =>
  import("./sound-trial.ts").then((module) => ({ default: module.SoundTrial })),
);

/** Where an older person finds their own face and name. */
export function UserSelect() {
  const { municipality, view, back, navigate } = useScreen();
  const reading = useSelectableUsers(municipality?.id);
  const entry = useEntry();
  const { asking } = entry;
  const own = reading.data?.find((user) => user.isOwnDevice);
  const home = <Button onClick={() => navigate("landing")}>{words.home}</Button>;

  function content() {
    if (!municipality) return <ErrorCard title={words.noMunicipality}>{home}</ErrorCard>;
    const unauthorised = unauthorisedMessage(reading.error);
    return (
      <LastKnown
        reading={reading}
        loading={words.loading}
        failed={unauthorised ?? words.failed}
        failedLine={unauthorised ? "" : lineOf(reading.error)}
        ways={home}
      >
        {(users) =>
          own ? (
            <OwnEntry
              user={own}
              entering={entry.entering !== null}
              onEnter={() => void entry.choose(own)}
            />
          ) : (
            <People
              users={users}
              reading={reading.busy}
              entering={entry.entering}
              onReload={reading.retry}
              onChoose={(user) => void entry.choose(user)}
            />
          )
        }
      </LastKnown>
    );
  }

  return (
    <div className={styles.screen}>
      <Page
        // Another heading takes the focus again.
        key={own ? "own" : "all"}
        title={own ? words.own.title(calledName(own)) : words.title}
        line={own ? words.own.line : words.line}
        onBack={own ? undefined : back}
      >
        {content()}
      </Page>
      {view === "sound-trial" && (
        <Suspense>
          <SoundTrial onClose={back} />
        </Suspense>
      )}
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

const DEVICE_CODES: readonly unknown[] = ["DEVICE_NOT_AUTHORISED", "DEVICE_OWNER_ABSENT"];

/** The server's sentence for a device that nobody has authorised, or whose owner is not there. */
function unauthorisedMessage(error: unknown): string | undefined {
  const isStrange = error instanceof ApiError && DEVICE_CODES.includes(error.body.code);
  return isStrange ? (error.sentence ?? words.failed) : undefined;
}

function lineOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.offline) return entryText.offline;
  return words.failedLine(error.status);
}
