import { Button, VisuallyHidden } from "@acompana/kit/ui";
import { Film, Images, type LucideIcon, Image as Picture } from "lucide-react";
import { galleryText } from "../text/gallery.ts";
import styles from "./gallery.module.css";

const words = galleryText;

export type Filter = keyof typeof words.filters;

const FILTERS: readonly { name: Filter; icon: LucideIcon }[] = [
  { name: "all", icon: Images },
  { name: "photo", icon: Picture },
  { name: "video", icon: Film },
];

interface FiltersProps {
  chosen: Filter;
  onFilter: (filter: Filter) => void;
  /** How many memories the chosen filter shows. */
  count: number;
}

/** 'Todos', 'Fotos' or 'Videos', and how many they are. */
export function Filters({ chosen, onFilter, count }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <fieldset className={styles.choice}>
        <VisuallyHidden as="legend">{words.show}</VisuallyHidden>
        {FILTERS.map(({ name, icon }) => (
          <Button
            key={name}
            icon={icon}
            aria-pressed={name === chosen}
            onClick={() => onFilter(name)}
          >
            {words.filters[name]}
          </Button>
        ))}
      </fieldset>
      <p role="status" className={styles.count}>
        {words.counts[chosen](count)}
      </p>
    </div>
  );
}
