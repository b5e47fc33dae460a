import { Address, ErrorCard, Loading } from "@acompana/kit/ui";
import { ChevronDown } from "lucide-react";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { TextPage } from "../text-page/text-page.tsx";
import { Missing, Section } from "./legal-parts.tsx";
import styles from "./licences.module.css";
import type { Notice } from "./licences.resource.ts";
import { legalText, licencesText as text } from "./text.ts";
import { type Part, useNotices } from "./use-notices.ts";

const OWN = "EUPL-1.2";
/** Longer lists of packages with one licence are shown whole when it is opened. */
const SHOWN = 3;

const isOwn = ({ name, license }: Notice) => name.startsWith("@acompana/") && license === OWN;
const titleOf = (name: string) => text.parts[name] ?? text.otherPart(name);

/** '/licencias': the portal's own licence, and those of all that its parts are made of. */
export function Licences({ areas }: { areas: BootstrapConfig["areas"] }) {
  const { parts, read } = useNotices(areas);
  return (
    <TextPage pageTitle={text.pageTitle} title={text.title} line={text.line} back={legalText.back}>
      {parts ? (
        <Parts of={parts} onRetry={read} />
      ) : (
        <div className={styles.waiting}>
          <Loading />
        </div>
      )}
    </TextPage>
  );
}

function Parts({ of, onRetry }: { of: readonly Part[]; onRetry: () => void }) {
  const unread = of.filter(({ notices }) => notices === "unread");
  const own = of.flatMap(({ notices }) => (Array.isArray(notices) ? notices : [])).find(isOwn);
  return (
    <>
      {unread.length > 0 && (
        <ErrorCard
          title={text.unread}
          line={text.unreadParts(unread.map(({ name }) => titleOf(name)).join(", "))}
          onRetry={onRetry}
        />
      )}
      <Section title={text.own.title}>
        <p>{text.own.line}</p>
        <p>
          {text.own.translated}{" "}
          <a href={text.own.site}>
            <Address of={text.own.site} />
          </a>
        </p>
        {own && <Licence names={["Acompaña"]} license={own.license} text={own.text} />}
      </Section>
      {of.map(({ name, notices }) =>
        notices === "unread" ? null : (
          <Section key={name} title={titleOf(name)}>
            {notices === "missing" ? (
              <Missing>{text.missing}</Missing>
            ) : (
              <div className={styles.part}>
                <ul className={styles.licences}>
                  {byText(notices).map((same) => (
                    <li key={same.names[0]}>
                      <Licence {...same} />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </Section>
        ),
      )}
    </>
  );
}

interface LicenceProps {
  /** Of the packages that it is the licence of, with their versions. */
  names: readonly string[];
  license: string;
  text: string;
}

/** Who has it, and the text, folded. */
function Licence({ names, license, text: words }: LicenceProps) {
  const first = names.slice(0, SHOWN).join(", ");
  const more = names.length - SHOWN;
  return (
    <details className={styles.licence}>
      <summary>
        <span>
          <strong>
            <Address of={more > 0 ? text.andMore(first, more) : first} />
          </strong>{" "}
          {license}
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      {more > 0 && (
        <p className={styles.words}>
          <Address of={names.join(", ")} />
        </p>
      )}
      <p lang="en" className={`${styles.words} ${styles.text}`}>
        {words}
      </p>
    </details>
  );
}

/** Packages of others that have the same text are one entry. */
function byText(notices: readonly Notice[]): LicenceProps[] {
  const found = new Map<string, { names: string[]; license: string; text: string }>();
  for (const notice of notices.filter((one) => !isOwn(one))) {
    const { name, version, license, text } = notice;
    const key = `${license} ${text}`;
    const same = found.get(key) ?? { names: [], license, text };
    same.names.push(`${name} ${version}`);
    found.set(key, same);
  }
  return [...found.values()];
}
