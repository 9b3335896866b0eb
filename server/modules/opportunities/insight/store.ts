import { type SQL, sql } from 'drizzle-orm';
import type { AnswerWindow } from '../store.ts';

/** The answers to one unbranded prompt on one platform. */
export interface PromptCounts {
  topicId: string;
  prompt: string;
  platform: string;
  answers: number;
  visible: number;
}

/** @returns a query of `PromptCounts` */
export const promptCounts = ({ userId, from, to }: AnswerWindow): SQL => sql`
  select p.topic_id as "topicId", d.prompt_id as prompt, d.platform, d.answers, d.visible
  from (select d.prompt_id, d.platform, sum(d.answers)::int as answers, sum(d.visible)::int as visible
        from sightline.prompt_day d
        where d.user_id = ${userId} and d.platform <> '*' and d.answers > 0 and d.day >= ${from}::date
          and d.day <= ${to}::date
        group by d.prompt_id, d.platform offset 0) d
  cross join lateral (select p.topic_id from sightline.prompt p
                      where p.user_id = ${userId} and p.id = d.prompt_id and not p.branded
                        and p.archived_at is null offset 0) p`;
