import { DEMO_PASSWORD, type DemoAccount } from './accounts.ts';

/** What the console says of the demo accounts. */
export function demoGreeting(accounts: readonly DemoAccount[], url: string): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    `Sample accounts (password ${DEMO_PASSWORD}) to sign in with at ${url}`,
    ...accounts.map(({ email, about }) => `  ${email.padEnd(width)}  ${about}`),
    'Their answers are made by a simulator. DEMO=off on an empty data folder leaves them out.',
  ].join('\n');
}
