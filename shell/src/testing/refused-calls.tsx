/** How a call ended that may be refused. */
export const statusOf = (call: Promise<{ response: Response }>): Promise<number> =>
  call.then(
    ({ response }) => response.status,
    ({ status }) => status,
  );
