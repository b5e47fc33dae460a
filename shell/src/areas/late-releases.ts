// One chunk, fetched when an area has failed or another release may be active.

export { heal, report } from "./healing.ts";
export { renew, renewPage } from "./renewal.ts";
