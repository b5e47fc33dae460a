import { ArrowDownAZ, CalendarPlus, Check, HandHelping } from "lucide-react";
import { text } from "../text.ts";
import type { ListOrder } from "../user-pages/users.resource.ts";
import { Toggles } from "./toggles.tsx";

const words = text.orders;

interface OrderChoiceProps {
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
}

/** By who needs somebody, by name, or by who was enrolled last; the chosen one bears a tick. */
export function OrderChoice({ order, onOrder }: OrderChoiceProps) {
  const icons = { needs: HandHelping, name: ArrowDownAZ, newest: CalendarPlus };
  return (
    <Toggles
      title={words.title}
      chosen={order}
      onChosen={onOrder}
      options={(["needs", "name", "newest"] as const).map((one) => ({
        value: one,
        label: words[one],
        icon: one === order ? Check : icons[one],
      }))}
    />
  );
}
