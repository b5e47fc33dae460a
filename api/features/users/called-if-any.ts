/** How somebody wants to be called, for answers that leave the field out where nothing is set. */
export const calledIfAny = (preferredName: string | null | undefined) =>
  preferredName ? { preferredName } : {};
