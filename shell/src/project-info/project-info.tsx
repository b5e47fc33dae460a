import { HillsAtDusk } from "../art/hills-at-dusk.tsx";
import { TextPage } from "../text-page/text-page.tsx";
import styles from "./project-info.module.css";
import { projectText as text } from "./text.ts";

/** '/project-info': what the publicly funded project is, in words and figures. */
export function ProjectInfo({ municipality }: { municipality: string }) {
  return (
    <TextPage
      page="project-info"
      pageTitle={text.pageTitle}
      title={text.title}
      line={text.line(municipality)}
      back={text.back}
      isReadAloud
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
    </TextPage>
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
          <li key={label} data-aloud-figure="">
            <strong>{value}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
