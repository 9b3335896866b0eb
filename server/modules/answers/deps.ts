import type { Db } from '../../db/client.ts';
import type { ArchivedTexts } from '../../text-archive/read-texts.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import type { DiscoveriesService } from '../discoveries/service.ts';
import type { PersonasService } from '../personas/service.ts';
import type { PromptsService } from '../prompts/service.ts';
import type { DiscardPlans } from './discard-plans.ts';
import type { PlannerStatistics } from './planner-statistics.ts';
import type { TransactionSize } from './transaction-size.ts';

export interface AnswersDeps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  personas: PersonasService;
  prompts: PromptsService;
  discoveries: DiscoveriesService;
  archivedTexts: ArchivedTexts;
  discardPlans: DiscardPlans;
  accountGrows: PlannerStatistics['accountGrows'];
  transactionSize: TransactionSize;
}
