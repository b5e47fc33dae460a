import { Panel, PanelList } from "@acompana/kit/panel";
import { LastKnown, type Reading } from "@acompana/kit/reading";
import { StateCard } from "@acompana/kit/ui";
import type { LucideIcon } from "lucide-react";
import type { ReactNode, Ref } from "react";

interface ListPanelProps<Item> {
  words: { listTitle: string; loading: string; listFailed: string; none?: string };
  reading: Reading<Item[]>;
  /** Of the card that stands in the place of an empty list. */
  icon?: LucideIcon;
  /** Takes the focus when a row was removed. */
  ref?: Ref<HTMLElement>;
  row: (item: Item, all: Item[]) => ReactNode;
}

/** A panel with a list that is read from the server, a row for each item. */
export function ListPanel<Item>({ words, reading, icon, ref, row }: ListPanelProps<Item>) {
  const { listTitle, loading, listFailed, none } = words;
  return (
    <Panel title={listTitle} {...(ref && { ref })}>
      <LastKnown reading={reading} loading={loading} failed={listFailed}>
        {(items) =>
          none && items.length === 0 ? (
            <StateCard title={none} {...(icon && { icon })} />
          ) : (
            <PanelList>{items.map((item) => row(item, items))}</PanelList>
          )
        }
      </LastKnown>
    </Panel>
  );
}
