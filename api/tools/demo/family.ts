import type { SupportMessage } from "../../features/support-messages/index.ts";
import { readMedia } from "./media.ts";
import { MESSAGES, type MessagePlan } from "./message-plans.ts";
import { PEOPLE, type PersonName, RELATIVES, type RelativeName } from "./people.ts";
import { addReminders } from "./reminders.ts";
import type { Visitor } from "./visitor.ts";
import type { World } from "./world.ts";

async function signIn(world: World, name: RelativeName): Promise<void> {
  const { email, password } = RELATIVES[name];
  const login = { email, password, municipalityId: world.municipalityId };
  await world.relatives[name].visitor.post("/api/support/login", login);
}

/** A relative's first evening: they sign in and write down what they take care of. */
export async function signInToHelp(world: World, name: RelativeName): Promise<void> {
  const { visitor } = world.relatives[name];
  await signIn(world, name);
  for (const person of RELATIVES[name].supports) {
    if (PEOPLE[person].familyConsent) await addReminders(world, person, visitor, name);
  }
}

/** Signed in anew: a session that is not used for a week ends. */
export async function writeMessage(world: World, message: MessagePlan): Promise<void> {
  const { from, to, content, picture: name } = message;
  await signIn(world, from);
  const { id, visitor } = world.relatives[from];
  const toUserId = world.people[to].id;
  const picture = name ? await sendPicture(visitor, toUserId, name) : {};
  await visitor.post(`/api/support/${id}/messages`, { toUserId, content, ...picture });
  world.counts.messages += 1;
}

async function sendPicture(visitor: Visitor, userId: string, name: string) {
  const { bytes, mimeType: type } = await readMedia(name);
  const form = new FormData();
  form.append("userId", userId);
  form.append("file", new File([bytes], name, { type }));
  const { url: mediaUrl } = await visitor.sendForm<{ url: string }>("/api/upload", form);
  return { type: "image", mediaUrl };
}

/** Opens 'Mensajes de Apoyo', and keeps the picture that is to be kept. */
export async function readMessages(world: World, person: PersonName): Promise<void> {
  const { id, visitor } = world.people[person];
  const base = `/api/users/${id}/support-messages`;
  const unread = (await visitor.get<SupportMessage[]>(base)).filter(({ seen }) => !seen);
  if (unread.length === 0) return;
  await visitor.put(`${base}/mark-seen`, undefined);
  const kept = MESSAGES.filter(({ isKept }) => isKept).map(({ content }) => content);
  for (const { id: messageId, content } of unread) {
    if (!kept.includes(content)) continue;
    await visitor.post(`${base}/${messageId}/keep`, undefined);
    world.counts.memories += 1;
  }
}
