import { useScreen, useSession } from "@acompana/kit/area";
import { calledName } from "@acompana/kit/format";
import { ReadingNote } from "@acompana/kit/reading";
import { Page } from "@acompana/kit/ui";
import type { DangerKind } from "@acompana/language/danger";
import { Info, MicOff, VolumeX } from "lucide-react";
import { useRef, useState } from "react";
import { chatText } from "../text/chat.ts";
import { AudioTools } from "./audio-tools.tsx";
import styles from "./chat.module.css";
import { ChatNotice, type NoticeWords } from "./chat-notice.tsx";
import { Composer } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { DangerCard, DangerLine } from "./danger-card.tsx";
import { Face } from "./face.tsx";
import { Greeting } from "./greeting.tsx";
import { AssistantBubble } from "./message-bubble.tsx";
import { withHeard } from "./recognition.ts";
import { Suggestions } from "./suggestions.tsx";
import { useConversation } from "./use-conversation.ts";
import { useDanger } from "./use-danger.ts";
import { useDictation } from "./use-dictation.ts";
import { useDraft } from "./use-draft.ts";
import { useFocusAboveLine } from "./use-focus-above-line.ts";
import { useOutOfSight } from "./use-out-of-sight.ts";
import { useSpokenReplies } from "./use-spoken-replies.ts";

const words = chatText;

/** 'Tu Asistente Virtual': one writes, speaks or presses a suggestion, and is answered. */
export function Chat() {
  const { back } = useScreen();
  const { user } = useSession("person");
  const voice = useSpokenReplies();
  const [notice, setNotice] = useState<NoticeWords | null>(null);
  const { draft, count, write, change } = useDraft(setNotice);
  const danger = useDanger(voice.sayNow);
  const last = useRef<{ kind: DangerKind | null; place: number }>({ kind: null, place: 0 });
  const talk = useConversation(({ assistantMessage, danger: there }) => {
    const { kind, place } = last.current;
    danger.answered(assistantMessage.id, place, kind, there);
    // The card was spoken already.
    if (!kind && !there) voice.reply(assistantMessage.content);
  });
  const dictation = useDictation({
    onText: (heard, before) => change((now) => withHeard(now, before, heard)),
    onNotice: setNotice,
    isQuiet: danger.shown !== null,
  });
  const box = useRef<HTMLTextAreaElement>(null);
  const number = useOutOfSight();
  const scroller = useFocusAboveLine(number.isOut);
  const busy = talk.pending;
  const { reading } = talk;
  const loading = reading.busy && reading.data === undefined;

  async function say(content: string) {
    if (busy) return false;
    // It would hear the answer, and what comes late would be written into the empty box.
    dictation.cancel();
    voice.silence();
    const place = talk.messages.length + 1;
    const kind = danger.lookAt(content, place);
    last.current = { kind, place };
    const arrived = await talk.send(content, kind !== null || danger.shown !== null);
    if (kind && !arrived) danger.unsent();
    return arrived;
  }
  async function sendDraft() {
    if (await say(draft)) write("");
  }
  function closeCard() {
    voice.silence();
    danger.close();
    box.current?.focus();
  }
  function showCard() {
    number.element.current?.focus({ preventScroll: true });
    number.element.current?.closest("section")?.scrollIntoView({ block: "start" });
  }
  function readNotice() {
    setNotice(null);
    box.current?.focus();
  }
  function readVoiceNotice() {
    voice.dismiss();
    box.current?.focus();
  }
  function pressMicrophone() {
    if (busy) return;
    if (dictation.listening) return dictation.stop();
    // The microphone would hear the spoken answer.
    voice.silence();
    dictation.listen();
  }
  function testVoice() {
    dictation.cancel();
    void voice.test();
  }

  const { shown } = danger;
  // The answer repeats what the card says, so it appears only when the card is closed.
  const messages = talk.messages.filter(({ id }) => id !== shown?.answerId);
  const card = shown && (
    <DangerCard
      key={`${shown.kind} ${shown.place}`}
      kind={shown.kind}
      isFolded={shown.isFolded}
      above={`${messages.length} ${busy} ${reading.error === undefined}`}
      watchNumber={number.watch}
      onUnfold={danger.unfold}
      onClose={closeCard}
    />
  );

  const looks = [
    styles.screen,
    shown && styles.afterDanger,
    shown && !shown.isFolded && styles.inDanger,
    number.isOut && styles.hasLine,
  ];

  return (
    <div className={looks.filter(Boolean).join(" ")} data-hue="assistant">
      <Page
        title={words.title}
        picture={<Face speaking={voice.speaking} />}
        line={<span role="status">{status(loading, voice.speaking)}</span>}
        onBack={back}
        // The numbers to call need them not.
        stickyWays={!shown || shown.isFolded}
        isShort
      >
        <div ref={scroller} className={styles.scroller}>
          <AudioTools
            on={voice.on}
            onToggle={voice.toggle}
            onTest={testVoice}
            notice={voice.isOfAnswer ? null : voice.notice}
            onRead={voice.dismiss}
          />
          <ReadingNote reading={reading} isKnown={reading.data !== undefined} />
          <div className={styles.talk}>
            {/* There while it loads, or it would push the box down when nothing was found. */}
            {!busy && reading.error === undefined && !reading.data?.length && (
              <Greeting name={calledName(user)} speaking={voice.speaking} room={scroller} />
            )}
            <Conversation
              messages={messages}
              pending={busy}
              card={card}
              cardPlace={shown?.place}
              room={scroller}
            />
            <div className={styles.care} role="status">
              {talk.failed && danger.careWords && <AssistantBubble content={danger.careWords} />}
            </div>
            <ChatNotice
              notice={voice.isOfAnswer ? voice.notice : null}
              sign={VolumeX}
              onRead={readVoiceNotice}
            />
          </div>
          <Suggestions
            busy={busy}
            onChoose={(question) => void say(question)}
            className={styles.questions}
          />
          <ChatNotice
            notice={notice}
            sign={notice === words.tooLong ? Info : MicOff}
            onRead={readNotice}
          />
        </div>
        {shown && (number.isOut || !shown.isFolded) && (
          <DangerLine kind={shown.kind} isSeen={number.isOut} onShow={showCard} />
        )}
        <Composer
          box={box}
          draft={draft}
          count={count}
          busy={busy}
          failed={talk.failed}
          listening={dictation.listening}
          isInDanger={shown !== null}
          speaking={voice.speaking}
          onWrite={write}
          onSend={() => void sendDraft()}
          onMicrophone={pressMicrophone}
          onSilence={voice.silence}
        />
      </Page>
    </div>
  );
}

function status(loading: boolean, speaking: boolean): string {
  if (loading) return words.loading;
  return speaking ? words.speaking : words.ready;
}
