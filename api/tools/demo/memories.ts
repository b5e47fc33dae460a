import type { UploadAddresses } from "../media/schemas.ts";
import type { PersonName } from "./cast.ts";
import { MEMORIES, type MemoryPlan } from "./memory-plans.ts";
import { drawLandscape } from "./pictures/landscape.ts";
import { SOUNDS, toWav } from "./sound.ts";
import type { World } from "./world.ts";

const PICTURE_ROWS = 600;
const THUMBNAIL_ROWS = 240;

type Bytes = Uint8Array<ArrayBuffer>;
type Drawn = { file: Bytes; mimeType: string; thumbnail: Bytes | null };

/** What the person adds to 'Mis Recuerdos' on their nth visit, the way the screen does. */
export async function addMemories(world: World, person: PersonName, visit: number): Promise<void> {
  for (const plan of MEMORIES[person]) {
    if (plan.visit === visit) await addMemory(world, person, plan);
  }
}

async function addMemory(
  { people, counts }: World,
  person: PersonName,
  plan: MemoryPlan,
): Promise<void> {
  const { id, visitor } = people[person];
  const { title, description, file: originalName } = plan;
  const { file, mimeType, thumbnail } = draw(plan);
  const about = { mimeType, size: file.length, originalName };
  const addresses = await visitor.post<UploadAddresses>(`/api/users/${id}/media/upload-url`, {
    ...about,
    thumbnail: thumbnail !== null,
  });
  const { uploadURL, thumbnailUploadURL, fileURL, thumbnailURL } = addresses;
  await visitor.sendFile(uploadURL, file, mimeType);
  if (thumbnail && thumbnailUploadURL) {
    await visitor.sendFile(thumbnailUploadURL, thumbnail, "image/png");
  }
  await visitor.post(`/api/users/${id}/media`, {
    fileURL,
    thumbnailURL,
    title,
    description,
    ...about,
  });
  counts.memories += 1;
}

function draw(plan: MemoryPlan): Drawn {
  if ("sound" in plan) {
    return { file: toWav(SOUNDS[plan.sound]), mimeType: "audio/wav", thumbnail: null };
  }
  const thumbnail = drawLandscape(plan.scene, THUMBNAIL_ROWS);
  return { file: drawLandscape(plan.scene, PICTURE_ROWS), mimeType: "image/png", thumbnail };
}
