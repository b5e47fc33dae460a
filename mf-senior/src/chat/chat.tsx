import { useScreen, useSession } from "@acompana/kit/area";
import type { DangerKind } from "@acompana/kit/danger";
import { firstName } from "@acompana/kit/format";
import { ReadingNote } from "@acompana/kit/reading";
import { Page } from "@acompana/kit/ui";
import { useRef } from "react";
import { chatText } from "../text/chat.ts";
import { AudioTools } from "./audio-tools.tsx";
import styles from "./chat.module.css";
import { Composer } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { DangerCard } from "./danger-card.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useConversation } from "./use-conversation.ts";
import { useDanger } from "./use-danger.ts";
import { useDictation } from "./use-dictation.ts";
import { useDraft } from "./use-draft.ts";
import { useSpokenReplies } from "./use-spoken-replies.ts";

const words = chatText;

/** 'Tu Asistente Virtual': one writes, speaks or presses a suggestion, and is answered. */
export function Chat() {
  const { back } = useScreen();
  const { name } = useSession("person").user;
  const voice = useSpokenReplies();
  const { draft, count, write } = useDraft();
  const danger = useDanger(voice.sayNow);
  const recognised = useRef<DangerKind | null>(null);
  const talk = useConversation(({ assistantMessage, danger: there }) => {
    danger.answered(assistantMessage.id, recognised.current, there);
    // The card was spoken already.
    if (!recognised.current && !there) voice.reply(assistantMessage.content);
  });
  const dictation = useDictation((heard) => write(draft ? `${draft.trimEnd()} ${heard}` : heard));
  const box = useRef<HTMLTextAreaElement>(null);
  const busy = talk.pending;
  const { reading } = talk;
  const loading = reading.busy && reading.data === undefined;

  async function say(content: string) {
    if (busy) return false;
    voice.silence();
    recognised.current = danger.lookAt(content);
    return await talk.send(content, recognised.current !== null);
  }
  async function sendDraft() {
    if (await say(draft)) write("");
  }
  function closeCard() {
    voice.silence();
    danger.close();
    box.current?.focus();
  }
  function pressMicrophone() {
    if (busy) return;
    if (dictation.listening) return dictation.stop();
    // The microphone would hear the spoken answer.
    voice.silence();
    dictation.listen();
  }

  // The answer repeats what the card says, so it appears only when the card is closed.
  const messages = talk.messages.filter(({ id }) => id !== danger.hiddenAnswer);

  return (
    <Page
      title={words.title}
      line={<span role="status">{status(loading, voice.speaking)}</span>}
      onBack={back}
    >
      <AudioTools on={voice.on} onToggle={voice.toggle} onTest={() => void voice.test()} />
      <ReadingNote reading={reading} isKnown={reading.data !== undefined} />
      <div className={styles.talk}>
        {/* There while it loads, or it would push the box down when nothing was found to show. */}
        {!busy && reading.error === undefined && !reading.data?.length && (
          <p className={styles.welcome}>{words.welcome(firstName(name))}</p>
        )}
        <Conversation messages={messages} pending={busy} />
        {danger.kind && (
          <DangerCard
            key={danger.kind}
            kind={danger.kind}
            above={`${messages.length} ${busy} ${reading.error === undefined}`}
            onClose={closeCard}
          />
        )}
      </div>
      <Composer
        box={box}
        draft={draft}
        count={count}
        busy={busy}
        failed={talk.failed}
        listening={dictation.listening}
        speaking={voice.speaking}
        onWrite={write}
        onSend={() => void sendDraft()}
        onMicrophone={pressMicrophone}
        onSilence={voice.silence}
      />
      <Suggestions busy={busy} onChoose={(question) => void say(question)} />
    </Page>
  );
}

function status(loading: boolean, speaking: boolean): string {
  if (loading) return words.loading;
  return speaking ? words.speaking : words.ready;
}
