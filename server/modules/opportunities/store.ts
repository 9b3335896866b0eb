import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';
import type { DateRange } from '../../lib/days.ts';
import type { PageKind } from '../../page-analysis/types.ts';
import type { CitationGroup } from './potential.ts';

/** The answers that are looked at. */
export interface AnswerWindow extends DateRange<string> {
  userId: string;
}

/** Domains of the tracked companies. */
export interface Sites {
  own: string | null;
  competitors: readonly string[];
}

/** Pages shown for a prompt. */
const MAX_SOURCES = 5;

/** What the answers to one prompt cite. */
export interface PromptCitations {
  promptId: string;
  /** Usable answers that cite the brand's own site. */
  ownCited: number;
  /** Of its missed answers. */
  groups: CitationGroup[];
  /** Pages of others that its missed answers cite most. */
  sources: {
    url: string;
    domain: string;
    title: string;
    kind: PageKind | null;
    site: string;
    answers: number;
  }[];
}

// `lateral … offset 0`: see server/modules/gaps/store.ts.

/** What the answers to each of the prompts cite. */
export function findPromptCitations(
  db: Db,
  { userId, from, to }: AnswerWindow,
  { own, competitors }: Sites,
  promptIds: readonly string[],
): Promise<PromptCitations[]> {
  const prompts = promptIds.map((id) => ({ id }));
  const answers = (condition: SQL) => sql`
    select a.id from sightline.answer a
    where a.user_id = ${userId} and a.prompt_id = p.id and ${condition} and a.status = 'answered' and ${ASKED_PLAINLY}
      and (a.prompt_id, a.day) >= (p.id, ${from}::date) and (a.prompt_id, a.day) <= (p.id, ${to}::date) offset 0`;
  return rows<PromptCitations>(
    db,
    sql`with counted as materialized (
          select p.id as prompt_id, c.source_id, count(*)::int as answers
          from ${tableOf('p', { id: 'uuid' }, prompts)}
          cross join lateral (${answers(sql`a.missed`)}) a
          cross join lateral (select c.source_id from sightline.citation c
                              where c.user_id = ${userId} and c.answer_id = a.id offset 0) c
          group by p.id, c.source_id
        ), named as materialized (
          select n.prompt_id, n.answers, s.url, s.domain, s.title, g.kind,
                 case when s.domain = ${own ?? ''} then 'own'
                      when s.domain = ${anyOf(competitors, 'text')} then 'competitor' else 'other' end as site
          from counted n
          cross join lateral (select s.url, s.domain, s.title from sightline.source s
                              where s.user_id = ${userId} and s.id = n.source_id offset 0) s
          left join lateral (select g.kind from sightline.page g
                             where g.user_id = ${userId} and g.id = n.source_id offset 0) g on true
        ), ranked as (
          select n.*, row_number() over (partition by n.prompt_id order by n.answers desc, n.url) as rank
          from named n where n.site <> 'own'
        ), sources as (
          select prompt_id, jsonb_agg(jsonb_build_object('url', url, 'domain', domain, 'title', title, 'kind', kind,
                   'site', site, 'answers', answers) order by rank) as sources
          from ranked where rank <= ${MAX_SOURCES} group by prompt_id
        ), groups as (
          select k.prompt_id, jsonb_agg(jsonb_build_object('site', k.site, 'kind', k.kind, 'citations', k.citations)) as groups
          from (select prompt_id, site, kind, sum(answers)::int as citations from named group by 1, 2, 3) k
          group by k.prompt_id
        )
        select p.id as "promptId", coalesce(s.sources, '[]') as sources, coalesce(g.groups, '[]') as groups,
               (select count(*)::int from (${answers(sql`a.own_cited`)}) a) as "ownCited"
        from ${tableOf('p', { id: 'uuid' }, prompts)}
        left join sources s on s.prompt_id = p.id left join groups g on g.prompt_id = p.id`,
  );
}
