import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { ErrorCard, Loading, StateCard } from "@acompana/kit/ui";
import { MemoryGrid, MemoryViewer } from "@acompana/kit/viewer";
import { Images } from "lucide-react";
import { useState } from "react";
import type { SharedViewProps } from "../support-dashboard/shared-view.ts";
import { text } from "../text.ts";
import styles from "./memories.module.css";
import { useMemories } from "./memories.resource.ts";

const words = text.memories;

/** The person's photos, videos and audios: a relative looks and changes nothing. */
export function Memories({ person, onNoConsent }: SharedViewProps) {
  const { timeZone } = useScreen();
  const { memories, error, retry } = useMemories(person.id, onNoConsent);
  const [open, setOpen] = useState<number | null>(null);
  if (error) {
    const line = sentenceOf(error, text.offline);
    return <ErrorCard title={words.failed} {...(line && { line })} onRetry={retry} />;
  }
  if (!memories) return <Loading label={words.loading} />;
  if (memories.length === 0)
    return <StateCard icon={Images} title={words.none} line={words.noneLine} />;
  return (
    <>
      <p className={styles.count}>{words.count(memories.length)}</p>
      <MemoryGrid memories={memories} timeZone={timeZone} onOpen={setOpen} />
      {open !== null && (
        <MemoryViewer
          memories={memories}
          place={open}
          onPlace={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
