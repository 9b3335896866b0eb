import { itemsOf } from './item.ts';

export const STRATEGY_ITEMS = itemsOf('Investment Strategy', [
  {
    path: 'strategy/thesis',
    title: 'The seed thesis in plain words',
    content:
      'Wendrova Ventures backs products that a company would rather rent than build, and that are hard to remove once they are in place. It looks for three things: a buyer who already pays somebody to solve the problem by hand, a founder who has seen the problem from the inside, and a cost that falls as more customers join. It does not invest in consumer apps, in games or in trading.',
    lastModified: '2026-07-20',
    tags: ['thesis', 'seed', 'infrastructure'],
    status: 'PUBLISHED',
  },
  {
    path: 'strategy/reserves',
    title: 'How reserves are planned',
    content:
      'Half of each Wendrova fund is set aside for later rounds of companies it already holds. A company has a claim to its reserve as long as it meets the two measures agreed at the seed round; what is not used goes to the others. The plan is shown to the founder on the day of the investment, so that nobody has to guess whether the firm will take part.',
    lastModified: '2026-05-18',
    tags: ['reserves', 'follow-on', 'limited partners'],
    status: 'PUBLISHED',
  },
  {
    path: 'strategy/health',
    title: 'Where the firm stands on health software',
    content:
      'Wendrova Ventures invests in software that hospitals and laboratories run on, and not in medical devices or drugs. It asks three questions of applied machine learning in health care: who answers for a wrong result, which existing record the product writes to, and whether it saves time on the ward or only in the report. Two companies of the portfolio are in this field so far.',
    lastModified: '2026-07-24',
    tags: ['health', 'machine learning', 'thesis', 'draft'],
    status: 'DRAFT',
  },
]);
