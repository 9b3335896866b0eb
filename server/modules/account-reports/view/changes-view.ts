import type { DateRange } from '../../../lib/days.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { WhatChanged } from '../../changes/model.ts';
import type { LinkView } from '../../share-links/input.ts';
import type { VisibilityService } from '../../visibility/service.ts';
import { line, nothing, rateFigure, rateOf, start, type ViewContent } from './parts.ts';

/** Changes that are listed. */
const MAX_CHANGES = 8;

/** What the mail of What changed shows. @throws BAD_USER_INPUT without answers */
export async function changesView(
  visibility: VisibilityService,
  viewer: Viewer,
  view: LinkView,
  { ranges, prompts, companies, platforms, sources }: WhatChanged,
): Promise<ViewContent> {
  if (!ranges) throw nothing();
  const { previous: before, current: after } = ranges;
  const lists = [prompts, companies, platforms, sources];
  const clear = lists
    .flatMap(({ items }) => items)
    .filter(({ verdict }) => verdict !== 'NO_CLEAR_CHANGE')
    .sort((a, b) => (a.pValue ?? 1) - (b.pValue ?? 1));
  const range = { from: before.from, to: after.to };
  const { brand, overview, account } = await visibility.metrics(viewer, null, {
    ...range,
    platform: view.platform,
  });
  const days = await overview.impressionHistory();
  if (!brand || days.length === 0) throw nothing();
  const of = async (window: DateRange<string>) =>
    (
      await (
        await visibility.metrics(viewer, null, { ...window, platform: view.platform })
      ).overview.visibility()
    ).mentionRate;
  const [earlier, later] = [await of(before), await of(after)];
  const numberOf = (verdict: 'UP' | 'DOWN') => clear.filter((item) => item.verdict === verdict).length;
  return {
    ...start(
      { name: 'What changed', range, simulated: account.simulated },
      view,
      'Strongest changes, and mention rate by day with 95% intervals',
    ),
    figures: [
      rateFigure('Mention rate', later, earlier),
      { label: 'Up', value: `${numberOf('UP')}`, detail: 'more than chance' },
      { label: 'Down', value: `${numberOf('DOWN')}`, detail: 'more than chance' },
    ],
    rows: clear.slice(0, MAX_CHANGES).map((item) => ({
      name: item.name,
      before: rateOf(item.before),
      after: rateOf(item.after),
      direction: item.verdict === 'UP' ? 'up' : 'down',
    })),
    chart: {
      unit: 'percent',
      range,
      lines: [
        line(
          brand.name,
          days,
          ({ date }) => date,
          ({ mentionRate }) => mentionRate,
        ),
      ],
      spans: [
        { ...before, label: 'before', value: earlier.value },
        { ...after, label: 'after', value: later.value },
      ],
    },
  };
}
