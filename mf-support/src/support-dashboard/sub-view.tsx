import { useScreen } from "@acompana/kit/area";
import { Button, ComingSoon, Page, StateCard } from "@acompana/kit/ui";
import { Lock } from "lucide-react";
import { text } from "../text.ts";
import type { SupportedPerson } from "./support-dashboard.resource.ts";
import { type ViewName, views } from "./views.ts";

const words = text.dashboard;

interface SubViewProps {
  view: ViewName;
  person: SupportedPerson;
  onView: (view: ViewName) => void;
}

/** One of the dashboard's cards, opened; without the person's consent it only says why not. */
export function SubView({ view, person, onView }: SubViewProps) {
  const { back } = useScreen();
  const { needsConsent } = views.find(({ name }) => name === view) ?? { needsConsent: true };
  return (
    <Page title={text.views[view].title} line={words.company(person.name)} onBack={back}>
      {needsConsent && !person.familyConsent ? (
        <StateCard
          icon={Lock}
          title={words.notAuthorised(person.name)}
          line={words.notAuthorisedLine}
        >
          <Button look="primary" onClick={() => onView("message")}>
            {text.views.message.title}
          </Button>
        </StateCard>
      ) : (
        <ComingSoon />
      )}
    </Page>
  );
}
