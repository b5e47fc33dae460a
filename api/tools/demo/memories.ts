import type { UploadAddresses } from "../../features/media/index.ts";
import { readMedia, readThumbnail } from "./media.ts";
import { MEMORIES, type MemoryPlan } from "./memory-plans.ts";
import type { PersonName } from "./people.ts";
import type { World } from "./world.ts";

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
  const { bytes, mimeType } = await readMedia(originalName);
  const thumbnail = await readThumbnail(originalName);
  const about = { mimeType, size: bytes.length, originalName };
  const addresses = await visitor.post<UploadAddresses>(`/api/users/${id}/media/upload-url`, {
    ...about,
    thumbnail: thumbnail !== null,
  });
  const { uploadURL, thumbnailUploadURL, fileURL, thumbnailURL } = addresses;
  await visitor.sendFile(uploadURL, bytes, mimeType);
  if (thumbnail && thumbnailUploadURL) {
    await visitor.sendFile(thumbnailUploadURL, thumbnail.bytes, thumbnail.mimeType);
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
