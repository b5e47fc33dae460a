import { type ApiClient, ApiError, unwrap } from "@acompana/kit/api";
import type { Notify } from "@acompana/kit/area";
import { text } from "../text.ts";

const words = text.device;

/** Whether the device is authorised, and whether to try at once if it is heard there. */
export type Claimed = "no" | "yes" | "to-be-tried";

/** Authorises this device with a link's code and tells how it went. */
export async function claimDevice(
  api: ApiClient,
  notify: Notify,
  { code, municipality }: { code: string; municipality: string },
): Promise<Claimed> {
  try {
    const claimed = await unwrap(api.POST("/api/devices/claim", { body: { code } }));
    const line = claimed.isPersonal ? words.ownLine : words.authorisedLine;
    const isToBeTried = await notify.confirm({
      title: words.authorised(claimed.municipality.name),
      message: `${line} ${words.trial}`,
      confirm: words.tryNow,
      cancel: words.later,
    });
    return isToBeTried ? "to-be-tried" : "yes";
  } catch (error) {
    // On a full disk (507) asking again helps nobody.
    const refused =
      error instanceof ApiError &&
      ((error.status >= 400 && error.status < 500) || error.status === 507);
    if (!refused) {
      // The lost answer may have been a success; asking again tells.
      const offline = error instanceof ApiError && error.offline;
      const again = await notify.confirm({
        title: words.failed,
        message: offline ? words.offline : words.tryAgain,
        confirm: words.retry,
        cancel: words.later,
      });
      return again ? await claimDevice(api, notify, { code, municipality }) : "no";
    }
    if (await isAuthorised(api, municipality)) {
      await notify.alert(words.authorised(municipality), words.authorisedLine);
      return "yes";
    }
    await notify.alert(error.sentence ?? words.failed);
    return "no";
  }
}

/** Whether older people are already shown here, because the link was opened before. */
async function isAuthorised(api: ApiClient, name: string): Promise<boolean> {
  try {
    const { id } = await unwrap(api.POST("/api/municipalities/ensure", { body: { name } }));
    await unwrap(api.GET("/api/users", { params: { query: { municipalityId: id } } }));
    return true;
  } catch {
    return false;
  }
}
