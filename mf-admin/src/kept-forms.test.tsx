import { describeKeptForms, sourcesIn, untriedForms } from "@acompana/kit/testing";
import { expect, test } from "vitest";
import { forms } from "./testing/kept-forms.tsx";

// All of them are tried in the slow tier.
describeKeptForms(forms, [
  "./admin-login/login-form.tsx",
  "./my-account/set-up-dialog.tsx",
  "./announcements/announcements.tsx",
]);

test("every form of this area is tried", () => {
  const sources = sourcesIn(import.meta.dirname);
  expect(untriedForms(sources, forms)).toEqual([]);
  // It would say so, also of one that is drawn by another.
  const files = ["./admin-login/login-form.tsx", "./devices/device-link-form.tsx"];
  const others = forms.filter(({ file }) => !files.includes(file));
  expect(untriedForms(sources, others)).toEqual(files);
});
