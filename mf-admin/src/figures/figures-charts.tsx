import { Panel } from "@acompana/kit/panel";
import { Loading } from "@acompana/kit/ui";
import { type ComponentType, lazy, Suspense } from "react";
import { text } from "../text.ts";
import { FIGURE_KINDS, type Figures } from "./figures.resource.ts";

const words = text.figures;

type Drawing = ComponentType<{
  months: { month: string; value: number | null }[];
  missing: string;
}>;

/** ECharts is heavy: it is fetched when there is something to draw. Without it, the table stays. */
const Chart = lazy(() =>
  import("@acompana/kit/chart").then(
    ({ MonthChart }): { default: Drawing } => ({ default: MonthChart }),
    (error) => {
      reportError(error);
      return { default: () => null };
    },
  ),
);

/** A picture for each kind of number; one of which no month can be told says so. */
export function FiguresCharts({ months }: Pick<Figures, "months">) {
  return FIGURE_KINDS.map((kind) => {
    const numbers = months.map((one) => ({ month: one.month, value: one[kind] }));
    const hasNumber = numbers.some(({ value }) => value !== null);
    return (
      <Panel key={kind} title={words.kinds[kind]}>
        {hasNumber ? (
          <Suspense fallback={<Loading label={words.loading} />}>
            <Chart months={numbers} missing={words.tooFew} />
          </Suspense>
        ) : (
          <p>{words.nothing}</p>
        )}
      </Panel>
    );
  });
}
