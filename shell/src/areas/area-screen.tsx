import type { ScreenProps } from "@acompana/kit/area";
import { ComingSoon } from "@acompana/kit/ui";
import { Suspense, use } from "react";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { ModalDialog } from "../notify/modal-dialog.tsx";
import { text } from "../text.ts";
import { CalmCard } from "./calm-card.tsx";
import { FailedCard } from "./failed-card.tsx";
import { isUsable, type Load } from "./load-area.ts";
import { OffCard } from "./off-card.tsx";
import { hasBothWays } from "./person-page.tsx";
import { beginDrawing, leave, NotePhase, type PhaseNote, usePhaseNote } from "./phase.tsx";
import { ScreenBoundary } from "./screen-boundary.tsx";
import { useArea, useOnArrival } from "./use-area.ts";
import { Waiting } from "./waiting.tsx";

interface AreaScreenProps {
  bootstrap: BootstrapConfig;
  name: string;
  given: Omit<ScreenProps, "Dialog">;
}

/** Shows a screen of a federated area, or a calm card in its place. */
export function AreaScreen({ bootstrap, name, given }: AreaScreenProps) {
  const { load, isLost, onFailure, onSlow, retry, retryUnasked } = useArea(
    bootstrap,
    name,
    given.screen,
  );
  useOnArrival(given.screen, (isHere) => {
    if (!isUsable(load, given.screen)) void retryUnasked(isHere);
  });
  const drawn = `${load.release.version} ${load.attempt} ${given.screen}`;
  const note = usePhaseNote(drawn, { place: "screen", part: given.screen }, load);
  if (load.release.isOff) return <OffCard of={given} />;
  const waiting = <Waiting of={given} onGiveUp={onSlow} onRetry={retry} />;
  // An error of the area is caught here, so the rest of the page goes on working.
  return (
    <ScreenBoundary
      of={drawn}
      fallback={isLost ? <FailedCard onRetry={retry} of={given} /> : waiting}
      onError={(error) => {
        leave(note);
        onFailure(error, note.phase);
      }}
    >
      <Suspense fallback={waiting}>
        <NotePhase note={note} />
        <LoadedScreen load={load} note={note} given={given} />
      </Suspense>
    </ScreenBoundary>
  );
}

interface LoadedScreenProps {
  load: Load;
  note: PhaseNote;
  given: AreaScreenProps["given"];
}

function LoadedScreen({ load, note, given }: LoadedScreenProps) {
  const Screen = use(load.area).screens[given.screen];
  beginDrawing(note);
  if (Screen) return <Screen {...given} Dialog={ModalDialog} />;
  return (
    <CalmCard of={given}>
      <ComingSoon
        screen
        message={text.area.soon}
        backLabel={text.area.back}
        {...(!hasBothWays(given) && { onBack: given.back })}
      />
    </CalmCard>
  );
}
