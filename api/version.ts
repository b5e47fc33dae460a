import manifest from "./package.json" with { type: "json" };

/** The release of this API; told by the health call and written into the contract. */
export const VERSION: string = manifest.version;
