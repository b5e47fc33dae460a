import type { ReactNode } from "react";

/** An address or the name of a package: breaks after its signs if too long, not within a word. */
export const Address = ({ of }: { of: string }) =>
  (of.match(/[@./]*[^@./]+[@./]*/g) ?? [of]).reduce<ReactNode>(
    (before, part) =>
      before === null ? (
        part
      ) : (
        <>
          {before}
          <wbr />
          {part}
        </>
      ),
    null,
  );
