import { SEARCH_REPORT_KINDS } from '../db/schema/analytics.ts';
import { SHARED_SCREENS } from '../db/schema/share-link.ts';
import { VERIFICATIONS, VISIT_DOORS } from '../db/schema/visit.ts';
import { SITE_OWNERS } from '../modules/brands/model.ts';
import { BUCKETS, DIMENSIONS } from '../modules/metrics-table/model.ts';
import { type EnumOf, toEnum } from '../modules/pages/enums.ts';
import { PAGE_STATUSES } from '../modules/pages/failures.ts';
import { PAGE_KINDS } from '../page-analysis/types.ts';

/** The schema's `HOW_TO` stands for the product's `how-to`. */
const enumOf = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [toEnum(value), value])) as {
    [Each in Value as EnumOf<Each>]: Each;
  };

/** Enums whose values the product spells in its own way; resolvers give and take these, by types from `codegen.ts`. */
export const enums = {
  AgentPurpose: enumOf(['training', 'search', 'user']),
  Verification: enumOf(VERIFICATIONS),
  VisitDoor: enumOf(VISIT_DOORS),
  SearchReportKind: enumOf(SEARCH_REPORT_KINDS),
  SharedScreen: enumOf(SHARED_SCREENS),
  SiteOwner: enumOf(SITE_OWNERS),
  MetricsBucket: enumOf(BUCKETS),
  MetricsDimension: enumOf(DIMENSIONS),
  WebPageKind: enumOf(PAGE_KINDS),
  WebPageStatus: enumOf(PAGE_STATUSES),
};
