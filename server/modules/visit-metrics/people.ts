import type { Db } from '../../db/client.ts';
import { REFERRING_PLATFORMS } from '../../visit-analysis/people.ts';
import type { VisitQuery } from './filter.ts';
import { findLandingPages, findPlatforms } from './people-store.ts';

const names = new Map(REFERRING_PLATFORMS.map(({ key, name }) => [key, name]));

/** The name of a platform that sends people. */
export const referrerName = (key: string) => names.get(key) ?? key;

/** People whom AI platforms sent, and where they landed. */
export async function readPeople(db: Db, query: VisitQuery) {
  const [platforms, landings] = await Promise.all([findPlatforms(db, query), findLandingPages(db, query)]);
  return {
    range: query.range,
    people: platforms.reduce((sum, { people }) => sum + people, 0),
    platforms: platforms.map(({ key, people, previous }) => ({
      ...{ key, name: referrerName(key), people },
      previous: query.previous ? previous : null,
    })),
    pages: landings.map(({ platform, people, url, ...page }) => ({
      ...{ platform: referrerName(platform), people },
      page: url === null ? null : { ...page, url },
    })),
  };
}
