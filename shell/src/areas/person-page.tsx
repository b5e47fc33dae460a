import type { ScreenProps } from "@acompana/kit/area";
import { PersonReadAloud } from "@acompana/kit/read-aloud";
import { PageInstead, WayHome } from "@acompana/kit/ui";
import type { ReactNode } from "react";

/** Whose screen is not there, and where the ways from it lead. */
export type Absent = Pick<
  ScreenProps,
  "screen" | "home" | "session" | "navigate" | "back" | "notify"
>;

/** Whether it is a screen of an older person who has entered, and not the home. */
export const hasBothWays = ({ session, home, screen }: Absent): boolean =>
  session?.role === "person" && !!home && home !== screen;

/** Leads home, or to the landing where nobody has entered or the home itself is not there. */
export const goHome = ({ home, screen, navigate }: Absent): void =>
  navigate(home && home !== screen ? home : "landing");

interface PersonPageProps {
  of: Absent;
  children: ReactNode;
}

/** In place of a screen of an older person: both ways and 'Escuchar' stand where it has them. */
export const PersonPage = ({ of, children }: PersonPageProps) => (
  <WayHome value={() => goHome(of)}>
    <PersonReadAloud notify={of.notify} session={of.session}>
      <PageInstead onBack={of.back}>{children}</PageInstead>
    </PersonReadAloud>
  </WayHome>
);
