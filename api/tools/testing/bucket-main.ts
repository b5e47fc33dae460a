// A bucket for trying the cloud profile on one machine (docs/deploy.md): the tests' own, in memory,
// which refuses every signature that is not right. It prints the variables with which a portal uses
// it.
import { S3_CONFIG, startS3Server } from "./s3-server.ts";

const [portalOrigin = "http://localhost:8000"] = Deno.args;
const { endpoint } = startS3Server(() => new Date(), { origins: [portalOrigin] });
const { bucket, region, accessKeyId, secretAccessKey } = S3_CONFIG;
const variables = {
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
};
for (const [name, value] of Object.entries(variables)) {
  // biome-ignore lint/suspicious/noConsole: what it is started for
  console.log(`export ${name}=${value}`);
}
