import { expectAccessible, expectRoomForLetters, type Look } from "../portal/accessible.ts";
import {
  expectForcedColours,
  expectRoomForSpacing,
  expectUsableInEveryWindow,
} from "../portal/every-window.ts";
import { lookAtViews } from "../portal/look-at-views.ts";
import { expectSameInAnyOrder } from "../portal/style-order.ts";
import { views } from "../portal/views/index.ts";

const looks = (["light", "dark"] as const).flatMap((theme): Look[] =>
  [320, 768, 1280].map((width) => ({ theme, width })),
);

lookAtViews(views, {
  begin: (page) => async (name) => {
    await expectAccessible(page, name, looks);
    await expectRoomForLetters(page, name);
    await expectSameInAnyOrder(page, name);
    // Last, because Tab may have led anywhere.
    await expectForcedColours(page, name);
    await expectRoomForSpacing(page, name);
    await expectUsableInEveryWindow(page, name);
  },
});
