/** Sends a signed request; any status but those named is a failure of the storage. */
export type S3Send = (
  address: string,
  init: RequestInit & { expect: number[] },
) => Promise<Response>;
