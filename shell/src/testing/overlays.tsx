import type { Notify } from "@acompana/kit/area";
import { render } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { useNotify } from "../notify/notices.ts";
import { Overlays } from "../notify/overlays.tsx";

export let voice: Notify | undefined;

function Speaker() {
  voice = useNotify();
  return <Overlays />;
}

export function speak(): Notify {
  render(
    <Provider store={createStore()}>
      <Speaker />
    </Provider>,
  );
  if (!voice) throw new Error("nothing was drawn");
  return voice;
}
