import { renderToStaticMarkup } from "react-dom/server";
import { Landing } from "./landing.tsx";

/** Stands in the page for the municipality's name; the portal replaces it. */
const MUNICIPALITY = "%municipality%";

/**
 * The landing as text, between two marks by which the portal takes it out of its other pages. Used
 * when the shell is built. The empty template says that all of it has come (`page.css`).
 */
export const landingHtml = (): string => {
  const landing = renderToStaticMarkup(<Landing municipality={MUNICIPALITY} onGo={() => {}} />);
  return `<!--landing--><div data-waiting>${landing}</div><template></template><!--/landing-->`;
};
