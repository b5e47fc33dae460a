import { Page } from "@acompana/kit/ui";
import { HillsAtDusk } from "../art/hills-at-dusk.tsx";
import { Corner } from "../corner/corner.tsx";
import { Footer } from "../footer/footer.tsx";
import { usePageTitle } from "../use-page-title.ts";
import styles from "./project-info.module.css";
import { projectText as text } from "./text.ts";

/** '/project-info': what the publicly funded project is, in words and figures. */
export function ProjectInfo({ municipality }: { municipality: string }) {
  usePageTitle(text.pageTitle);
  return (
    <>
      <Page
        title={text.title}
        line={text.line(municipality)}
        backLabel={text.back}
        onBack={() => location.assign(`/${location.search}`)}
      >
        <section className={styles.about}>
          <HillsAtDusk label={text.picture} />
          <div>
            <h2>{text.about.title}</h2>
            {text.about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <Figures title={text.figuresTitle} figures={text.figures} />
        <Figures title={text.goalsTitle} figures={text.goals} />
      </Page>
      <Footer current="project-info" />
      <Corner />
    </>
  );
}

interface FiguresProps {
  title: string;
  figures: readonly { value: string; label: string }[];
}

function Figures({ title, figures }: FiguresProps) {
  return (
    <section className={styles.figures}>
      <h2>{title}</h2>
      <ul>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
