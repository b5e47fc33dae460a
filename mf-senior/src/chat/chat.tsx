import { useScreen, useSession } from "@acompana/kit/area";
import { firstName } from "@acompana/kit/format";
import { Page } from "@acompana/kit/ui";
import { text } from "../text.ts";
import { AudioTools } from "./audio-tools.tsx";
import styles from "./chat.module.css";
import { Composer } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useConversation } from "./use-conversation.ts";
import { useDictation } from "./use-dictation.ts";
import { useDraft } from "./use-draft.ts";
import { useSpokenReplies } from "./use-spoken-replies.ts";

const words = text.chat;

/** 'Tu Asistente Virtual': one writes, speaks or presses a suggestion, and is answered. */
export function Chat() {
  const { back } = useScreen();
  const { name } = useSession("person").user;
  const voice = useSpokenReplies();
  const { draft, count, write } = useDraft();
  const talk = useConversation((reply) => voice.reply(reply.content));
  const dictation = useDictation((heard) => write(draft ? `${draft.trimEnd()} ${heard}` : heard));
  const busy = talk.pending;

  async function say(content: string) {
    if (busy) return false;
    voice.silence();
    return await talk.send(content);
  }
  async function sendDraft() {
    if (await say(draft)) write("");
  }
  function pressMicrophone() {
    if (busy) return;
    if (dictation.listening) return dictation.stop();
    // It would hear itself.
    voice.silence();
    dictation.listen();
  }

  return (
    <Page
      title={words.title}
      line={<span role="status">{status(talk.loading, voice.speaking)}</span>}
      onBack={back}
    >
      <AudioTools on={voice.on} onToggle={voice.toggle} onTest={() => void voice.test()} />
      <div className={styles.talk}>
        {!talk.loading && !busy && talk.messages.length === 0 && (
          <p className={styles.welcome}>{words.welcome(firstName(name))}</p>
        )}
        <Conversation messages={talk.messages} pending={busy} />
      </div>
      <Composer
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
