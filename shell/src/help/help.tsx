import { Page } from "@acompana/kit/ui";
import { type BootstrapConfig, chosenMunicipality, helpPhone } from "../bootstrap-config.ts";
import { Corner } from "../corner/corner.tsx";
import { Footer } from "../footer/footer.tsx";
import { usePageTitle } from "../use-page-title.ts";
import { HelpPages, HelpParts, PhoneCard } from "./help-content.tsx";
import { helpPages, helpText as text } from "./text.ts";

// One chunk: with another one for the dialog alone, what both need would be parted in two.
export { HelpContent } from "./help-content.tsx";
export { screenHelp } from "./screen-help.ts";

interface HelpProps {
  bootstrap: BootstrapConfig;
  /** '/ayuda', or '/ayuda/mayores' and its like. */
  path: string;
}

/** '/ayuda': whom to call, and how each role uses the portal. */
export function Help({ bootstrap, path }: HelpProps) {
  const municipality = chosenMunicipality(bootstrap);
  const phone = helpPhone(bootstrap);
  const shown = helpPages.find((page) => path === `/ayuda/${page.path}`);
  const title = shown?.title ?? text.title;
  usePageTitle(title);
  return (
    <>
      <Page
        title={title}
        line={text.line(municipality)}
        backLabel={text.back}
        onBack={() => location.assign(`/${location.search}`)}
      >
        {phone && <PhoneCard phone={phone} municipality={municipality} />}
        {shown && <HelpParts parts={shown.parts} />}
        <HelpPages label={shown ? text.others : text.roles} shown={shown} />
      </Page>
      <Footer current="ayuda" />
      <Corner />
    </>
  );
}
