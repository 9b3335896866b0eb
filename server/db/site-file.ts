import { sql } from 'drizzle-orm';

/** Of llms.txt, llms-full.txt and robots.txt; as the partial index of `visit_page` has it. */
export const IS_SITE_FILE = sql`url ~ '/(llms|llms-full|robots)[.]txt$'`;
