import { useScreen, useSession } from "@acompana/kit/area";
import { ConsentHistory, type Consents, useConsents } from "@acompana/kit/consents";
import { LastKnown } from "@acompana/kit/reading";
import { Button, Page } from "@acompana/kit/ui";
import { useState } from "react";
import { ownDataText } from "../text/own-data.ts";
import { Heirs } from "./heirs.tsx";
import styles from "./own-data.module.css";
import { Trail } from "./trail.tsx";

const words = ownDataText;
/** How many steps of the history are shown at first. */
const STEPS_AT_FIRST = 4;

/** What the person has allowed, and who looked at what is theirs. */
export function OwnData() {
  const { back } = useScreen();
  const { user } = useSession("person");
  const consents = useConsents(user.id);
  return (
    <Page title={words.title} line={words.line} onBack={back}>
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="own-data-consents">
          <h2 id="own-data-consents">{words.consents.title}</h2>
          <LastKnown
            reading={consents}
            loading={words.consents.loading}
            failed={words.consents.failed}
          >
            {({ history }) => <Steps history={history} />}
          </LastKnown>
          <p className={styles.line}>{words.consents.change}</p>
        </section>
        <Heirs />
        <section className={styles.part} aria-labelledby="own-data-trail">
          <h2 id="own-data-trail">{words.trail.title}</h2>
          <Trail userId={user.id} />
        </section>
      </div>
    </Page>
  );
}

/** The newest steps, and all of them when it is asked for. */
function Steps({ history }: Pick<Consents, "history">) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ConsentHistory history={isWhole ? history : history.slice(0, STEPS_AT_FIRST)} />
      {history.length > STEPS_AT_FIRST && (
        <Button wide className={styles.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.consents.fewer : words.consents.more}
        </Button>
      )}
    </>
  );
}
