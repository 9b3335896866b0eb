import type { Category } from '../model.ts';
import { PEOPLE_AND_FINANCE_SOFTWARE } from './people-finance-software.ts';
import { SALES_AND_SUPPORT } from './sales-support.ts';
import { TEAMWORK } from './teamwork.ts';

/** Every category the product knows, in the order it is offered. */
export const CATALOGUE: readonly Category[] = [
  ...TEAMWORK,
  ...SALES_AND_SUPPORT,
  ...PEOPLE_AND_FINANCE_SOFTWARE,
];

const byKey = new Map(CATALOGUE.map((category) => [category.key, category]));

/** The category of a key; null when there is none. */
export const categoryByKey = (key: string): Category | null => byKey.get(key) ?? null;
