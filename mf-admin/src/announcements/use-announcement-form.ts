import { useScreen } from "@acompana/kit/area";
import { today as clockToday } from "@acompana/kit/clock";
import { alertOf, type DraftPlace, useForm, wrongFields } from "@acompana/kit/form";
import { addDays, isoDay } from "@acompana/kit/format";
import { text } from "../text.ts";
import type { AnnouncementDetails, WrittenAnnouncement } from "./announcements.resource.ts";
import { peopleIn } from "./people-in.ts";

const words = text.announcements;

/** What a clerk types; `recipients` are those chosen, as JSON. */
export type AnnouncementFields = {
  text: string;
  from: string;
  until: string;
  whose: "all" | "some";
  recipients: string;
};

interface AnnouncementFormOptions {
  draft: DraftPlace;
  /** What is changed; null for a new one. */
  before: AnnouncementDetails | null;
  send: (written: WrittenAnnouncement) => Promise<void>;
}

/** The form of an announcement, which is emptied once it was sent. */
export function useAnnouncementForm({ draft, before, send }: AnnouncementFormOptions) {
  const { timeZone } = useScreen();
  const today = isoDay(clockToday(), timeZone);
  const form = useForm<AnnouncementFields>({
    empty: {
      text: before?.text ?? "",
      from: before?.from ?? today,
      until: before?.until ?? addDays(today, 1),
      whose: before && !before.isForAll ? "some" : "all",
      recipients: JSON.stringify(before?.recipients ?? []),
    },
    draft,
    check(typed) {
      const fields = wrongFields({
        text: typed.text.trim() ? undefined : words.textMissing,
        from: typed.from ? undefined : words.dayMissing,
        until: wrongUntil(typed),
        recipients:
          typed.whose === "some" && peopleIn(typed.recipients).length === 0
            ? words.peopleMissing
            : undefined,
      });
      return fields && { fields };
    },
    async send(typed) {
      const recipients =
        typed.whose === "all" ? null : peopleIn(typed.recipients).map(({ id }) => id);
      await send({ text: typed.text.trim(), from: typed.from, until: typed.until, recipients });
      form.forget();
    },
    explain: (error) => alertOf(error, words.saveFailed),
  });
  return form;
}

function wrongUntil({ from, until }: AnnouncementFields): string | undefined {
  if (!until) return words.dayMissing;
  return from && until < from ? words.wrongOrder : undefined;
}
