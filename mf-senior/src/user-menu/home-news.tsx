import { useScreen } from "@acompana/kit/area";
import { firstName } from "@acompana/kit/format";
import type { Reminder } from "@acompana/kit/reminders";
import { Button } from "@acompana/kit/ui";
import { Clock3, Mail } from "lucide-react";
import type { SupportMessage } from "../support-messages/message-list.resource.ts";
import { homeSlotsText } from "../text/home.ts";

const words = homeSlotsText;

/** What was to be done and is not: by name, or how many. */
export function OverdueLine({ overdue }: { overdue: readonly Reminder[] }) {
  const { navigate } = useScreen();
  const [oldest] = overdue;
  if (!oldest) return null;
  return (
    <Button icon={Clock3} data-aloud="" onClick={() => navigate("reminders")}>
      {words.overdue(overdue.length, oldest.title)}
    </Button>
  );
}

/** Who has written something that is not read yet. */
export function NewMessagesLine({ unread }: { unread: readonly SupportMessage[] }) {
  const { navigate } = useScreen();
  const names = [...new Set(unread.map(({ from }) => firstName(from.name)))];
  if (names.length === 0) return null;
  return (
    <Button icon={Mail} data-aloud="" onClick={() => navigate("support-messages")}>
      {words.wrote(names)}
    </Button>
  );
}
