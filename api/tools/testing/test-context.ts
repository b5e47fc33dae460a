import type { ContractFixtures } from "./contract-fixtures.ts";
import type { TestPortal } from "./test-portal.ts";

export type TestContext = { portal: TestPortal; fixtures: ContractFixtures };

/** Bytes or a form, for calls that take no JSON. */
export type Raw = { content: Uint8Array<ArrayBuffer> | FormData; headers: Record<string, string> };

export type Target = {
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown> | null;
  raw: Raw | null;
  /** Beyond what its sender's credentials and content bring along. */
  headers?: Record<string, string>;
};
