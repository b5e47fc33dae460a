import { useScreen } from "@acompana/kit/area";
import { Button, ErrorCard, Loading, Page, StateCard } from "@acompana/kit/ui";
import { type Memory, MemoryGrid, MemoryViewer } from "@acompana/kit/viewer";
import { ImagePlus, Images } from "lucide-react";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { text } from "../text.ts";
import { type Filter, Filters } from "./filters.tsx";
import styles from "./gallery.module.css";
import { useFavourites, useMemories } from "./gallery.resource.ts";
import { useDeletion } from "./use-deletion.ts";

const words = text.gallery;
/** The viewer is a step of its own for the Back button. */
const OPENED = "memory";

// What sends files is only fetched by who sends one.
const UploadDialog = lazy(() =>
  import("./upload-dialog.tsx").then((m) => ({ default: m.UploadDialog })),
);

/** The person's photos, videos and audios. */
export function Gallery() {
  const { back } = useScreen();
  const server = useMemories();
  const [uploading, setUploading] = useState(false);

  function content() {
    if (server.memories) return <Memories memories={server.memories} remove={server.remove} />;
    if (!server.failed) return <Loading label={words.loading} />;
    return (
      <ErrorCard
        title={words.failed}
        line={words.failedLine}
        retryLabel={words.retry}
        onRetry={server.reload}
      />
    );
  }

  return (
    <Page
      title={words.title}
      onBack={back}
      actions={
        <Button
          look="primary"
          icon={ImagePlus}
          className={styles.upload}
          onClick={() => setUploading(true)}
        >
          {words.upload}
        </Button>
      }
    >
      {content()}
      {uploading && (
        <Suspense fallback={<Loading />}>
          <UploadDialog onUploaded={server.reload} onClose={() => setUploading(false)} />
        </Suspense>
      )}
    </Page>
  );
}

interface MemoriesProps {
  memories: Memory[];
  remove: (id: string) => Promise<void>;
}

function Memories({ memories, remove }: MemoriesProps) {
  const { view, navigate, back, timeZone } = useScreen();
  const [filter, setFilter] = useState<Filter>("all");
  const [place, setPlace] = useState<number | null>(null);
  const { favourites, toggle } = useFavourites();
  const section = useRef<HTMLElement>(null);
  // The card that had the focus is gone.
  const askAndDelete = useDeletion(remove, () => section.current?.focus());
  const shown = useMemo(
    () => (filter === "all" ? memories : memories.filter(({ kind }) => kind === filter)),
    [memories, filter],
  );

  function open(at: number) {
    setPlace(at);
    navigate("gallery", OPENED, { keepsPlace: true });
  }

  return (
    <section ref={section} tabIndex={-1} className={styles.memories} aria-label={words.title}>
      <Filters chosen={filter} onFilter={setFilter} count={shown.length} />
      {shown.length > 0 ? (
        <MemoryGrid
          key={filter}
          memories={shown}
          timeZone={timeZone}
          onOpen={open}
          favourites={favourites}
          onFavourite={({ id }) => toggle(id)}
          onDelete={(memory) => void askAndDelete(memory)}
        />
      ) : (
        <StateCard icon={Images} title={words.none[filter]} line={words.noneLine} />
      )}
      {view === OPENED && place !== null && (
        <MemoryViewer memories={shown} place={place} onPlace={setPlace} onClose={back} />
      )}
    </section>
  );
}
