import { describe, expect, test } from "vitest";
import { startSmtpServer } from "../../tools/testing/smtp/smtp-server.ts";
import { causeOf } from "./open-mailer.ts";
import { failsWith, LETTER, mailerTo, prepareServer, start } from "./testing/open-mailer.ts";

prepareServer();

describe("of a server with several addresses", () => {
  const failed = (code: string) => Object.assign(new Error(code), { code });
  const refused = failed("ECONNREFUSED");
  const noWay = failed("ENETUNREACH");

  test.each([
    ["the refusal, not the missing way to another", [noWay, refused], refused],
    ["whichever was tried first", [refused, noWay], refused],
    ["the first where there is no way to any", [noWay, failed("EADDRNOTAVAIL")], noWay],
  ])("the error says %s", (_case, errors, wanted) => {
    expect(causeOf(new AggregateError(errors))).toBe(wanted);
  });

  test("one of a single address is what it is", () => {
    expect(causeOf(refused)).toBe(refused);
    const empty = new AggregateError([]);
    expect(causeOf(empty)).toBe(empty);
  });
});

describe("nothing is sent", () => {
  test("to a server that refuses the letter", async () => {
    await failsWith(mailerTo(await start({ refuses: true }))(LETTER), "EMESSAGE");
  });

  test("where no server is", async () => {
    const { port, stop } = await startSmtpServer();
    await stop();
    await failsWith(mailerTo({ port })(LETTER), "ECONNREFUSED");
  });
});
