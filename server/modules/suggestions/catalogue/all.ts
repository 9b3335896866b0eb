import type { Category } from '../model.ts';
import { CREATIVE_AND_AUTOMATION } from './creative-automation.ts';
import { DATA_AND_SECURITY } from './data-security.ts';
import { EVERYDAY_GOODS } from './everyday-goods.ts';
import { HOME_AND_HEALTH_SERVICES } from './home-services.ts';
import { MARKETING_SOFTWARE } from './marketing-software.ts';
import { MONEY } from './money.ts';
import { PEOPLE_AND_FINANCE_SOFTWARE } from './people-finance-software.ts';
import { PROFESSIONAL_SERVICES } from './professional-services.ts';
import { SALES_AND_SUPPORT } from './sales-support.ts';
import { TEAMWORK } from './teamwork.ts';
import { TECHNOLOGY_GOODS } from './technology-goods.ts';
import { TRAVEL_AND_LEISURE } from './travel-leisure.ts';
import { WEB_SOFTWARE } from './web-software.ts';

/** Every category the product knows, in the order it is offered. */
export const CATALOGUE: readonly Category[] = [
  ...TEAMWORK,
  ...SALES_AND_SUPPORT,
  ...PEOPLE_AND_FINANCE_SOFTWARE,
  ...WEB_SOFTWARE,
  ...DATA_AND_SECURITY,
  ...CREATIVE_AND_AUTOMATION,
  ...MARKETING_SOFTWARE,
  ...MONEY,
  ...TECHNOLOGY_GOODS,
  ...EVERYDAY_GOODS,
  ...TRAVEL_AND_LEISURE,
  ...PROFESSIONAL_SERVICES,
  ...HOME_AND_HEALTH_SERVICES,
];

const byKey = new Map(CATALOGUE.map((category) => [category.key, category]));

/** The category of a key; null when there is none. */
export const categoryByKey = (key: string): Category | null => byKey.get(key) ?? null;
