import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import commands from '../commands.json' with { type: 'json' };
import { isPacked, releaseFiles, releasePackages } from './parts.ts';

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};

test('every command of a release is one of package.json, and the other way round', () => {
  const started = Object.entries(scripts).filter(([, line]) => /scripts\/start\.mjs \S/.test(line));
  expect(started.map(([name]) => name).sort()).toEqual(Object.keys(commands).sort());
  for (const [name, line] of started) expect(line.endsWith(`scripts/start.mjs ${name}`)).toBe(true);
  for (const source of Object.values(commands)) expect(existsSync(source), source).toBe(true);
});

test('an unknown command ends with 2 and names the commands', () => {
  const { status, stderr } = spawnSync(process.execPath, ['sightline.mjs', 'constructor'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('no command "constructor"');
  expect(stderr).toContain(Object.keys(commands).join(', '));
});

test('a release holds the packages beside the bundle, and none that only builds or tests', () => {
  const packages = releasePackages('.');
  for (const name of Object.keys(dependencies)) expect(packages).toContain(`node_modules/${name}`);
  for (const name of ['vite', 'typescript', 'fastify', `node-${process.platform}-${process.arch}`]) {
    expect(packages).not.toContain(`node_modules/${name}`);
  }
});

test('a release holds what the server reads beside its sources, and not what only tests and building read', () => {
  const files = releaseFiles('.');
  for (const file of [
    'sightline.mjs',
    'graphql/schema/visibility.graphql',
    'server/db/migrations/0000_start.sql',
    'server/auth/embedded/migrations/meta/_journal.json',
    'server/mail/outbox.css',
    'server/modules/suggestions/catalogue/services.json',
    'docs/operations.md',
  ]) {
    expect(files).toContain(file);
  }
  expect(files.filter((file) => /\.tsx?$|\/testing\/|^server\/eval\/|_snapshot\.json$/.test(file))).toEqual(
    [],
  );
});

test('licences of packages are packed, their notes, types and maps are not', () => {
  for (const file of [
    'a/index.js',
    'a/pglite.wasm',
    'a/LICENSE',
    'a/LICENSE.md',
    'a/data.json',
    'a/font.ttf',
  ]) {
    expect(isPacked(file), file).toBe(true);
  }
  for (const file of ['a/README.md', 'a/index.d.ts', 'a/index.d.mts', 'a/index.js.map']) {
    expect(isPacked(file), file).toBe(false);
  }
});
