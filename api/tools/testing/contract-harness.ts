import { expect } from "vitest";
import { allowedOf, castOf } from "./cast.ts";
import type { Operation } from "./contract.ts";
import { expectRefusal } from "./expect-refusal.ts";
import { type Scene, send, type Target, targetOf } from "./requests.ts";
import { openTestPortal } from "./test-portal.ts";
import { contentsOf, rememberPortal } from "./whole-portal.ts";

export type Proof = Awaited<ReturnType<typeof openProof>>;

/** A portal with everybody in it, for proofs that something wrong is refused and changes nothing. */
export async function openProof() {
  const portal = await openTestPortal();
  const scene: Scene = { portal, cast: await castOf(portal) };
  const village = await rememberPortal(portal);
  let beginning = village;
  const expectUnchanged = async (context: string): Promise<void> => {
    expect(await contentsOf(portal), context).toEqual(beginning.contents);
  };
  return {
    scene,
    close: () => portal.close(),
    /** A right request; what had to be made for it is there when the test begins. */
    begin: async (row: string): Promise<Target> => {
      const target = await targetOf(scene, row);
      beginning = (await village.isAsBefore()) ? village : await rememberPortal(portal);
      return target;
    },
    endTest: async (): Promise<void> => {
      if (!(await village.isAsBefore())) await village.restore();
    },
    /** Sent by one who may call it, so that only what is wrong with it can refuse it. */
    sendAs: async (
      operation: Operation,
      target: Target,
      headers: Record<string, string> = {},
    ): Promise<Response> => {
      const by = allowedOf(scene.cast, operation.roles);
      return await send(scene, operation.method, target, by, headers);
    },
    expectUnchanged,
    /** Refused with nothing changed, or done; never failed. What is done is undone. */
    expectOrderly: async (answer: Response, context: string): Promise<void> => {
      if (answer.status < 400) {
        await answer.body?.cancel();
        return await beginning.restore();
      }
      await expectRefusal(answer, context);
      await expectUnchanged(context);
    },
  };
}
