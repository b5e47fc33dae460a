import { HouseWithEyes } from "@acompana/kit/drawing";
import styles from "./face.module.css";

/** The house of the portal's mark; its heart beats while it speaks. */
export const Face = ({ speaking }: { speaking: boolean }) => (
  <span className={`${styles.house} ${speaking ? styles.speaking : ""}`}>
    <HouseWithEyes />
  </span>
);
