import { expectAccessible, expectRoomForLetters, type Look } from "./accessible.ts";
import { expectContainersInRuler } from "./containers.ts";
import {
  expectForcedColours,
  expectRoomForSpacing,
  expectUsableInEveryWindow,
} from "./every-window.ts";
import { expectFirstLook, expectOneFilled } from "./first-look.ts";
import { lookAtViews } from "./look-at-views.ts";
import { fakeSpeech } from "./speech.ts";
import { expectSameInAnyOrder } from "./style-order.ts";
import { personViews } from "./views/index.ts";
import type { View } from "./views/seed.ts";

const looks = (["light", "dark"] as const).flatMap((theme): Look[] =>
  [320, 768, 1280].map((width) => ({ theme, width })),
);

const isFamilysFirst = (name: string) => name.startsWith("support-dashboard");

/** What older people see. */
export const isHers = ({ name }: Pick<View, "name">): boolean =>
  personViews.some((view) => view.name === name);

/** One test for each few journeys of these views: each is looked at in every way that there is. */
export const lookInEveryWay = (views: readonly View[]): void =>
  lookAtViews(views, {
    begin: async (page) => {
      await fakeSpeech(page, { isQuick: true });
      return async (name) => {
        if (isHers({ name }) || isFamilysFirst(name)) {
          await expectFirstLook(page, name);
          await expectOneFilled(page, name);
        }
        await expectContainersInRuler(page, name);
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
