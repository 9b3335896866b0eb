import { ownerViewer } from '../modules/accounts/owner-viewer.ts';
import { askAs } from '../modules/personas/ask-as.ts';
import type { Services } from '../services.ts';
import type { DemoAccount } from './accounts.ts';
import { demoWorld } from './brand.ts';
import { type DemoPrompt, listDays, simulateDay } from './measurements.ts';

/** Made up like the answers, and named so. */
const PERSONAS = [
  {
    name: 'Sample persona: finance lead in Munich',
    description: 'the finance lead of a company with 50 people',
    country: 'DE',
    region: 'Bavaria',
    city: 'Munich',
    language: 'en',
  },
  {
    name: 'Sample persona: student',
    description: 'a student with little money',
    country: null,
    region: null,
    city: null,
    language: null,
  },
];
const DAYS = 10;
const PROMPTS = 3;

/** Asks a few prompts of the first topic as two personas, openly simulated, unless the account has some. */
export async function fillPersonas(
  services: Services,
  { id: userId, tracks, days }: DemoAccount,
  until: string,
): Promise<void> {
  const viewer = ownerViewer(services.accounts, userId);
  const [topic] = tracks?.topics ?? [];
  if (!tracks || !topic || (await services.personas.list(viewer)).length > 0) return;
  const { brand } = await services.brands.tracked(userId);
  const questions = topic.prompts.slice(0, PROMPTS);
  const ids = await services.prompts.ensure(
    userId,
    brand,
    questions.map((prompt) => ({ topic: topic.name, prompt, promptGroup: null })),
  );
  const prompts = questions.flatMap((question, at): DemoPrompt[] => {
    const id = ids[at];
    return id ? [{ id, question, topic }] : [];
  });
  const world = demoWorld(tracks, listDays(until, days).at(-1) ?? until);
  for (const values of PERSONAS) {
    const { persona } = await services.personas.save(viewer, null, { ...values, promptIds: ids });
    if (!persona) continue;
    const asker = {
      personaId: persona.id,
      ask: (question: string) =>
        askAs(persona, question, { country: null, language: null }, { takesLocation: false }),
    };
    for (const day of listDays(until, Math.min(DAYS, days))) {
      await services.answers.ingest(userId, simulateDay(world, prompts, day, asker));
    }
  }
}
