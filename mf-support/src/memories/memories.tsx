import { useScreen } from "@acompana/kit/area";
import { LastKnown } from "@acompana/kit/reading";
import { StateCard } from "@acompana/kit/ui";
import { type Memory, MemoryGrid, MemoryViewer } from "@acompana/kit/viewer";
import { Images } from "lucide-react";
import { useState } from "react";
import type { SharedViewProps } from "../shared-view.ts";
import { text } from "../text.ts";
import styles from "./memories.module.css";
import { useSharedMemories } from "./memories.resource.ts";

const words = text.memories;

/** The person's photos, videos and audios: a relative looks and changes nothing. */
export function Memories({ person, onNoConsent }: SharedViewProps) {
  const reading = useSharedMemories(person.id, onNoConsent);
  return (
    <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
      {(memories) =>
        memories.length > 0 ? (
          <MemoriesShown memories={memories} />
        ) : (
          <StateCard icon={Images} title={words.none} line={words.noneLine} />
        )
      }
    </LastKnown>
  );
}

function MemoriesShown({ memories }: { memories: Memory[] }) {
  const { timeZone } = useScreen();
  const [open, setOpen] = useState<number | null>(null);
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
