// What a portal in the cloud stands on, for tests in the browser: a real Postgres that is reached
// by WebSocket as Neon's is, and a bucket that checks signatures. It prints one line of JSON, and
// ends with its standard input.
import { S3_CONFIG, startS3Server } from "./s3-server.ts";
import { startPostgres } from "./start-postgres.ts";
import { startWebSocketShim } from "./websocket-shim.ts";

const [portalOrigin = ""] = Deno.args;
const postgres = await startPostgres({ quickLogins: true });
const shim = startWebSocketShim(postgres.port);
const bucket = startS3Server(() => new Date(), { origins: [portalOrigin] });

const { region, accessKeyId, secretAccessKey } = S3_CONFIG;
const started = {
  databaseUrl: postgres.url("postgres"),
  webSocketProxy: shim.address,
  bucket: {
    address: bucket.endpoint,
    name: S3_CONFIG.bucket,
    region,
    accessKeyId,
    secretAccessKey,
  },
};
await Deno.stdout.write(new TextEncoder().encode(`${JSON.stringify(started)}\n`));

// Whoever started it may be killed; the end of the line comes in any case.
await Deno.stdin.readable.pipeTo(new WritableStream());
await postgres.stop();
await Promise.all([shim.stop(), bucket.stop()]);
