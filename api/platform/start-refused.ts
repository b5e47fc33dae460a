/** Why the portal does not start, as the sentence that the operator reads. */
export class StartRefused extends Error {
  override name = "StartRefused";
}
