import { readFileSync } from 'node:fs';
import { configurationTable } from './configuration.ts';
import { type Lock, licenceList, readPackages } from './licences.ts';
import { platformsTable, platformVariablesTable } from './platforms.ts';

/** A document with up-to-date content. */
export interface Page {
  path: string;
  content: string;
}

/** Sources of what the build holds. */
const BUNDLED = ['client/src', 'server', 'scripts/import', 'scripts/visits'];

/** Every document with parts generated from the code. */
export function generatedPages(): Page[] {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return [
    generatePage('docs/operations.md', { configuration: configurationTable() }),
    generatePage('docs/platforms.md', { platforms: platformsTable(), variables: platformVariablesTable() }),
    generatePage('docs/licences.md', { licences: licenceList(lock, BUNDLED.flatMap(readPackages)) }),
  ];
}

/** @throws when the page does not mark a part's place */
function generatePage(path: string, parts: Record<string, string>): Page {
  let content = readFileSync(path, 'utf8');
  for (const [name, part] of Object.entries(parts)) {
    const [begin, end] = [`<!-- ${name}: written by "npm run docs" -->`, `<!-- end of ${name} -->`];
    const [from, to] = [content.indexOf(begin), content.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${path} does not mark where ${name} begins and ends.`);
    content = `${content.slice(0, from)}${begin}\n\n${part}\n\n${content.slice(to)}`;
  }
  return { path, content };
}
