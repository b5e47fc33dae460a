/** It names the role, because a picture is fetched without the headers of a call. */
export const fileAddress = (mediaUrl: string) => `${mediaUrl}?as=person`;
