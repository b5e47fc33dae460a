import type { ReactNode } from "react";

/** An e-mail or web address, which breaks after its signs if too long, not within a word. */
export const Address = ({ of }: { of: string }) =>
  (of.match(/[^@./]+[@./]*/g) ?? [of]).reduce<ReactNode>(
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
