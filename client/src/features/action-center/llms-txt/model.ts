import type { LlmsTxtQuery, ProposedRobotsTxtQuery } from './LlmsTxtScreen.generated.ts';

export type EditedFile = LlmsTxtQuery['llmsTxtFile'];
export type SiteFiles = LlmsTxtQuery['siteFiles'];
export type SiteFile = SiteFiles['files'][number];
export type Finding = EditedFile['findings'][number];
export type BotPolicy = SiteFiles['policies'][number];
export type LinkCheck = NonNullable<SiteFiles['check']>['links'][number];
export type Difference = ProposedRobotsTxtQuery['proposedRobotsTxt']['difference'];
