import type { SupportMessage } from "../support-messages/schemas.ts";
import { PEOPLE, type PersonName, RELATIVES, type RelativeName } from "./cast.ts";
import { MESSAGES, type MessagePlan } from "./message-plans.ts";
import { drawLandscape, type Scene } from "./pictures/landscape.ts";
import { addReminders } from "./reminders.ts";
import type { Visitor } from "./visitor.ts";
import type { World } from "./world.ts";

const PICTURE_ROWS = 600;

/** A relative's first evening: they sign in, for weeks, and write down what they take care of. */
export async function signInToHelp(world: World, name: RelativeName): Promise<void> {
  const { visitor } = world.relatives[name];
  const { email, password, supports } = RELATIVES[name];
  const { municipalityId } = world;
  await visitor.post("/api/support/login", { email, password, municipalityId });
  for (const person of supports) {
    if (PEOPLE[person].familyConsent) await addReminders(world, person, visitor, name);
  }
}

export async function writeMessage(world: World, message: MessagePlan): Promise<void> {
  const { from, to, content, scene } = message;
  const { id, visitor } = world.relatives[from];
  const toUserId = world.people[to].id;
  const picture = scene ? await sendPicture(visitor, toUserId, scene) : {};
  await visitor.post(`/api/support/${id}/messages`, { toUserId, content, ...picture });
  world.counts.messages += 1;
}

async function sendPicture(visitor: Visitor, userId: string, scene: Scene) {
  const type = "image/png";
  const form = new FormData();
  form.append("userId", userId);
  form.append("file", new File([drawLandscape(scene, PICTURE_ROWS)], "foto.png", { type }));
  const { url: mediaUrl } = await visitor.sendForm<{ url: string }>("/api/upload", form);
  return { type: "image", mediaUrl };
}

/** Opens 'Mensajes de Apoyo', and keeps the picture that is to be kept. */
export async function readMessages(world: World, person: PersonName): Promise<void> {
  const { id, visitor } = world.people[person];
  const base = `/api/users/${id}/support-messages`;
  const unseen = (await visitor.get<SupportMessage[]>(base)).filter(({ seen }) => !seen);
  if (unseen.length === 0) return;
  await visitor.put(`${base}/mark-seen`, undefined);
  const kept = MESSAGES.filter(({ isKept }) => isKept).map(({ content }) => content);
  for (const { id: messageId, content } of unseen) {
    if (!kept.includes(content)) continue;
    await visitor.post(`${base}/${messageId}/keep`, undefined);
    world.counts.memories += 1;
  }
}
