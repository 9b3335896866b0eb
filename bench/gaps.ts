import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { IMPORT_BATCH } from '../server/modules/answers/recorded-answer.ts';
import { recomputeRollups } from '../server/modules/answers/rollups.ts';
import { BRAND } from './answers.ts';
import { clientOperation } from './operation.ts';
import { type Bench, openBench } from './server.ts';

const PROMPTS = 10_000;
const DAYS = 30;
const PAGES = 10;

/** One answer to each of 10,000 prompts. Two in three do not name the brand; each cites one of two hundred pages. */
function* answers() {
  const names = BRAND.competitors.map(({ name }) => name);
  for (let index = 0; index < PROMPTS; index += 1) {
    const rivals = [names[index % names.length], names[(index * 5 + 2) % names.length]];
    const named = index % 3 === 0 ? [BRAND.brand.name, ...rivals] : rivals;
    yield {
      id: `gap-${index}`,
      platform: 'chatgpt',
      model: null,
      run: 1,
      collectedAt: '2025-03-30T10:00:00Z',
      topic: `Topic ${(index % 20) + 1}`,
      promptGroup: null,
      prompt: `Which tool is the best one for use number ${index + 1} in a small team?`,
      answer: `Good choices are ${named.join(', ')}.`,
      sources: [
        { url: `https://site-${index % 200}.example/guide/${index % 1000}`, title: `Guide ${index % 1000}` },
      ],
    };
  }
}

/** Copies every answer to each of the days before, as if the prompts had been asked daily. */
async function repeatDaily({ db, viewer: { userId } }: Bench): Promise<void> {
  const copies = sql`select a.id as old, gen_random_uuid() as id, d.back
    from sightline.answer a cross join generate_series(1, ${DAYS - 1}) as d(back) where a.user_id = ${userId}`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temp table copied on commit drop as ${copies}`);
    await tx.execute(sql`
    insert into sightline.answer (user_id, id, key, prompt_id, platform, model, sample, collected_at, day, status, text,
                                  sources, method, company_version, visible, missed, own_cited)
    select a.user_id, c.id, a.key || '-' || c.back, a.prompt_id, a.platform, a.model, a.sample,
           a.collected_at - make_interval(days => c.back), a.day - c.back, a.status, a.text, a.sources, a.method,
           a.company_version, a.visible, a.missed, a.own_cited
    from copied c join sightline.answer a on a.user_id = ${userId} and a.id = c.old`);
    await tx.execute(sql`
    insert into sightline.mention (user_id, answer_id, company_id, position, spans, sentiment)
    select m.user_id, c.id, m.company_id, m.position, m.spans, m.sentiment
    from copied c join sightline.mention m on m.user_id = ${userId} and m.answer_id = c.old`);
    await tx.execute(sql`
    insert into sightline.citation (user_id, answer_id, position, source_id)
    select m.user_id, c.id, m.position, m.source_id
    from copied c join sightline.citation m on m.user_id = ${userId} and m.answer_id = c.old`);
    await recomputeRollups(tx, userId);
  });
  await db.execute(sql`analyze`);
}

/** Measures how long each page of the gap tables takes, uncached. */
export async function benchGaps(): Promise<void> {
  const bench = await openBench();
  try {
    await bench.services.brands.save(bench.viewer, BRAND);
    const all = [...answers()];
    for (let at = 0; at < all.length; at += IMPORT_BATCH) {
      await bench.services.answers.importRecorded(bench.viewer, all.slice(at, at + IMPORT_BATCH));
    }
    await repeatDaily(bench);
    for (const [name, field] of [
      ['PromptGaps', 'promptGaps'],
      ['SourceGaps', 'sourceGaps'],
    ] as const) {
      for (const variables of [
        { filter: {} },
        { filter: { days: 7 } },
        { filter: {}, sort: 'MISSED_RATE', search: 'guide' },
        // A competitor's name.
        { filter: {}, search: BRAND.competitors[0]?.name },
      ]) {
        console.log(
          `${bench.kind}: ${name} ${JSON.stringify(variables)}: ${await pagesOf(bench, name, field, variables)}`,
        );
      }
    }
  } finally {
    await bench.close();
  }
}

async function pagesOf(bench: Bench, name: string, field: string, variables: object): Promise<string> {
  const query = clientOperation(name);
  const times: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const began = performance.now();
    const reply: LightMyRequestResponse = await bench.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: 'Bearer a.b.c' },
      payload: { query, variables: { ...variables, neverVisible: false, first: 1000, after } },
    });
    if (reply.statusCode !== 200 || reply.json().errors) throw new Error(reply.body);
    const took = performance.now() - began;
    times.push(`${took.toFixed(0)} ms, ${(reply.body.length / 1024).toFixed(0)} KB`);
    after = reply.json<{ data: Record<string, { next: string | null }> }>().data[field]?.next ?? null;
    if (after === null) break;
  }
  return times.join('; ');
}

if (import.meta.main) await benchGaps();
