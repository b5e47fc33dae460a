import { readMessages } from "./family.ts";
import { playGame } from "./games.ts";
import { addMemories } from "./memories.ts";
import { PEOPLE, type PersonName } from "./people.ts";
import { addReminders, lookAtReminders } from "./reminders.ts";
import type { World } from "./world.ts";

const QUESTIONS = [
  "Buenos días",
  "¿Qué tengo que hacer hoy?",
  "Cuéntame un chiste",
  "¿Qué ejercicios puedo hacer?",
  "Háblame de mis recordatorios",
  "¿Qué hora es?",
];

export type Visit = { person: PersonName; nth: number; isLast: boolean };
type Step = () => Promise<void>;

/** Somebody enters with their PIN, spends some minutes in the portal and leaves. */
export async function makeVisit(world: World, visit: Visit): Promise<void> {
  const { timeline, chance, people, counts } = world;
  const { id, visitor } = people[visit.person];
  const { pin, minutes } = PEOPLE[visit.person];
  await visitor.post(`/api/users/${id}/verify-pin`, { pin });
  const steps = stepsOf(world, visit);
  const stay = Math.max(steps.length, minutes + chance.whole(-3, 4));
  for (let minute = 0; minute < stay; minute += 1) {
    timeline.passMinute();
    const activeMinute = timeline.clock().toISOString();
    await visitor.post(`/api/users/${id}/activity`, { activeMinute });
    counts.minutes += 1;
    await steps[minute]?.();
  }
  await visitor.delete("/api/session");
}

function stepsOf(world: World, { person, nth, isLast }: Visit): Step[] {
  const { chance, people } = world;
  const { minutes, questions } = PEOPLE[person];
  const games = chance.whole(1, 1 + Math.floor(minutes / 5));
  const own = people[person].visitor;
  return [
    ...(nth === 0 ? [() => addReminders(world, person, own)] : []),
    () => lookAtReminders(world, person),
    () => readMessages(world, person),
    () => addMemories(world, person, nth),
    ...Array.from({ length: games }, (_, game) => () => play(world, person, nth * 3 + game)),
    () => talk(world, person, isLast ? questions : chance.whole(0, questions), isLast),
  ];
}

async function play({ people, chance, counts }: World, person: PersonName, turn: number) {
  const { id, visitor } = people[person];
  for (const result of playGame(turn, chance)) {
    await visitor.post(`/api/users/${id}/scores`, result);
    counts.games += 1;
  }
}

/** Leaving the chat clears it. Carmen has not left hers yet: there is one to look at. */
async function talk(world: World, person: PersonName, questions: number, isLast: boolean) {
  if (questions === 0) return;
  const { people, chance, counts } = world;
  const { id, visitor } = people[person];
  const first = chance.whole(0, QUESTIONS.length - 1);
  for (let question = 0; question < questions; question += 1) {
    const content = QUESTIONS[(first + question) % QUESTIONS.length];
    await visitor.post(`/api/users/${id}/chat`, { content });
  }
  counts.questions += questions;
  await visitor.post(`/api/users/${id}/activity`, { chatSessionMessages: questions });
  if (!isLast || person !== "carmen") await visitor.delete(`/api/users/${id}/chat`);
}
