import type { Db } from '../../db/client.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import type { DiscoveriesService } from '../discoveries/service.ts';
import type { PromptsService } from '../prompts/service.ts';
import type { RenewPlans } from './discard-plans.ts';

/** What taking in and analysing again is built from. */
export interface AnswersDeps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  prompts: PromptsService;
  discoveries: DiscoveriesService;
  renewPlans: RenewPlans;
}
