import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./page.ts";

test("the page may reach the bucket where files are, and nothing else beyond the portal", () => {
  const policy = contentSecurityPolicy("abc", "https://s3.casa.es", []);
  expect(policy).toContain("img-src 'self' blob: data: https://s3.casa.es;");
  expect(policy).toContain("media-src 'self' blob: https://s3.casa.es;");
  expect(policy).toContain("connect-src 'self' https://s3.casa.es;");
  expect(policy.match(/https:/g)).toHaveLength(3);
  expect(contentSecurityPolicy("abc", null, [])).not.toContain("https:");
});

test("text becomes markup or script by the shell's own two policies alone", () => {
  const directives = contentSecurityPolicy("abc", null, []).split("; ");
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain("trusted-types acompana default");
});
