import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { articleHtml } from '../server/modules/pages/testing/article-html.ts';
import { startSiteServer } from '../server/testing/site-server.ts';
import type { BenchOptions } from './options.ts';
import { environmentOf, signIn } from './support/account.ts';
import { cpuMs } from './support/cpu.ts';
import { printFigure } from './support/figures.ts';
import { openLocation } from './support/location.ts';
import { timeOverview } from './support/overview.ts';
import { at, percentiles } from './support/percentiles.ts';
import { type ServerProcess, startServer } from './support/processes.ts';

const ANSWERS = 10_000;
const PAGES = 1_000;
/** Bytes around a page's main text, as of pages of the web. */
const FURNITURE = 80_000;
const IDLE_OVERVIEWS = 40;
const OVERVIEW_EVERY_MS = 500;

/** Measures reading cited pages from a local copy of their sites: pages a second, memory, and overviews meanwhile. */
export async function benchReading({ answers, folder }: BenchOptions): Promise<void> {
  const location = await openLocation(answers[0] ?? ANSWERS, folder);
  const copy = mkdtempSync(join(tmpdir(), 'sightline-bench-'));
  const sites = await startSiteServer();
  const furniture = '<li><a href="/a">Another page</a></li>'.repeat(FURNITURE / 38);
  sites.otherwise = (path) =>
    path.endsWith('/robots.txt')
      ? { status: 404 }
      : articleHtml(path.length).replace('</nav>', `<ul>${furniture}</ul></nav>`);
  try {
    const dataDir = join(copy, 'data');
    if (!location.databaseUrl) cpSync(location.dataDir, dataDir, { recursive: true });
    const server = await startServer('server/main.ts', {
      ...environmentOf({ dataDir, databaseUrl: location.databaseUrl }),
      PAGE_MIRROR: sites.mirror,
    });
    await measure(location.databaseUrl ? 'postgres' : 'embedded', server).finally(() => server.stop());
  } finally {
    await sites.close();
    await location.remove();
    rmSync(copy, { recursive: true, force: true });
  }
}

interface Run {
  status: string;
  changed: number;
  failed: number;
}

async function measure(name: string, server: ServerProcess): Promise<void> {
  const print = (measured: string, value: string, must?: string) =>
    printFigure({ measure: `${name}: ${measured}`, value, ...(must && { must }) });
  const token = await signIn(server.origin);
  const send = async (query: string) => {
    const reply = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await reply.json()) as { data: Record<string, unknown>; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const idle: number[] = [];
  for (let warm = 0; warm < 10; warm += 1) await timeOverview(server, token);
  for (let number = 0; number < IDLE_OVERVIEWS; number += 1) idle.push(await timeOverview(server, token));
  print('overview, idle', percentiles(idle));
  const before = { cpu: cpuMs(server.pid), memory: residentMb(server.pid) };
  await send(
    `mutation { savePageSettings(input: {daily: false, pagesPerDay: ${PAGES}}) { errors { message } } }`,
  );
  await send(`mutation { readPages(limit: ${PAGES}) { version } }`);
  const began = performance.now();
  const busy: number[] = [];
  let memory = 0;
  for (;;) {
    busy.push(await timeOverview(server, token));
    memory = Math.max(memory, residentMb(server.pid));
    const { pageReading } = await send('{ pageReading { latestRun { status changed failed } } }');
    const { status, changed, failed } = (pageReading as { latestRun: Run }).latestRun;
    if (status === 'DONE') {
      const seconds = (performance.now() - began) / 1000;
      const cpu = (cpuMs(server.pid) - before.cpu) / (changed + failed);
      print(
        'pages read a second',
        `${(changed / seconds).toFixed(0)} (${changed}; ${failed} failed)`,
        '≥ 50',
      );
      print('CPU a page, with the overviews', `${cpu.toFixed(1)} ms`);
      print('memory, before and at most', `${before.memory.toFixed(0)}, ${memory.toFixed(0)} MB`);
      print('overview, while pages are read', percentiles(busy));
      print('overview p95, while reading to idle', (at(busy, 95) / at(idle, 95)).toFixed(2), '≤ 3');
      return;
    }
    await setTimeout(OVERVIEW_EVERY_MS);
  }
}

function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
