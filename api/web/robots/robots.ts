/** Whether search engines may list an address: these two, without a query, and no other page. */
export const isListed = ({ pathname, search }: URL): boolean =>
  !search && (pathname === "/" || pathname === "/project-info");

/** Says to search engines that an answer is not to be listed. */
export const NOT_LISTED = { "X-Robots-Tag": "noindex" };

/**
 * The `robots.txt` of a portal that draws these pages. One that is read but not to be listed says
 * so itself (`NOT_LISTED`): were it forbidden here, its bare address would be listed all the same,
 * from the links to it. Files of releases are read since pages are drawn by them.
 *
 * @param pages their paths, each for itself and nothing below it
 */
export const robotsTxt = (pages: Iterable<string>): string =>
  [
    "User-agent: *",
    ...[...pages].map((path) => `Allow: ${path}$`),
    "Allow: /embed/",
    "Allow: /releases/",
    "Disallow: /",
    "",
  ].join("\n");
