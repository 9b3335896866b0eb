import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/client.ts';
import { mondayOf, monthOf } from '../lib/days.ts';

interface RawAnswer {
  id: string;
  topic: string;
  aggregate: string;
  question: string;
  branded: boolean;
  day: string;
  platform: string;
  status: string;
  surface: string;
  model: string | null;
  simulated: boolean;
  visible: boolean;
  missed: boolean;
  own_cited: boolean;
  unsupported_language: string | null;
}

type Row = Record<string, string | number | boolean | null>;

/**
 * The rollups of an account, counted answer by answer from raw rows, without the database's function: the second opinion
 * that tests compare with. Tables as in `rollupsOf`, in any order.
 */
export async function expectedRollups(db: Db, userId: string): Promise<Row[][]> {
  const answers = await rows<RawAnswer>(
    db,
    sql`select a.id, t.name as topic, p.question, p.branded, a.day::text, a.platform, a.status, a.surface, a.model, a.simulated, a.visible, a.missed,
               a.own_cited, a.unsupported_language, (select name from sightline.topic where user_id = a.user_id and is_aggregate) as aggregate
        from sightline.answer a join sightline.prompt p on p.user_id = a.user_id and p.id = a.prompt_id
        join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id where a.user_id = ${userId} and a.persona_id is null`,
  );
  const mentions = await rows<Mention>(
    db,
    sql`select m.answer_id, c.name as company, c.kind, m.position, (m.sentiment * 100)::int as hundredths, m.judge
        from sightline.mention m join sightline.company c on c.user_id = m.user_id and c.id = m.company_id
        where m.user_id = ${userId}`,
  );
  const citations = await rows<{ answer_id: string; url: string }>(
    db,
    sql`select c.answer_id, s.url from sightline.citation c
        join sightline.source s on s.user_id = c.user_id and s.id = c.source_id where c.user_id = ${userId}`,
  );
  const [topicDays, promptDays, promptWeeks, promptMonths, companyDays, companyMonths] = Array.from(
    { length: 6 },
    createTable,
  );
  const [sourceDays, sourceCompanies, namedCompanies, sourceTotals, judgeDays, originDays] = Array.from(
    { length: 6 },
    createTable,
  );
  const lastMissed = new Map<string, string>();
  const topicsOf = new Map<string, Map<string, number>>();
  const visiblePrompts = new Set<string>();
  for (const answer of answers) {
    const { day, platform, branded, question } = answer;
    const named = mentions.filter(({ answer_id }) => answer_id === answer.id);
    const brand = named.find(({ kind }) => kind === 'brand');
    const counts = {
      answers: Number(answer.status === 'answered'),
      failed: Number(answer.status !== 'answered'),
      visible: Number(answer.visible),
      missed: Number(answer.missed),
    };
    const sentiment = judged(brand);
    for (const each of [platform, '*']) {
      promptDays?.add({ topic: answer.topic, question, day, platform: each }, { ...counts, ...sentiment });
    }
    if (counts.answers > 0) {
      promptWeeks?.add(
        { topic: answer.topic, question, week: mondayOf(day), platform },
        { answers: 1, visible: counts.visible, ...sentiment },
      );
      promptMonths?.add(
        { topic: answer.topic, question, month: monthOf(day), platform },
        { answers: 1, visible: counts.visible, missed: counts.missed, ...sentiment },
      );
    }
    for (const topic of [answer.topic, answer.aggregate]) {
      if (counts.answers > 0) {
        originDays?.add(
          { topic, day, platform, surface: answer.surface, model: answer.model ?? '' },
          { answers: 1, simulated: Number(answer.simulated) },
        );
      }
      for (const each of [platform, '*']) {
        const key = { topic, day, platform: each, branded };
        const impression = JSON.stringify([key, answer.topic, question]);
        topicDays?.add(key, {
          ...counts,
          impressions: Number(answer.visible && !visiblePrompts.has(impression)),
          own_cited: Number(answer.own_cited),
          ...sentiment,
          ...bandOf(brand),
          unsupported_language: Number(
            answer.visible && brand?.hundredths === null && answer.unsupported_language !== null,
          ),
        });
        if (answer.visible) visiblePrompts.add(impression);
        if (brand && brand.hundredths !== null) {
          judgeDays?.add({ ...key, judge: brand.judge }, { analyzed: 1 });
        }
      }
      for (const mention of named) {
        companyDays?.add(
          { topic, company: mention.company, day, platform, branded },
          {
            mentions: 1,
            position_sum: mention.position,
            first: Number(mention.position === 1),
            ...judged(mention),
          },
        );
        companyMonths?.add(
          { topic, company: mention.company, month: monthOf(day), platform, branded },
          { mentions: 1, position_sum: mention.position },
        );
      }
    }
    for (const { company } of named) {
      namedCompanies?.add({ topic: answer.topic, day, platform, company }, { answers: 1 });
    }
    for (const { url } of citations.filter(({ answer_id }) => answer_id === answer.id)) {
      const { visible, missed } = counts;
      const key = { topic: answer.topic, url, day, platform };
      sourceDays?.add(key, { mentions: 1, visible, missed });
      for (const { company } of named) sourceCompanies?.add({ ...key, company }, { answers: 1 });
      sourceTotals?.add({ url }, { mentions: 1, visible, missed });
      const ofTopic = topicsOf.get(url) ?? new Map<string, number>();
      topicsOf.set(url, ofTopic.set(answer.topic, (ofTopic.get(answer.topic) ?? 0) + 1));
      const latest = lastMissed.get(url);
      if (missed > 0 && (latest === undefined || day > latest)) lastMissed.set(url, day);
    }
  }
  const totals = sourceTotals?.rows().map((row) => ({
    ...row,
    last_missed: lastMissed.get(row.url as string) ?? null,
    topics: [...(topicsOf.get(row.url as string) ?? [])]
      .map(([topic, mentions]) => `${topic} ${mentions}`)
      .sort()
      .join(', '),
  }));
  const sums = [topicDays, promptDays, promptWeeks, promptMonths, companyDays, companyMonths];
  const others = [judgeDays, originDays, sourceDays, sourceCompanies, namedCompanies];
  const rowsOf = (table: ReturnType<typeof createTable> | undefined) => table?.rows() ?? [];
  return [...sums.map(rowsOf), totals ?? [], ...others.map(rowsOf)];
}

