import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./page.ts";

type Policy = Parameters<typeof contentSecurityPolicy>[0];

const PLAIN: Policy = {
  nonce: "abc",
  origin: "http://localhost:3000",
  storageOrigin: null,
  tried: [],
};
const policyOf = (given: Partial<Policy>) => contentSecurityPolicy({ ...PLAIN, ...given });

test("scripts come from the releases' folder alone, and from builds that are tried", () => {
  const scriptsOf = (given: Partial<Policy>) =>
    policyOf(given)
      .split("; ")
      .filter((one) => one.startsWith("script-src"));
  expect(scriptsOf({})).toEqual(["script-src http://localhost:3000/releases/ 'nonce-abc'"]);
  expect(scriptsOf({ tried: ["https://pruebas.es"] })).toEqual([
    "script-src http://localhost:3000/releases/ https://pruebas.es 'nonce-abc'",
  ]);
});

test("the page may reach the bucket where files are, and nothing else beyond the portal", () => {
  const policy = policyOf({ storageOrigin: "https://s3.casa.es" });
  expect(policy).toContain("img-src 'self' blob: data: https://s3.casa.es;");
  expect(policy).toContain("media-src 'self' blob: https://s3.casa.es;");
  expect(policy).toContain("connect-src 'self' https://s3.casa.es;");
  expect(policy.match(/https:/g)).toHaveLength(3);
  expect(policyOf({})).not.toContain("https:");
});

test("text becomes markup or script by the shell's own two policies alone", () => {
  const directives = policyOf({}).split("; ");
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain("trusted-types acompana default");
});
