import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { ActionCenterService } from '../action-center/service.ts';
import type { BrandsService } from '../brands/service.ts';
import type { RangesService } from '../visits/ranges/service.ts';

export interface VisitMetricsDeps {
  db: Db;
  actionCenter: ActionCenterService;
  brands: BrandsService;
  ranges: Pick<RangesService, 'statuses'>;
  clock: Clock;
}
