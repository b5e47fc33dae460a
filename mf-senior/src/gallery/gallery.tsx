import { useScreen } from "@acompana/kit/area";
import { Album } from "@acompana/kit/drawing";
import { EmptyCard } from "@acompana/kit/empty-card";
import { LastKnown } from "@acompana/kit/reading";
import { Button, Loading, Page } from "@acompana/kit/ui";
import { type Memory, MemoryGrid, MemoryViewer } from "@acompana/kit/viewer";
import { ImagePlus } from "lucide-react";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { galleryText } from "../text/gallery.ts";
import { type Filter, Filters } from "./filters.tsx";
import styles from "./gallery.module.css";
import { useFavourites, useGallery } from "./gallery.resource.ts";
import { memoryOf } from "./memory-view.ts";
import { useProposals } from "./proposals.resource.ts";
import { Proposals } from "./proposals.tsx";
import { useDeletion } from "./use-deletion.ts";

const words = galleryText;
/** The viewer is a step of its own for the Back button. */
const OPENED = "memory";

// What sends files is only fetched by who sends one.
const UploadDialog = lazy(() =>
  import("./upload-dialog.tsx").then((m) => ({ default: m.UploadDialog })),
);

/** The person's photos, videos and audios. */
export function Gallery() {
  const { back } = useScreen();
  const server = useGallery();
  const { isKnown, proposals, keep } = useProposals();
  const [uploading, setUploading] = useState(false);

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
      <LastKnown reading={server.reading} loading={words.loading} failed={words.failed}>
        {(memories) =>
          // Both at once, so that nothing moves down when the family's photos come.
          isKnown ? (
            <>
              <Proposals proposals={proposals} keep={keep} />
              <Memories memories={memories} remove={server.remove} />
            </>
          ) : (
            <Loading label={words.loading} />
          )
        }
      </LastKnown>
      {uploading && (
        <Suspense fallback={<Loading />}>
          <UploadDialog onUploaded={server.renew} onClose={() => setUploading(false)} />
        </Suspense>
      )}
    </Page>
  );
}

interface MemoriesProps {
  memories: Memory[];
  remove: (id: string) => Promise<void>;
}

const placeOf = (memories: readonly Memory[], id: string | null): number | null => {
  const place = memories.findIndex((one) => one.id === id);
  return place < 0 ? null : place;
};

function Memories({ memories, remove }: MemoriesProps) {
  const { view, navigate, back, timeZone } = useScreen();
  const [filter, setFilter] = useState<Filter>("all");
  /** The one with which the screen was opened, as by its photo on the home. */
  const sought = memoryOf(view);
  const [place, setPlace] = useState<number | null>(() => placeOf(memories, sought));
  const { favourites, toggle } = useFavourites();
  const section = useRef<HTMLElement>(null);
  // The card that had the focus no longer exists.
  const askAndDelete = useDeletion(remove, () => section.current?.focus());
  const shown = useMemo(
    () => (filter === "all" ? memories : memories.filter(({ kind }) => kind === filter)),
    [memories, filter],
  );

  const isOpen = view === OPENED || sought !== null;

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
        <EmptyCard
          hue="memories"
          drawing={<Album />}
          title={words.none[filter]}
          line={words.noneLine}
        />
      )}
      {isOpen && place !== null && (
        <MemoryViewer memories={shown} place={place} onPlace={setPlace} onClose={back} />
      )}
    </section>
  );
}
