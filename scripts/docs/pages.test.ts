import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationTable } from './configuration.ts';
import { licenceList } from './licences.ts';
import { generatedPages } from './pages.ts';

test('generated parts of documents are up to date; "npm run docs" regenerates them', () => {
  for (const { path, content } of generatedPages()) expect(readFileSync(path, 'utf8')).toBe(content);
});

test('every variable is described', () => {
  const rows = configurationTable().split('\n').slice(2);
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) expect(row).toMatch(/^\| `[A-Z0-9_]+` \|.*\| \S.+ \|$/);
});

test('lists the licence of each runtime package once', () => {
  const packages = {
    '': { version: '1.0.0', license: 'MIT', dependencies: { b: '1', '@scope/c': '2', 'a-linux': '1' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b': { version: '3.0.0', license: 'MIT', dependencies: { a: '2' } },
    'node_modules/b/node_modules/a': { version: '2.0.0', license: 'MIT' },
    'node_modules/@scope/c': { version: '2.0.0', peerDependencies: { b: '3', missing: '1' } },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0' },
    'node_modules/a-linux': { version: '1.0.0', license: 'MIT', optional: true },
  };
  const list = licenceList({ packages }, ['a', 'react-like']);
  expect(list).toBe(
    '| licence | packages |\n|---|--:|\n| MIT | 3 |\n| not said in the package | 1 |\n\n## MIT\n\na 1.0.0, a 2.0.0, b 3.0.0\n\n' +
      '## not said in the package\n\n@scope/c 2.0.0',
  );
});
