import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useOpenDialog } from "./open-dialogs.ts";

const openDialog = () => renderHook(() => useOpenDialog(undefined));
const held = () => [document.body.style.overflow, document.body.style.marginInlineEnd];
const pageIs = (width: number) =>
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(width);

test("the page is held below two dialogs until both are gone", () => {
  pageIs(innerWidth - 15);
  const one = openDialog();
  const other = openDialog();
  expect(held()).toEqual(["hidden", "15px"]);
  one.unmount();
  expect(held()).toEqual(["hidden", "15px"]);
  other.unmount();
  expect(held()).toEqual(["", ""]);
});

test("a page that two fingers have enlarged is not made wider", () => {
  pageIs(innerWidth * 2);
  const dialog = openDialog();
  expect(held()).toEqual(["hidden", "0px"]);
  dialog.unmount();
});