interface Mention {
  answer_id: string;
  company: string;
  kind: string;
  position: number;
  hundredths: number | null;
  judge: string;
}

const judged = (mention: Mention | undefined) => ({
  analyzed: Number(mention != null && mention.hundredths !== null),
  sentiment_sum: mention?.hundredths ?? 0,
});

/** The band of a sentiment: positive from 55, negative to 45, mixed between. */
const bandOf = (mention: Mention | undefined) => {
  const score = mention?.hundredths ?? null;
  return {
    positive: Number(score !== null && score >= 5500),
    mixed: Number(score !== null && score > 4500 && score < 5500),
    negative: Number(score !== null && score <= 4500),
  };
};

/** Sums by key; sentiments are summed in hundredths. */
function createTable() {
  const sums = new Map<string, Record<string, number>>();
  return {
    add(key: Row, counts: Record<string, number>) {
      const known = sums.get(JSON.stringify(key)) ?? {};
      for (const [name, count] of Object.entries(counts)) known[name] = (known[name] ?? 0) + count;
      sums.set(JSON.stringify(key), known);
    },
    rows: () =>
      [...sums].map(
        ([key, { sentiment_sum, ...counts }]): Row => ({
          ...JSON.parse(key),
          ...counts,
          ...(sentiment_sum === undefined ? {} : { sentiment_sum: (sentiment_sum / 100).toFixed(2) }),
        }),
      ),
  };
}

/** Rows in an order that does not depend on the database. */
export const inAnyOrder = (tables: readonly (readonly unknown[])[]): string[][] =>
  tables.map((table) =>
    table
      .map((row) => JSON.stringify(Object.entries(row as Row).sort(([a], [b]) => (a < b ? -1 : 1))))
      .sort(),
  );
