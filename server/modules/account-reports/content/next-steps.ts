import type { Account, Viewer } from '../../accounts/model.ts';
import type { ListedStep } from '../../opportunities/steps/model.ts';
import type { NextStep, NextStepKind } from '../../reports/content/model.ts';
import type { ContentDeps } from '../deps.ts';

/** Steps for readers of a report; the others are about this product. */
const KINDS: Readonly<Partial<Record<ListedStep['kind'], NextStepKind>>> = {
  GET_INTO_PAGE: 'earn_source',
  PUBLISH_PAGE: 'win_prompt',
  FIX_PAGES: 'own_page',
};

/** The open steps of the Action Center's checklist; empty for an account without the Action Center. */
export async function nextSteps(
  { accounts, opportunities }: Pick<ContentDeps, 'accounts' | 'opportunities'>,
  viewer: Viewer,
  account: Account,
): Promise<NextStep[]> {
  const { enabled, blocked } = accounts.actionCenter(account);
  if (!enabled || blocked) return [];
  const home = await opportunities.home(viewer, null);
  const { steps } = await home.checklist();
  return steps.flatMap(({ kind, title, reason, completed }) => {
    const known = KINDS[kind];
    return known && !completed ? { kind: known, title, detail: '', evidence: reason } : [];
  });
}
