import { beforeAll, describe, expect, test } from 'vitest';
import { createAnalyser } from '../../analysis/analyser.ts';
import type { Analysis } from '../../analysis/types.ts';
import { DEMO_BRAND, DEMO_FUND, type DemoBrand, demoWorld } from '../../demo/brand.ts';
import type { Plan } from './plan.ts';
import { STYLES, simulate } from './simulate.ts';
import type { Tone } from './wording.ts';

// The simulator knows the plan of a text, and the analysis sees only the text: each checks the other.

interface Case {
  plan: Plan;
  text: string;
  found: Analysis;
}

function cases(account: DemoBrand): Case[] {
  const world = demoWorld(account, '2026-01-01');
  const companies = [account.brand, ...account.competitors, ...account.untracked];
  const analyse = createAnalyser(
    companies.map(({ name, aliases, domain }) => ({ id: name, name, aliases, domain })),
  );
  return ['2026-01-02', '2026-02-11', '2026-03-30'].flatMap((day) =>
    STYLES.flatMap((style) =>
      account.topics.flatMap((topic) =>
        topic.prompts.map((question) => {
          const { plan, text, sources } = simulate({ world, topic, question, day, sample: 1 }, style);
          return { plan, text, found: analyse({ text, sources }) };
        }),
      ),
    ),
  );
}

describe.each([
  ['brand', DEMO_BRAND],
  ['fund', DEMO_FUND],
])('the analysis of the sample %s’s simulated answers', (_, account) => {
  let all: Case[];
  beforeAll(() => {
    all = cases(account);
  });

  test('finds exactly the planned companies', () => {
    for (const { plan, found, text } of all) {
      const wanted = plan.mentions.map(({ company }) => company.name).sort();
      expect(found.mentions.map(({ companyId }) => companyId).sort(), text).toEqual(wanted);
    }
  });

  test('orders them as the lists rank them', () => {
    const lists = all.filter(({ plan }) => plan.kind === 'list' && plan.mentions.length > 1);
    expect(lists.length).toBeGreaterThan(20);
    for (const { plan, found, text } of lists) {
      const wanted = plan.mentions.map(({ company }) => company.name);
      expect(
        found.mentions.map(({ companyId }) => companyId),
        text,
      ).toEqual(wanted);
    }
  });

  test('finds every cited page without tracking parameters', () => {
    for (const { plan, found, text } of all) {
      const urls = found.citations.map(({ url }) => url);
      for (const page of plan.pages) {
        expect(urls, text).toContain(page.url.replace('www.', '').replace(/\/$/, ''));
      }
      expect(urls.join(' ')).not.toContain('utm_');
    }
  });

  test('distinguishes praise from criticism', () => {
    const judged = all.flatMap(({ plan, found }) =>
      found.mentions.flatMap(({ companyId, sentiment }) => {
        const tone = plan.mentions.find(({ company }) => company.name === companyId)?.tone;
        return tone && sentiment !== null ? [{ tone, sentiment }] : [];
      }),
    );
    const of = (tone: Tone) => judged.filter((each) => each.tone === tone).map((each) => each.sentiment);
    const share = (scores: number[], holds: (score: number) => boolean) =>
      scores.filter(holds).length / scores.length;
    expect(share(of('praise'), (score) => score > 50)).toBeGreaterThan(0.95);
    expect(share(of('criticism'), (score) => score < 50)).toBeGreaterThan(0.95);
  });
});
