import { ReadAloud } from "@acompana/kit/read-aloud";
import { Page } from "@acompana/kit/ui";
import type { ReactNode } from "react";
import { Corner } from "../corner/corner.tsx";
import { Footer, type FooterPage } from "../footer/footer.tsx";
import { useAssistedTouch } from "../touch/use-assisted-touch.ts";
import { usePageTitle } from "../use-page-title.ts";
import styles from "./text-page.module.css";

interface TextPageProps {
  /** Absent where the footer does not lead to it. */
  page?: FooterPage;
  /** The browser's title; its heading where it has no other. */
  pageTitle?: string;
  title: string;
  line?: string | undefined;
  back: string;
  /** What older people come to has 'Escuchar', and takes a finger that trembles. */
  isReadAloud?: boolean;
  children: ReactNode;
}

/** A page of text at an address of its own, with the way back to the portal. */
export function TextPage({
  page,
  title,
  pageTitle = title,
  line,
  back,
  isReadAloud = false,
  children,
}: TextPageProps) {
  usePageTitle(pageTitle);
  useAssistedTouch(isReadAloud);
  const content = (
    <Page
      title={title}
      line={line}
      backLabel={back}
      onBack={() => location.assign(`/${location.search}`)}
    >
      {children}
    </Page>
  );
  return (
    <>
      <div className={styles.page}>{isReadAloud ? <ReadAloud>{content}</ReadAloud> : content}</div>
      <Footer {...(page && { current: page })} />
      <Corner />
    </>
  );
}
