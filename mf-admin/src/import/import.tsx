import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { Panel } from "@acompana/kit/panel";
import { BusyLabel, Button, Page } from "@acompana/kit/ui";
import { Download, Printer, UserRoundPlus } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { saveFile } from "../panel/save-file.ts";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import { Checked } from "./checked.tsx";
import { CsvField } from "./csv-field.tsx";
import styles from "./import.module.css";
import { type CheckedFile, type Imported, useImport } from "./import.resource.ts";

const words = text.import;
/** The server takes no more. */
const MAX_BYTES = 4 * 1024 * 1024;

interface ImportProps {
  /** The list has grown. */
  onChanged: () => void;
  /** Leads to the sheets of those who were enrolled. */
  onSheets: (people: Named[]) => void;
  /** What stands above: another way to enrol somebody. */
  above?: ReactNode;
}

/** Where an administrator enrols many people from a file, after having seen what is in it. */
export function Import({ onChanged, onSheets, above }: ImportProps) {
  const { back } = useScreen();
  const { check, create } = useImport();
  const { busy, once } = useOnce();
  const [file, setFile] = useState<CheckedFile | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [created, setCreated] = useState<Imported | null>(null);
  const result = useRef<HTMLElement>(null);

  async function choose(chosen: File) {
    setFile(null);
    setError(null);
    setCreated(null);
    if (chosen.size > MAX_BYTES) return setError(words.tooLarge);
    try {
      setFile(await check(chosen));
    } catch (failure) {
      setError(sentenceOf(failure) ?? words.checkFailed);
    }
  }

  async function createAll(checked: CheckedFile) {
    setCreated(await create(checked));
    setFile(null);
    onChanged();
    result.current?.focus();
  }

  const isReady =
    file &&
    file.check.errors === 0 &&
    file.check.people > 0 &&
    file.check.people <= file.check.room;

  return (
    <Page width="narrow" title={words.title} line={words.line} onBack={back}>
      {above}
      <Panel title={words.fileTitle} line={words.fileLine}>
        <Button icon={Download} onClick={() => saveFile(template(), words.templateName)}>
          {words.template}
        </Button>
        <CsvField
          error={error}
          busy={busy}
          onFile={(chosen) => void once(() => choose(chosen), words.checkFailed)}
        />
      </Panel>
      {file && (
        <Panel title={words.checkedTitle(file.name)}>
          <Checked check={file.check} />
          {isReady && (
            <Button
              look="primary"
              icon={UserRoundPlus}
              aria-disabled={busy}
              onClick={() => void once(() => createAll(file), words.failed)}
            >
              <BusyLabel busy={busy} doing={words.creating}>
                {words.create(file.check.people)}
              </BusyLabel>
            </Button>
          )}
        </Panel>
      )}
      <section ref={result} tabIndex={-1} className={styles.result} role="status">
        {created !== null && <p>{words.created(created.created)}</p>}
        {created !== null && (
          <Button look="primary" icon={Printer} onClick={() => onSheets(created.users)}>
            {words.toSheets}
          </Button>
        )}
      </section>
    </Page>
  );
}

/** A file with the headings and one invented person, as spreadsheets open it. */
const template = () => new Blob([`\ufeff${words.templateRows.join("\r\n")}\r\n`]);
