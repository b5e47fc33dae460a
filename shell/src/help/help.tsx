import { type BootstrapConfig, chosenMunicipality, helpPhone } from "../bootstrap-config.ts";
import { TextPage } from "../text-page/text-page.tsx";
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
  return (
    <TextPage
      page="ayuda"
      title={shown?.title ?? text.title}
      line={text.line(municipality)}
      back={text.back}
      isReadAloud={!shown || shown.role === "person"}
    >
      {phone && <PhoneCard phone={phone} municipality={municipality} />}
      {shown && <HelpParts parts={shown.parts} />}
      <HelpPages label={shown ? text.others : text.roles} shown={shown} />
    </TextPage>
  );
}
