import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { sentenceOf, unwrap } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { today } from "../clock/index.ts";
import { dayAndTime } from "../format/index.ts";
import { BusyLabel, Button } from "../ui/index.ts";
import { text } from "./reminders-text.ts";
import { type WeekDay, weekDays } from "./week-days.ts";
import { WeekPaper } from "./week-paper.tsx";

interface PrintWeekProps {
  userId: string;
  /** Whose week it is, as it stands on the paper. */
  name: string;
  /** `quiet` where the screen has one thing that it is for. */
  look?: "secondary" | "quiet" | undefined;
}

/** The button that prints the week of a person's reminders; it is read for it at that moment. */
export function PrintWeek({ userId, name, look }: PrintWeekProps) {
  const { api, notify, timeZone } = useScreen();
  const [busy, setBusy] = useState(false);
  const [week, setWeek] = useState<{ days: WeekDay[]; printed: string } | null>(null);

  useEffect(() => {
    if (!week) return;
    const putAway = () => setWeek(null);
    addEventListener("afterprint", putAway);
    print();
    return () => removeEventListener("afterprint", putAway);
  }, [week]);

  async function prepare() {
    if (busy) return;
    setBusy(true);
    try {
      const params = { path: { userId } };
      const read = await unwrap(api.GET("/api/users/{userId}/reminders/week", { params }));
      const now = today();
      const printed = dayAndTime(now.toISOString(), timeZone);
      setWeek({ days: weekDays(read, now, timeZone), printed });
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? text.week.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        look={look ?? "secondary"}
        icon={Printer}
        aria-disabled={busy}
        onClick={() => void prepare()}
      >
        <BusyLabel busy={busy} doing={text.week.preparing}>
          {text.week.print}
        </BusyLabel>
      </Button>
      {week && <WeekPaper name={name} {...week} />}
    </>
  );
}
