import { type SQL, sql } from 'drizzle-orm';
import type { PromptPairs } from '../../statistics/changes.ts';
import type { ComparedWindows } from './compared-periods.ts';
import { promptWindows } from './prompt-windows-store.ts';
import type { RollupFilter } from './rollup-filter.ts';
import { companyPrompts } from './window-store.ts';

/** The prompts of a company's lead: its mentions minus the brand's. */
export type LeadPairsRow = PromptPairs & { companyId: string };

/**
 * The prompts of a topic, compared pair by pair in two windows as by `pairPrompts`, for each company's lead over the brand. A visible
 * answer is a mention of the brand.
 * @returns a query of `LeadPairsRow`
 */
export function leadPairs(
  filter: RollupFilter,
  windows: ComparedWindows,
  topicId: string,
  companyIds: readonly string[],
): SQL {
  const [previous, current] = windows;
  const both = { ...filter, from: previous.from, to: current.to };
  const now = (column: SQL) => sql`coalesce(sum(${column}) filter (where d.later), 0)::float8`;
  const before = (column: SQL) => sql`coalesce(sum(${column}) filter (where not d.later), 0)::float8`;
  const [answers, visible] = [sql`d.answers`, sql`d.visible`];
  // A full join is made by hash; `offset 0` keeps it from becoming another one.
  return sql`
  with w as materialized (
    select d.prompt, d.platform, ${now(answers)} as now, ${before(answers)} as before,
           ${now(visible)} as visible_now, ${before(visible)} as visible_before
    from (${promptWindows(filter, windows, [topicId])}) d group by 1, 2
  ), m as materialized (
    ${companyPrompts(both, current.from, topicId, companyIds)}
  ), p as (
    select e.company, e.prompt, e.now, e.before, e.now > 0 and e.before > 0 as is_pair,
           e.now * e.before / (e.now + e.before) as weight,
           (coalesce(m.now, 0) - e.visible_now) / nullif(e.now, 0)
             - (coalesce(m.before, 0) - e.visible_before) / nullif(e.before, 0) as gain
    from (select c.value::uuid as company, w.* from jsonb_array_elements_text(${JSON.stringify(companyIds)}::jsonb) c cross join w offset 0) e
    full join m on m."companyId" = e.company and m.prompt = e.prompt and m.platform = e.platform
    where e.now + e.before > 0 offset 0
  )
  select p.company as "companyId", coalesce(sum(p.weight) filter (where p.is_pair), 0) as weight,
         coalesce(sum(p.weight * p.gain) filter (where p.is_pair), 0) as gain,
         coalesce(sum(p.weight ^ 2 / nullif(p.now, 0)) filter (where p.is_pair), 0) as now,
         coalesce(sum(p.weight ^ 2 / nullif(p.before, 0)) filter (where p.is_pair), 0) as before,
         (count(distinct p.prompt) filter (where p.is_pair))::int as prompts,
         (count(distinct p.prompt) - count(distinct p.prompt) filter (where p.is_pair))::int as "leftOut"
  from p group by p.company`;
}
