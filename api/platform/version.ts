import manifest from "../package.json" with { type: "json" };

/** The release of this API, in the health call and in the contract. */
export const VERSION: string = manifest.version;
