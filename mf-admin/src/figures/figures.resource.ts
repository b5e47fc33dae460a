import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading } from "@acompana/kit/reading";

export type Figures = components["schemas"]["Figures"];

/** The kinds of numbers that are told for each month. */
export const FIGURE_KINDS = ["people", "reminders", "games", "messages"] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Whether at least one number of these months is told. */
export const hasNumber = ({ months, running = [] }: Figures): boolean =>
  [...months, ...running].some((month) => FIGURE_KINDS.some((kind) => month[kind] !== null));

const figures = resource("figures");

/** How the municipality used the portal in its last whole months. */
export function useFigures(months: number) {
  const { api, session } = useScreen();
  return useReading(figures.key(session?.municipality.id ?? "", months), () =>
    unwrap(api.GET("/api/figures", { params: { query: { months } } })),
  );
}

/** The same as a file for a spreadsheet, as the server writes it. */
export function useExportFigures() {
  const { api } = useScreen();
  return async (months: number): Promise<Blob> => {
    const params = { query: { months } };
    const file = await unwrap(api.GET("/api/figures/export", { params, parseAs: "blob" }));
    return file as unknown as Blob;
  };
}
