import { randomUUID } from 'node:crypto';
import { createUser } from '../../server/auth/embedded/users/users.ts';
import { readConfig } from '../../server/config/config.ts';
import type { Database } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { createServices } from '../../server/services.ts';
import { ALL_MIGRATIONS } from '../../server/testing/migrations.ts';

/** A user with an account, a brand, prompts and an API token that may write. */
export interface Customer {
  userId: string;
  email: string;
  password: string;
  token: string;
}

export interface CustomerOptions {
  count: number;
  questions: readonly string[];
  platforms: readonly string[];
  /** What the servers are configured with. */
  env: Record<string, string>;
}

/** Every answer of the stand-ins and of imports: it names the brand and one rival, and cites one page. */
export const ANSWER = {
  text: 'Most people choose **Quillmark**, which is excellent; Tarnwick is fine too.',
  sources: [{ url: 'https://reviews.example/best', title: 'The best, tested' }],
};

/** What each answer above is stored with. */
export const FINDINGS = { mentions: 2, citations: 1 };

/** Migrates the database and makes customers in it while no server runs. */
export async function addCustomers(database: Database, options: CustomerOptions): Promise<Customer[]> {
  await migrate(database, ALL_MIGRATIONS);
  const services = createServices(database.db, readConfig({ ...options.env, LOG_LEVEL: 'silent' }));
  const customers: Customer[] = [];
  for (let number = 0; number < options.count; number += 1) {
    customers.push(await addCustomer(database, services, options));
  }
  return customers;
}

async function addCustomer(
  { db }: Database,
  services: ReturnType<typeof createServices>,
  { questions, platforms }: CustomerOptions,
): Promise<Customer> {
  const username = `soak-${randomUUID().slice(0, 13)}`;
  const email = `${username}@example.com`;
  const password = 'correct-horse';
  const { id: userId } = await createUser(db, { email, password, username, confirmed: true }, new Date());
  const viewer = await services.accounts.viewerOf({ userId, email, sessionId: '' });
  const saved = await services.brands.save(viewer, {
    brand: { name: 'Quillmark', aliases: [], domain: 'quillmark.example' },
    competitors: [{ name: 'Tarnwick', aliases: [] }],
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved.errors));
  const { brand } = await services.brands.tracked(userId);
  await services.prompts.ensure(
    userId,
    brand,
    questions.map((prompt) => ({ topic: 'Note taking', prompt, promptGroup: null })),
  );
  const { errors } = await services.collection.settings.save(viewer, {
    platforms,
    monthlyBudget: 1_000_000,
    setUp: true,
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const made = await services.apiTokens.create(viewer, { name: 'Soak', scope: 'write', expiresInDays: null });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return { userId, email, password, token: made.secret };
}
