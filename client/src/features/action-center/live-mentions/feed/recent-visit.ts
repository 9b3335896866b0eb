import type { RecentVisitsQuery } from '../Visits.generated.ts';

export type RecentVisit = RecentVisitsQuery['recentVisits'][number];

/** The bot, or the platform that a person came from. */
export const nameOf = ({ agent, platform }: RecentVisit) => agent?.token ?? `A person from ${platform}`;
