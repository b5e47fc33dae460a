import { afterEach, describe, expect, test } from "vitest";
import type { Ctx } from "../../platform/context.ts";
import { type LocalServer, serveLocally } from "../../tools/testing/local-server.ts";
import { ask, assistantContext, fact, factsOf } from "../../tools/testing/questions.ts";
import { watchLog } from "../../tools/testing/sent-secrets.ts";
import { createResponder } from "./assistant.ts";
import { JOKES } from "./jokes.ts";
import { medicineReply } from "./medicine-reply.ts";
import { createModel, type ModelConfig } from "./model.ts";
import type { Question } from "./question.ts";
import { createWeather } from "./weather.ts";

type Message = { role: string; content: string | null; tool_call_id?: string };
type Sent = {
  model: string;
  messages: Message[];
  tools: { function: { name: string; parameters: { properties: Record<string, unknown> } } }[];
};

const NO_WEATHER = createWeather({ baseUrl: "http://localhost:9", place: null });
const KEY = "una-clave-de-prueba";
const servers: LocalServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ close }) => close()));
});

type Reply = (sent: Sent, round: number, raw: string) => Response | Promise<Response>;

/** A model that answers as the test says; `sent` and `raw` keep all that ever reaches it. */
function serveModel(reply: Reply) {
  const sent: Sent[] = [];
  const raw: string[] = [];
  const server = serveLocally(async (request) => {
    const body = await request.text();
    const whole = [request.url, ...[...request.headers].map((pair) => pair.join(": ")), body];
    raw.push(whole.join("\n"));
    sent.push(JSON.parse(body));
    return await reply(JSON.parse(body), sent.length, whole.join("\n"));
  });
  servers.push(server);
  const config = { baseUrl: `${server.url}/v1/`, apiKey: KEY, model: "prueba-1" };
  return { sent, raw, config };
}

