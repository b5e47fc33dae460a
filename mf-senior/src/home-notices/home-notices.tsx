import { type components, sentenceOf } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { type ConsentName, consentText, dayOf, useConsents } from "@acompana/kit/consents";
import { clockTime, theHour } from "@acompana/kit/format";
import { Button } from "@acompana/kit/ui";
import { useState } from "react";
import { Announcements } from "../announcements/announcements.tsx";
import { ChoosePinDialog } from "../choose-pin/choose-pin-dialog.tsx";
import { useEndPause } from "../reminders/reminders.resource.ts";
import { homeNoticesText } from "../text/home-notices.ts";
import { remindersText } from "../text/reminders.ts";
import { useHomeNotices } from "./home-notices.resource.ts";
import { Notice } from "./notice.tsx";

const words = homeNoticesText;

type Home = components["schemas"]["Home"];

interface NewsProps {
  news: Pick<
    Home,
    "isPaused" | "waitingConsents" | "consentQuestions" | "offersPin" | "announcements"
  >;
}

/** What the town hall announces, and what the person alone should know or may decide. */
export function HomeNotices({ news }: NewsProps) {
  const { enteredBy } = useSession("person");
  return (
    <>
      {news.announcements?.length > 0 && <Announcements announcements={news.announcements} />}
      {!enteredBy && <OwnNotices news={news} />}
    </>
  );
}

/** Day and hour: somebody who was elsewhere then knows it was not they. */
const momentOf = (at: string, timeZone: string) =>
  `${dayOf(at, timeZone)}, a ${theHour(clockTime(at, timeZone))}`;

/** What cannot wait stands alone; a PIN of one's own is offered beside a paper that waits. */
function OwnNotices({ news }: NewsProps) {
  const { guessedAt } = useSession("person");
  const [consent] = news.waitingConsents;
  // A portal of an earlier release asks nothing.
  const [question] = news.consentQuestions ?? [];
  if (guessedAt) return <AttackNotice />;
  if (question) {
    return (
      <>
        <QuestionNotice key={question.consent} question={question} />
        {news.offersPin && <PinNotice />}
      </>
    );
  }
  if (news.isPaused) return <PauseNotice />;
  return (
    <>
      {consent && <ConsentNotice key={consent} consent={consent} />}
      {news.offersPin && <PinNotice />}
    </>
  );
}

/** Does one thing at a time, and says why when it could not. */
function useAct() {
  const { notify } = useScreen();
  const [busy, setBusy] = useState(false);
  async function act(change: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    try {
      await change();
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? words.failed);
    } finally {
      setBusy(false);
    }
  }
  return (change: () => Promise<void>) => () => void act(change);
}

function AttackNotice() {
  const { dismissAttack } = useHomeNotices();
  const act = useAct();
  return (
    <Notice sentence={words.attacked}>
      <Button onClick={act(dismissAttack)}>{words.understood}</Button>
    </Notice>
  );
}

/** Nothing rings, perhaps because somebody else was meant: the person ends it. */
function PauseNotice() {
  const { notify } = useScreen();
  const { renew } = useHomeNotices();
  const endPause = useEndPause();
  const act = useAct();
  async function resume() {
    await endPause();
    await renew();
    notify.toast({ title: remindersText.resumed });
  }
  return (
    <Notice sentence={words.paused}>
      <Button look="primary" onClick={act(resume)}>
        {remindersText.resume}
      </Button>
    </Notice>
  );
}

function ConsentNotice({ consent }: { consent: ConsentName }) {
  const { timeZone } = useScreen();
  const { data } = useConsents(useSession("person").user.id);
  const { answerConsent } = useHomeNotices();
  const act = useAct();
  const due = data?.[consent].due;
  const waiting = data?.history.find((step) => step.consent === consent);
  if (!data || !due || !waiting) return null;
  const { step, at, administrator } = waiting;
  const by = administrator ?? words.someone;
  const [name, day, from] = [consentText.names[consent], dayOf(at, timeZone), dayOf(due, timeZone)];
  return (
    <Notice
      sentence={
        step === "asked" ? words.asked(name, day, from) : words.consent(name, by, day, from)
      }
    >
      {data.mayGive && (
        <Button onClick={act(() => answerConsent(consent, true))}>{words.yes}</Button>
      )}
      <Button onClick={act(() => answerConsent(consent, false))}>{words.no}</Button>
    </Notice>
  );
}

/** A consent was given with a PIN that somebody else may know: one press takes it back. */
function QuestionNotice({ question }: { question: Home["consentQuestions"][number] }) {
  const { notify, timeZone } = useScreen();
  const { wasMine, answerConsent } = useHomeNotices();
  const act = useAct();
  const { consent, at } = question;
  async function takeBack() {
    await answerConsent(consent, false);
    notify.toast({ title: words.takenBack });
  }
  return (
    <Notice sentence={words.question(consentText.names[consent], momentOf(at, timeZone))}>
      <Button onClick={act(() => wasMine(consent))}>{words.mine}</Button>
      <Button onClick={act(takeBack)}>{words.notMine}</Button>
    </Notice>
  );
}

function PinNotice() {
  const { postponePin, renew } = useHomeNotices();
  const act = useAct();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Notice sentence={words.pin}>
      <Button look="primary" onClick={() => setChoosing(true)}>
        {words.choose}
      </Button>
      <Button onClick={act(postponePin)}>{words.notNow}</Button>
      {isChoosing && (
        <ChoosePinDialog asksOld onChosen={() => void renew()} onClose={() => setChoosing(false)} />
      )}
    </Notice>
  );
}
