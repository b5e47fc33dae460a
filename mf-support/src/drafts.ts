import { forgetDrafts, useScreen, useSession } from "@acompana/kit/area";
import { atom, useAtom } from "jotai";

/** Names under which a relative's unfinished work about one person is kept. */
export const draftNames = {
  message: (userId: string) => `message ${userId}`,
  reminder: (userId: string) => `reminder ${userId}`,
};

/** Chosen files by relative and person. A file can only be kept in memory. */
export const keptFilesAtom = atom<Record<string, File>>({});

/** The photo or video of a message that was not sent yet, while the page lives. */
export function useKeptFile(userId: string) {
  const { supportPerson } = useSession("support");
  const [files, setFiles] = useAtom(keptFilesAtom);
  const key = `${supportPerson.id} ${userId}`;
  const keep = (file: File | null) =>
    setFiles(({ [key]: _before, ...others }) => (file ? { ...others, [key]: file } : others));
  return { file: files[key] ?? null, keep };
}

/** For logging out: this device may be somebody else's. */
export function useForgetDrafts() {
  const { store } = useScreen();
  const [, setFiles] = useAtom(keptFilesAtom);
  return () => {
    forgetDrafts(store);
    setFiles({});
  };
}
