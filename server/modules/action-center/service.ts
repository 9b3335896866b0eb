import type { Db } from '../../db/client.ts';
import { forbidden, notFound } from '../../errors.ts';
import { fundAccount } from '../accounts/fund-account.ts';
import type { Account, Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import { SAMPLE_PROMPTS } from '../fund-view/sample-prompts.ts';
import type { ContentComparison } from './comparison/article.ts';
import { FUND_ARTICLES } from './comparison/fund-articles.ts';
import { GENERAL_ARTICLES } from './comparison/general-articles.ts';
import { type FundGenerator, SAMPLE_TEMPLATES } from './fund-generate/sample-templates.ts';
import { categoryPerformance, toolFigures } from './fund-home/figures.ts';
import type { FundActionCenter } from './fund-home/model.ts';
import { SAMPLE_ACTIVITIES, SAMPLE_RECOMMENDATIONS } from './fund-home/sample.ts';
import { SAMPLE_ARTICLE } from './generate/sample-article.ts';
import type { ActionCenter, NextStep } from './home/model.ts';
import {
  CITATION_GAIN_PER_STEP,
  KEY_INSIGHT,
  NEXT_STEPS,
  OPPORTUNITIES,
  VISIBILITY_GAIN_PER_STEP,
} from './home/sample.ts';
import type { CrawlerActivity } from './live-mentions/model.ts';
import { SAMPLE_ACTIVITY } from './live-mentions/sample.ts';
import type { LlmsLibrary } from './llms-library/model.ts';
import { SAMPLE_ITEMS } from './llms-library/sample-items.ts';
import { type LlmsTxtFile, SAMPLE_FILE } from './llms-txt/sample-file.ts';
import type { Outreach } from './outreach/model.ts';
import { SAMPLE_CAMPAIGNS, SAMPLE_TEMPLATES as SAMPLE_EMAIL_TEMPLATES } from './outreach/sample-emails.ts';
import { SAMPLE_SOURCES, SAMPLE_SUMMARY } from './outreach/sample-sources.ts';
import { FUND_SOURCES } from './sources/fund-sample.ts';
import { GENERAL_SOURCES } from './sources/general-sample.ts';
import type { SourceAnalysis } from './sources/model.ts';
import { sourceAnalysis } from './sources/source-analysis.ts';
import { addCompletedStep, findCompletedSteps, removeCompletedStep } from './store.ts';

/** Whether an account can use the Action Center. */
export type ActionCenterState = 'AVAILABLE' | 'COMING_SOON' | 'NOT_AVAILABLE';

/**
 * Reads for the named account, by default the viewer's own.
 * @throws FORBIDDEN for another's account; NOT_FOUND
 */
type Read<Content> = (viewer: Viewer, userId: string | null | undefined) => Promise<Content>;

/**
 * The Action Center and its tools. Their content is sample content, except for completed steps.
 * All but `state` throw FORBIDDEN for an account without the Action Center; those of the fund's tools also for an account
 * without the fund view.
 */
export interface ActionCenterService {
  state: Read<ActionCenterState>;
  home: Read<ActionCenter>;
  comparison: Read<ContentComparison>;
  sources: Read<SourceAnalysis>;
  llmsTxtFile: Read<LlmsTxtFile>;
  generator: Read<{ simulated: boolean; sampleContent: string }>;
  fundHome: Read<FundActionCenter>;
  fundGenerator: Read<FundGenerator>;
  llmsLibrary: Read<LlmsLibrary>;
  outreach: Read<Outreach>;
  crawlerActivity: Read<CrawlerActivity>;
  /**
   * Stores whether the viewer has completed a step; idempotent.
   * @throws NOT_FOUND for an unknown step
   */
  setNextStep(viewer: Viewer, stepId: string, completed: boolean): Promise<NextStep>;
}

interface Dependencies {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
}

export function createActionCenterService({ db, accounts, brands }: Dependencies): ActionCenterService {
  function requireActionCenter(account: Account): Account {
    if (stateOf(account) !== 'AVAILABLE') {
      throw forbidden('The Action Center is not available for this account.');
    }
    return account;
  }
  const stateOf = (account: Account): ActionCenterState => {
    const { enabled, blocked } = accounts.actionCenter(account);
    return blocked ? 'NOT_AVAILABLE' : enabled ? 'AVAILABLE' : 'COMING_SOON';
  };

  const tool =
    <Content>(read: (account: Account) => Content | Promise<Content>): Read<Content> =>
    async (viewer, userId) =>
      read(requireActionCenter(await accounts.readable(viewer, userId)));
  const fundTool =
    <Content>(read: (account: Account) => Content | Promise<Content>): Read<Content> =>
    async (viewer, userId) =>
      read(requireActionCenter(await fundAccount(accounts, viewer, userId)));

  const hasFundView = ({ userId }: Account) => accounts.viewFor(userId) === 'fund';
  const brandOf = async ({ userId }: Account) => (await brands.tracked(userId)).brand;

  return {
    state: async (viewer, userId) => stateOf(await accounts.readable(viewer, userId)),

    home: tool(async ({ userId }) => {
      const completed = await findCompletedSteps(db, userId);
      return {
        sample: true,
        keyInsight: KEY_INSIGHT,
        opportunities: OPPORTUNITIES,
        nextSteps: NEXT_STEPS.map((step) => ({ ...step, completed: completed.has(step.id) })),
        visibilityGainPerStep: VISIBILITY_GAIN_PER_STEP,
        citationGainPerStep: CITATION_GAIN_PER_STEP,
      };
    }),

    comparison: tool((account) => (hasFundView(account) ? FUND_ARTICLES : GENERAL_ARTICLES)),
    sources: tool((account) => sourceAnalysis(hasFundView(account) ? FUND_SOURCES : GENERAL_SOURCES)),
    llmsTxtFile: tool(() => SAMPLE_FILE),
    generator: tool(() => ({ simulated: true, sampleContent: SAMPLE_ARTICLE })),

    fundHome: fundTool(() => ({
      sample: true,
      figures: toolFigures({
        items: SAMPLE_ITEMS,
        sources: FUND_SOURCES.sources,
        campaigns: SAMPLE_CAMPAIGNS,
        prompts: SAMPLE_PROMPTS,
      }),
      activities: SAMPLE_ACTIVITIES,
      performance: categoryPerformance(SAMPLE_PROMPTS),
      recommendations: SAMPLE_RECOMMENDATIONS,
    })),

    fundGenerator: fundTool(async (account) => ({
      simulated: true,
      brand: await brandOf(account),
      templates: SAMPLE_TEMPLATES,
    })),

    llmsLibrary: fundTool(async (account) => ({
      sample: true,
      brand: await brandOf(account),
      items: SAMPLE_ITEMS,
    })),

    outreach: fundTool(async (account) => ({
      sample: true,
      brand: await brandOf(account),
      summary: SAMPLE_SUMMARY,
      sources: SAMPLE_SOURCES,
      templates: SAMPLE_EMAIL_TEMPLATES,
      campaigns: SAMPLE_CAMPAIGNS,
    })),

    crawlerActivity: fundTool(() => SAMPLE_ACTIVITY),

    async setNextStep(viewer, stepId, completed) {
      const { userId } = requireActionCenter(await accounts.readable(viewer, null));
      const step = NEXT_STEPS.find(({ id }) => id === stepId);
      if (!step) throw notFound('There is no next step with this id.', 'id');
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const changed = completed
          ? await addCompletedStep(tx, userId, stepId)
          : await removeCompletedStep(tx, userId, stepId);
        if (changed) await accounts.raiseDataVersion(tx, userId);
      });
      return { ...step, completed };
    },
  };
}