const completion = (message: Record<string, unknown>) =>
  Response.json({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_772_445_600,
    model: "prueba-1",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", ...message } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
const says = (content: string | null) => completion({ content });
const calls = (...tools: [name: string, args: string][]) =>
  completion({
    content: null,
    tool_calls: tools.map(([name, args], index) => ({
      id: `call_${index}`,
      type: "function",
      function: { name, arguments: args },
    })),
  });
const toolAnswers = ({ messages }: Sent) =>
  messages.filter(({ role }) => role === "tool").map(({ content }) => content);

const LIMIT_MS = 300;
const replyFrom = (
  config: ModelConfig,
  question: Question,
  limitMs?: number,
  weather = NO_WEATHER,
) => createModel(config, weather, limitMs)(assistantContext(), question);
/** A place is configured, and nobody answers for it. */
const UNREACHABLE = { isPlaceKnown: true, report: () => Promise.resolve(null) };

test("the model answers in the portal’s voice and is told the conversation", async () => {
  const { sent, raw, config } = serveModel(() => says("**¡Hola, Carmen!**\n\n- ¿Qué tal?"));
  const history = [
    { question: "Hola", answer: "¡Buenos días!" },
    { question: "¿Estás?", answer: null },
  ];
  expect(await replyFrom(config, ask("Cuéntame algo", { history }))).toBe(
    "¡Hola, Carmen! ¿Qué tal?",
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.model).toBe("prueba-1");
  expect(sent[0]?.messages.map(({ role }) => role)).toEqual([
    "system",
    "user",
    "assistant",
    "user",
    "user",
  ]);
  expect(sent[0]?.messages.at(-1)?.content).toBe("Cuéntame algo");
  expect(sent[0]?.messages[0]?.content).toContain("lunes, 2 de marzo de 2026, a las 11:00");
  expect(raw[0]).toContain("/v1/chat/completions");
  expect(raw[0]).toContain(`authorization: Bearer ${KEY}`);
});

test("it gets the same facts as the built-in assistant, through tools that take nobody’s id", async () => {
  const { sent, config } = serveModel((_, round) =>
    round === 1
      ? calls(
          ["recordatorios", '{"periodo":"hoy"}'],
          ["recordatorios", '{"periodo":"hoy","categoria":"Salud"}'],
          ["tiempo", '{"dia":"hoy"}'],
          ["ejercicio", ""],
        )
      : says("Hoy tienes un paseo."),
  );
  const reminders = [fact("Paseo, llama al 600 123 456", "2026-03-02T17:00:00Z")];
  const question = ask("¿Qué tengo hoy?", { reminders });
  expect(await replyFrom(config, question, undefined, UNREACHABLE)).toBe("Hoy tienes un paseo.");
  const properties = sent[0]?.tools.map(({ function: { name, parameters } }) => [
    name,
    Object.keys(parameters.properties),
  ]);
  expect(properties).toEqual([
    ["recordatorios", ["periodo", "categoria"]],
    ["tiempo", ["dia"]],
    ["ejercicio", []],
  ]);
  const [all, health, weather, exercise] = sent[1] ? toolAnswers(sent[1]) : [];
  expect(all).toBe(
    "Hoy tienes 1 recordatorio por hacer: «Paseo, llama al [número]» hoy a las 18:00.",
  );
  expect(health).toContain("Hoy no tienes recordatorios de salud.");
  expect(weather).toContain("Ahora mismo no consigo consultar el tiempo");
  expect(exercise).toContain("silla");
});

test("it is given no weather where the portal knows no place for it", async () => {
  const { sent, config } = serveModel(() => says("Hola."));
  await replyFrom(config, ask("Hola"));
  expect(sent[0]?.tools.map(({ function: { name } }) => name)).toEqual([
    "recordatorios",
    "ejercicio",
  ]);
  expect(sent[0]?.messages[0]?.content).toContain("No puedes saber qué tiempo hace");
});

test("a tool asked for wrongly or by a wrong name does no harm", async () => {
  const { sent, config } = serveModel((_, round) =>
    round === 1
      ? calls(
          ["recordatorios", '{"periodo":"hoy","userId":"7f2c1f5e-3c1b-4b8e-9a55-0d6a3f1c2b10"}'],
          ["recordatorios", "{roto"],
          ["recordatorios", '{"periodo":"siempre"}'],
          ["borrar_todo", "{}"],
        )
      : says("Perdona, no lo sé."),
  );
  const reminders = [fact("Paseo", "2026-03-02T17:00:00Z")];
  expect(await replyFrom(config, ask("Hola", { reminders }))).toBe("Perdona, no lo sé.");
  const answers = sent[1] ? toolAnswers(sent[1]) : [];
  expect(answers).toHaveLength(4);
  expect(answers.join()).not.toContain("Paseo");
});

test("of the person nothing but the first name leaves, whatever they write", async () => {
  const { raw, config } = serveModel(() => says("De acuerdo."));
  const history = [{ question: "mi correo es carmen@correo.es", answer: "Apuntado: 600 123 456" }];
  const question = ask("mi DNI es 12345678Z y el IBAN ES91 2100 0418 4502 0005 1332", { history });
  await replyFrom(config, question);
  expect(raw.join()).toContain("Carmen");
  expect(raw.join()).not.toMatch(/correo\.es|600 123|12345678|2100|López|Aldea/);
});

test("who marked a medicine is not told to it, when marked is", async () => {
  const { raw, config } = serveModel(() => says("De acuerdo."));
  const marker = { firstName: "Eustaquia" };
  const markedAt = new Date("2026-03-02T08:04:00Z");
  const changes = { category: "Medicación", isCompleted: true, markedAt, marker };
  const reminders = [fact("Sintrom", "2026-03-02T08:00:00Z", changes)];
  const doubt = ask("no sé si me he tomado la pastilla", { reminders });
  const { words, facts } = doubt;
  const phones = { healthCentre: null, pharmacy: null };
  const answer = await medicineReply(assistantContext() as Ctx, { words, phones, facts });
  expect(answer).toContain("La marcó Eustaquia a las 9:04.");
  const history = [{ question: doubt.text, answer }];
  await replyFrom(config, ask("¿y ahora qué?", { history, reminders }));
  expect(raw.join()).toContain("Está marcada a las 9:04.");
  expect(raw.join()).not.toContain("Eustaquia");
});

describe("the built-in assistant steps in when the model", () => {
  const stream = (start: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
    new Response(new ReadableStream({ start }), {
      headers: { "Content-Type": "application/json" },
    });
  /** The beginning of an answer that says all that was sent. */
  const piece = (raw: string) => {
    const content = JSON.stringify(raw).slice(0, -1);
    return new TextEncoder().encode(
      `{"choices":[{"message":{"role":"assistant","content":${content}`,
    );
  };
  const status =
    (code: number): Reply =>
    (_, __, raw) =>
      Response.json(
        { error: { message: `Wrong key: ${raw}`, type: raw, code: raw, param: raw } },
        { status: code, headers: { "Retry-After": "0" } },
      );
  const json = (text: string) =>
    new Response(text, { headers: { "Content-Type": "application/json" } });
  /** As it refuses: in a field of its own. */
  const refusing = (raw: string) =>
    completion(
      Object.fromEntries([
        ["content", null],
        ["refusal", raw],
      ]),
    );

  // Each says in its own way all that was sent to it: key, instructions and conversation.
  test.each<[string, Reply]>([
    ["does not know the key", status(401)],
    ["is asked too much", status(429)],
    ["is broken", status(500)],
    ["sends bad JSON", (_, __, raw) => json(`{${raw}`)],
    [
      "sends a page",
      (_, __, raw) =>
        new Response(`<html>${raw}</html>`, { headers: { "Content-Type": "text/html" } }),
    ],
    ["sends another shape", (_, __, raw) => Response.json({ hola: raw })],
    ["sends null", () => Response.json(null)],
    ["has no choice", (_, __, raw) => Response.json({ id: raw, choices: [] })],
    ["says nothing", () => says(null)],
    ["says only marks", () => says("---\n\n![x](https://mal.es)")],
    ["refuses", (_, __, raw) => refusing(raw)],
    [
      "cuts the connection",
      (_, __, raw) =>
        stream((controller) => {
          controller.enqueue(piece(raw));
          controller.error(new Error("cut"));
        }),
    ],
    ["is slow to begin", () => new Promise<Response>(() => {})],
    ["is slow to end", (_, __, raw) => stream((controller) => controller.enqueue(piece(raw)))],
    ["calls tools without end", () => calls(["ejercicio", "{}"])],
    ["calls a tool with what was said", (_, __, raw) => calls([raw, raw])],
    [
      "calls tools by the hundred",
      () => calls(...Array<[string, string]>(100).fill(["ejercicio", "{}"])),
    ],
  ])("%s", async (_, reply) => {
    const { sent, raw, config } = serveModel(reply);
    const model = createModel(config, NO_WEATHER, LIMIT_MS);
    await expect(model(assistantContext(), ask("Hola"))).rejects.toThrow();
    const before = sent.length;
    const respond = createResponder({ weather: NO_WEATHER, model });
    const watched = watchLog();
    const { log } = watched;
    const said = await respond({ ...assistantContext(), log }, ask("Cuéntame un chiste secreto"));
    watched.stop();
    expect(said).toBe(JOKES[0]);
    // No hidden retries: they would eat up the time that the person waits.
    expect(sent.length - before).toBeLessThanOrEqual(4);
    expect(watched.lines).toMatchObject([{ event: "assistant-model-failed" }]);
    for (const secret of ["secreto", "Carmen", KEY]) {
      expect(raw.join()).toContain(secret);
      expect(watched.text()).not.toContain(secret);
    }
  });

  test("is not there", async () => {
    const stopped = serveLocally(() => says("Hola"));
    await stopped.close();
    const config = { baseUrl: `${stopped.url}/v1`, apiKey: null, model: "prueba-1" };
    await expect(replyFrom(config, ask("Hola"))).rejects.toThrow();
  });
});

test("the limit is for all rounds and tools together", async () => {
  const wait = (milliseconds: number) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));
  const { sent, config } = serveModel(async () => {
    await wait(LIMIT_MS / 2.5);
    return calls(["ejercicio", "{}"]);
  });
  await expect(replyFrom(config, ask("Hola"), LIMIT_MS)).rejects.toThrow(/time/i);
  expect(sent.length).toBeLessThanOrEqual(3);
  const slowFacts = { ...factsOf([]), remindersBetween: () => new Promise<never>(() => {}) };
  const asking = serveModel(() => calls(["recordatorios", '{"periodo":"hoy"}']));
  const question = { ...ask("Hola"), facts: slowFacts };
  await expect(replyFrom(asking.config, question, LIMIT_MS)).rejects.toThrow(/time/i);
});

test("a model that is too slow is hung up on", async () => {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const hungUp = (async () => {
    using connection = await listener.accept();
    const buffer = new Uint8Array(65_536);
    while ((await connection.read(buffer)) !== null);
  })();
  const baseUrl = `http://127.0.0.1:${listener.addr.port}`;
  const config = { baseUrl, apiKey: null, model: "prueba-1" };
  await expect(replyFrom(config, ask("Hola"), LIMIT_MS)).rejects.toThrow();
  await hungUp;
});
