import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { toDataUrl } from "@acompana/kit/upload";
import type { Named } from "../user.ts";

export type ImportCheck = components["schemas"]["UserImportCheck"];

/** A chosen file and what the server says would come of it. */
export interface CheckedFile {
  name: string;
  /** In base64. */
  content: string;
  check: ImportCheck;
}

export interface Imported {
  created: number;
  users: Named[];
}

/** The two steps of an import: the server reads the file in both, and alone judges it. */
export function useImport() {
  const { api } = useScreen();
  return {
    async check(file: File): Promise<CheckedFile> {
      const content = await contentOf(file);
      const body = { file: content };
      const check = await unwrap(api.POST("/api/user-imports/check", { body }));
      return { name: file.name, content, check };
    },

    /** Resolves to who was enrolled; of an earlier release's portal only how many. */
    async create({ content, check }: CheckedFile): Promise<Imported> {
      const body = { file: content, people: check.people };
      const { created, users = [] } = await unwrap(api.POST("/api/user-imports", { body }));
      return { created, users };
    },
  };
}

/** An empty file has no content after the comma, and the server says so. */
const contentOf = async (file: File) => (await toDataUrl(file)).replace(/^[^,]*,?/, "");
