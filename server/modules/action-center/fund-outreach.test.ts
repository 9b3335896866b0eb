import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Campaign,
  EmailTemplate,
  OutreachSource,
  OutreachSummary,
} from '../../graphql/resolvers.generated.ts';
import { graphql } from '../../testing/graphql.ts';
import {
  expectFundOnly,
  expectTrackedBrand,
  type FundTest,
  hasUniqueIds,
  openFundTest,
} from './testing/fund.ts';

let t: FundTest;
beforeAll(async () => {
  t = await openFundTest();
});
afterAll(() => t.app.close());

const OUTREACH = `query ($userId: ID) {
  fundOutreach(userId: $userId) {
    sample
    brand { name }
    summary { averagePotential combinedReach recentCoverage }
    sources {
      id name domain category reach engagement authorityScore partnershipPotential
      contactEmail keyContact role lastCoverage topics reasonUnderrated
    }
    templates { id name subject body type }
    campaigns { id name status sourceCount sentCount responseRate createdAt }
  }
}`;

interface Reply {
  fundOutreach: {
    sample: boolean;
    brand: { name: string } | null;
    summary: OutreachSummary;
    sources: OutreachSource[];
    templates: EmailTemplate[];
    campaigns: Campaign[];
  };
}
const outreach = async () => {
  const { data, errors } = await graphql<Reply>(t.app, t.fund.headers, OUTREACH);
  expect(errors).toBeUndefined();
  return data.fundOutreach;
};

describe('the sources', () => {
  test('are marked as sample content and add up to the figures above them', async () => {
    const { sample, summary, sources } = await outreach();
    expect(sample).toBe(true);
    expect(summary).toEqual({ averagePotential: 87, combinedReach: 5_200_000, recentCoverage: 0 });
    const sum = (of: (source: OutreachSource) => number) =>
      sources.reduce((total, source) => total + of(source), 0);
    expect(sum(({ reach }) => reach)).toBe(summary.combinedReach);
    expect(Math.round(sum((s) => s.partnershipPotential) / sources.length)).toBe(summary.averagePotential);
    expect(sources.every(({ lastCoverage }) => !lastCoverage || lastCoverage < '2026-01-01')).toBe(true);
  });

  test('are within their limits and cover every level of potential', async () => {
    const { sources } = await outreach();
    expect(hasUniqueIds(sources)).toBe(true);
    for (const { authorityScore, partnershipPotential, engagement, topics } of sources) {
      for (const score of [authorityScore, partnershipPotential, engagement]) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
      expect(topics.length).toBeGreaterThan(0);
    }
    const potentials = sources.map((source) => source.partnershipPotential);
    expect(potentials.some((value) => value >= 90)).toBe(true);
    expect(potentials.some((value) => value >= 80 && value < 90)).toBe(true);
    expect(potentials.some((value) => value < 80)).toBe(true);
  });

  test('have no address that can exist', async () => {
    for (const { domain, contactEmail } of (await outreach()).sources) {
      expect(domain).toMatch(/^[a-z-]+\.example$/);
      expect(contactEmail).toMatch(new RegExp(`^[a-z-]+@${domain}$`));
    }
  });
});

describe('templates and campaigns', () => {
  test('have a template of every type with complete placeholders', async () => {
    const { templates } = await outreach();
    expect(hasUniqueIds(templates)).toBe(true);
    expect(new Set(templates.map(({ type }) => type))).toEqual(
      new Set(['PARTNERSHIP', 'COVERAGE', 'INTERVIEW']),
    );
    for (const { subject, body } of templates) {
      expect(body).toContain('[Contact Name]');
      expect(`${subject}${body}`.replaceAll(/\[[A-Z][A-Za-z ]*\]/g, '')).not.toMatch(/[[\]]/);
    }
  });

  test('have a campaign in every state; a draft has no response rate', async () => {
    const { campaigns } = await outreach();
    expect(hasUniqueIds(campaigns)).toBe(true);
    expect(new Set(campaigns.map(({ status }) => status))).toEqual(new Set(['ACTIVE', 'COMPLETED', 'DRAFT']));
    for (const { status, sentCount, responseRate } of campaigns) {
      expect(sentCount === 0).toBe(status === 'DRAFT');
      expect(responseRate === null).toBe(sentCount === 0);
      // The rate must be that of a whole number of replies.
      const answers = Math.round(((responseRate ?? 0) / 100) * sentCount);
      if (sentCount) expect((answers / sentCount) * 100).toBeCloseTo(responseRate ?? 0, 1);
    }
  });
});

test('shows the account’s brand', () => expectTrackedBrand(t, OUTREACH, 'fundOutreach'));

test('is for the fund and for analysts who name its account', () => expectFundOnly(t, OUTREACH));
