import type { LlmContentItem } from '../../../modules/fund-content/model.ts';
import { FIRM_ITEMS } from './firm.ts';
import { FOUNDER_ITEMS } from './founders.ts';
import { PORTFOLIO_ITEMS } from './portfolio.ts';
import { RESEARCH_ITEMS } from './research.ts';
import { STRATEGY_ITEMS } from './strategy.ts';

/** The sample fund in the head of its llms.txt file. */
export const LIBRARY_SUMMARY =
  'Wendrova Ventures invests at seed stage in infrastructure software, energy and industrial hardware. These pages say what it invests in, how it decides and how it works with founders.';

/** Texts about the sample fund; firm, figures and companies are invented. */
export const FUND_LIBRARY: readonly LlmContentItem[] = [
  ...FIRM_ITEMS,
  ...PORTFOLIO_ITEMS,
  ...STRATEGY_ITEMS,
  ...FOUNDER_ITEMS,
  ...RESEARCH_ITEMS,
];
