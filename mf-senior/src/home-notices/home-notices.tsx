import { type components, sentenceOf } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { type ConsentName, consentText, dayOf, useConsents } from "@acompana/kit/consents";
import { clockTime, theHour } from "@acompana/kit/format";
import { Button } from "@acompana/kit/ui";
import { type ReactNode, useState } from "react";
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

interface HomeNoticesProps extends NewsProps {
  /** Stands beside them once all of them have come. */
  whenDrawn: ReactNode;
}

/** What the town hall announces, and what the person alone should know or may decide. */
export function HomeNotices({ news, whenDrawn }: HomeNoticesProps) {
  const { enteredBy } = useSession("person");
  return (
    <>
      {news.announcements?.length > 0 && <Announcements announcements={news.announcements} />}
      {enteredBy ? whenDrawn : <OwnNotices {...{ news, whenDrawn }} />}
    </>
  );
}

/** Day and hour: somebody who was elsewhere then knows it was not they. */
const momentOf = (at: string, timeZone: string) =>
  `${dayOf(at, timeZone)}, a ${theHour(clockTime(at, timeZone))}`;

/** What cannot wait stands alone; a PIN of one's own is offered beside a paper that waits. */
function OwnNotices({ news, whenDrawn }: HomeNoticesProps) {
  const { guessedAt } = useSession("person");
  const [consent] = news.waitingConsents;
  // A portal of an earlier release asks nothing.
  const [question] = news.consentQuestions ?? [];
  const pin = news.offersPin && <PinNotice />;
  if (guessedAt || (news.isPaused && !question)) {
    return (
      <>
        {guessedAt ? <AttackNotice /> : <PauseNotice />}
        {whenDrawn}
      </>
    );
  }
  if (!question && consent) {
    return (
      <>
        <ConsentNotice key={consent} {...{ consent, whenDrawn }} />
        {pin}
      </>
    );
  }
  return (
    <>
      {question && <QuestionNotice key={question.consent} question={question} />}
      {pin}
      {whenDrawn}
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

interface ConsentNoticeProps {
  consent: ConsentName;
  whenDrawn: ReactNode;
}

/** What it says of the consent is asked for only here. */
function ConsentNotice({ consent, whenDrawn }: ConsentNoticeProps) {
  const { timeZone } = useScreen();
  const { data, error } = useConsents(useSession("person").user.id);
  const { answerConsent } = useHomeNotices();
  const act = useAct();
  const due = data?.[consent].due;
  const waiting = data?.history.find((step) => step.consent === consent);
  if (!data || !due || !waiting) return (data ?? error) !== undefined && whenDrawn;
  const { step, at, administrator } = waiting;
  const by = administrator ?? words.someone;
  const [name, day, from] = [consentText.names[consent], dayOf(at, timeZone), dayOf(due, timeZone)];
  return (
    <>
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
      {whenDrawn}
    </>
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
