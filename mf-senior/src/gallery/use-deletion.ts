import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import type { Memory } from "@acompana/kit/viewer";
import { galleryText } from "../text/gallery.ts";

const words = galleryText.remove;

/** Asks, deletes, and says how it went. */
export function useDeletion(remove: (id: string) => Promise<void>, onDeleted: () => void) {
  const { notify } = useScreen();
  return async ({ id, title }: Memory): Promise<void> => {
    const goAhead = await notify.confirm({
      title: words.title,
      message: words.message(title),
      confirm: words.confirm,
      cancel: words.cancel,
      tone: "danger",
    });
    if (!goAhead) return;
    try {
      await remove(id);
      notify.toast({ title: words.done });
      onDeleted();
    } catch (error) {
      const description = sentenceOf(error);
      notify.toast({ title: words.failed, ...(description && { description }), tone: "waits" });
    }
  };
}
