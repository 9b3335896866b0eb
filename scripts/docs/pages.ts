import { readFileSync } from 'node:fs';
import { configurationTable } from './configuration.ts';
import { type Lock, licenceList } from './licences.ts';

/** A document as it should be. */
export interface Page {
  path: string;
  content: string;
}

/** Every document with a part that follows from the code. */
export function generatedPages(): Page[] {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return [
    withPart('docs/operations.md', 'configuration', configurationTable()),
    withPart('docs/licences.md', 'licences', licenceList(lock)),
  ];
}

/** @throws when the page does not mark where the part stands */
function withPart(path: string, name: string, part: string): Page {
  const page = readFileSync(path, 'utf8');
  const [begin, end] = [`<!-- ${name}: written by "npm run docs" -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${path} does not say where ${name} stands.`);
  return { path, content: `${page.slice(0, from)}${begin}\n\n${part}\n\n${page.slice(to)}` };
}
