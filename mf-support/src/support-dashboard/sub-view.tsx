import { useScreen } from "@acompana/kit/area";
import { Loading, Page } from "@acompana/kit/ui";
import { type ComponentType, lazy, Suspense } from "react";
import { PauseNote } from "../glance/pause-note.tsx";
import { isMourned, type SharedViewProps } from "../shared-view.ts";
import { text } from "../text.ts";
import { NoConsent } from "./no-consent.tsx";
import { type ViewName, views, viewsFor } from "./views.ts";

const words = text.dashboard;

/** Fetched when they are first opened: chart and uploads are heavy on a telephone's line. */
const contents: Record<ViewName, ComponentType<SharedViewProps>> = {
  message: lazy(async () => ({ default: (await import("../message/message.tsx")).Message })),
  sent: lazy(async () => ({ default: (await import("../sent/sent.tsx")).Sent })),
  metrics: lazy(async () => ({ default: (await import("../metrics/metrics.tsx")).Metrics })),
  reminders: lazy(async () => ({
    default: (await import("../reminders/reminders.tsx")).Reminders,
  })),
  memories: lazy(async () => ({ default: (await import("../memories/memories.tsx")).Memories })),
};

interface SubViewProps extends SharedViewProps {
  view: ViewName;
  onView: (view: ViewName) => void;
  onCheck: () => Promise<unknown>;
}

/** One of the dashboard's cards, opened; without the person's consent it only says why not. */
export function SubView({ view, person, onView, onNoConsent, onCheck }: SubViewProps) {
  const { back } = useScreen();
  const { needsConsent } = views.find(({ name }) => name === view) ?? { needsConsent: true };
  const Content = contents[view];
  return (
    <Page
      title={text.views[view].title}
      line={isMourned(person) ? undefined : words.company(person.name)}
      onBack={back}
      width={view === "message" ? "narrow" : "wide"}
    >
      {!viewsFor(person).some(({ name }) => name === view) ? (
        <PauseNote person={person} />
      ) : needsConsent && !person.familyConsent ? (
        <NoConsent person={person} onMessage={() => onView("message")} onCheck={onCheck} />
      ) : (
        <Suspense fallback={<Loading label={words.loading} />}>
          <Content person={person} onNoConsent={onNoConsent} />
        </Suspense>
      )}
    </Page>
  );
}
