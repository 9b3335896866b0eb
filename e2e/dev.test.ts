import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../server/testing/free-port.ts';
import { openBrowser, openPage } from './browser.ts';

// `npm run dev` in a copy of the sources without a build, as in a clean clone.

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['client', 'graphql', 'scripts', 'server', 'codegen.ts', 'package.json', 'tsconfig.json'];
/** Ends a test that hangs. Vite bundles the client's dependencies at its first start. */
const PATIENCE = { timeout: 500_000, interval: 500 };

let folder: string;
let dev: ChildProcess;
let browser: Browser;
let output = '';
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-dev-'));
  for (const name of SOURCES) {
    const isSource = (path: string) => !path.startsWith(join(root, 'client/dist'));
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  }
  linkPackages();
  const [port, clientPort] = [await freePort(), await freePort()];
  origin = `http://localhost:${clientPort}`;
  dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), CLIENT_PORT: String(clientPort), DEMO: 'on', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk) => (output += chunk));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Links the packages, without Vite's cache of earlier starts. */
function linkPackages(): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.vite') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test('a clean clone shows the client, reloads it while it is edited and restarts the server', async () => {
  const { page } = await openPage(browser);
  page.setDefaultTimeout(PATIENCE.timeout);
  await expect.poll(() => output, PATIENCE).toContain(`http://localhost:${new URL(origin).port}/`);
  await page.goto(origin, { waitUntil: 'commit', timeout: PATIENCE.timeout });
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();

  edit('client/src/features/signin/AuthScreen.tsx', 'Welcome Back', 'Edited heading');
  await page.evaluate(() => Object.assign(window, { wasNotReloaded: true }));
  await page.getByRole('heading', { name: 'Edited heading' }).waitFor();
  expect(await page.evaluate(() => 'wasNotReloaded' in window)).toBe(true);

  const describe = async () => {
    const reply = await fetch(`${origin}/auth/v1/health`).catch(() => null);
    return reply?.ok ? reply.text() : '';
  };
  await expect.poll(describe, PATIENCE).toContain('The built-in sign-in of Sightline');
  edit('server/auth/embedded/routes/about.ts', 'The built-in sign-in', 'The edited sign-in');
  await expect.poll(describe, PATIENCE).toContain('The edited sign-in of Sightline');

  // The server's data and mails: the page has the server's configuration, and links lead back to the page.
  await page.getByRole('button', { name: 'Brand: brand@example.com' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${origin}/dashboard`);
  const outbox = await fetch(`${origin}/outbox`);
  expect(outbox.status).toBe(200);
}, 900_000);
