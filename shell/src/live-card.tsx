import type { LiveCardProps } from "@acompana/kit/area";
import { Suspense, use, useMemo } from "react";
import { useAreaStore } from "./areas/area-store.ts";
import { beginLoad, type Load } from "./areas/load-area.ts";
import { beginDrawing, leave, NotePhase, type PhaseNote, usePhaseNote } from "./areas/phase.tsx";
import { ScreenBoundary } from "./areas/screen-boundary.tsx";
import { useAfterScreen } from "./areas/use-after-screen.ts";
import { ModalDialog } from "./notify/modal-dialog.tsx";
import { shellName } from "./screens/declared-screens.ts";
import { usePortalConfig } from "./screens/portal-config.tsx";
import { sessionKey } from "./session/sessions.ts";

/**
 * What an area draws on its card of the home. Until it has come, and when it fails, `children`
 * stand in its place.
 */
export function LiveCard({ screen, given, children }: LiveCardProps) {
  const { bootstrap, screens } = usePortalConfig();
  const name = screens.get(screen).area ?? shellName;
  const store = useAreaStore(name, sessionKey(given.session));
  const isAfter = useAfterScreen();
  const load = useMemo(
    () => (isAfter ? beginLoad(bootstrap, name, "card", false) : null),
    [isAfter, bootstrap, name],
  );
  const onError = (error: unknown) => {
    // The area's screens are fetched anew then.
    load?.area.catch(() => load.failed.add("entry"));
    reportError(error);
  };
  if (!load) return children;
  return <Marked {...{ load, screen, children, onError }} given={{ ...given, store }} />;
}

type MarkedProps = LiveCardProps & { load: Load; onError: (error: unknown) => void };

/** The next page is told where its code has this one stand still. */
function Marked({ load, screen, given, children, onError }: MarkedProps) {
  const note = usePhaseNote(screen, { place: `card ${screen}` }, load);
  const failed = (error: unknown) => {
    leave(note);
    onError(error);
  };
  return (
    <ScreenBoundary of={screen} fallback={children} onError={failed}>
      <Suspense fallback={children}>
        <NotePhase note={note} />
        <Drawn {...{ load, screen, given, note, children }} />
      </Suspense>
    </ScreenBoundary>
  );
}

type DrawnProps = LiveCardProps & { load: Load; note: PhaseNote };

function Drawn({ load, screen, given, note, children }: DrawnProps) {
  const Card = use(load.area).homeCards?.[screen];
  beginDrawing(note);
  return Card ? <Card {...given} screen={screen} Dialog={ModalDialog} /> : children;
}
