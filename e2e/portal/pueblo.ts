/**
 * A sixth area with one screen and a card on the home.
 *
 * @param statement what its screen does besides when it is drawn
 */
export const pueblo = (statement = "") => ({
  name: "pueblo",
  port: 5091,
  declared: {
    screens: { pueblo: { title: "Mi pueblo", role: "person", parent: "user-menu" } },
    homeCards: [
      { title: "Mi pueblo", icon: "church", screen: "pueblo", order: 25, line: "Lo que pasa hoy" },
    ],
  },
  sources: {
    "src/area.ts": `
      import { defineArea } from "@acompana/kit/area";
      import { name, type screens } from "../area.json";

      declare module "@acompana/kit/screens" {
        interface Screens extends Record<keyof typeof screens, unknown> {}
      }

      export default defineArea(name, { pueblo: () => import("./pueblo.tsx").then((m) => m.Pueblo) });`,
    "src/pueblo.tsx": `
      import { useScreen } from "@acompana/kit/area";
      import { Page } from "@acompana/kit/ui";

      export const Pueblo = () => {
        const { back } = useScreen();
        ${statement}
        return (
          <Page title="Hoy en el pueblo" onBack={back}>
            <p>Hay mercado en la plaza.</p>
          </Page>
        );
      };`,
  },
});
