import { expectAccessible, expectRoomForLetters, type Look } from "../portal/accessible.ts";
import {
  expectForcedColours,
  expectRoomForSpacing,
  expectUsableInEveryWindow,
} from "../portal/every-window.ts";
import { expectFirstLook, expectOneFilled } from "../portal/first-look.ts";
import { lookAtViews } from "../portal/look-at-views.ts";
import { expectReadAloud } from "../portal/read-aloud.ts";
import { fakeSpeech } from "../portal/speech.ts";
import { expectSameInAnyOrder } from "../portal/style-order.ts";
import { personViews, views } from "../portal/views/index.ts";

const looks = (["light", "dark"] as const).flatMap((theme): Look[] =>
  [320, 768, 1280].map((width) => ({ theme, width })),
);

const isFamilysFirst = (name: string) => name.startsWith("support-dashboard");
const isHers = (name: string) => personViews.some((view) => view.name === name);

lookAtViews(views, {
  begin: async (page) => {
    await fakeSpeech(page, { isQuick: true });
    return async (name) => {
      if (isHers(name)) await expectReadAloud(page, name);
      if (isHers(name) || isFamilysFirst(name)) {
        await expectFirstLook(page, name);
        await expectOneFilled(page, name);
      }
      await expectAccessible(page, name, looks);
      await expectRoomForLetters(page, name);
      await expectSameInAnyOrder(page, name);
      // Last, because Tab may have led anywhere.
      await expectForcedColours(page, name);
      await expectRoomForSpacing(page, name);
      await expectUsableInEveryWindow(page, name);
    };
  },
});
