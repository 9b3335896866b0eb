/** A file with one defect. */
export interface Defect {
  kind: string;
  line: number;
  text: string;
}

const HEAD = '# Ostrellio\n\n> Software for product teams.\n';
/** Line 5 is the section, line 7 its first item. */
const section = (...lines: string[]) => [`${HEAD}`, '## Docs', '', ...lines, ''].join('\n');
const LINK = '- [API](https://ostrellio.example/api): Keys and quotas';

export const LLMS_DEFECTS: Defect[] = [
  { kind: 'html', line: 1, text: '\n<!DOCTYPE html><html><head><title>Not found</title></head></html>' },
  { kind: 'empty', line: 1, text: '\uFEFF \n\n' },
  { kind: 'encoding', line: 3, text: '# Caf\u00E9\n\n> Coffee from S\uFFFDo Paulo.\n' },
  { kind: 'title-missing', line: 2, text: `\nOstrellio makes software.\n\n## Docs\n\n${LINK}` },
  { kind: 'title-not-first', line: 1, text: `Welcome!\n\n${HEAD}` },
  { kind: 'front-matter', line: 1, text: `---\nlayout: none\n---\n\n${HEAD}` },
  { kind: 'title-twice', line: 5, text: `${HEAD}\n# Documentation\n` },
  { kind: 'title-empty', line: 1, text: '#\n\n> Software for product teams.\n' },
  { kind: 'heading-space', line: 1, text: '#Ostrellio\n\n> Software for product teams.\n' },
  { kind: 'heading-underlined', line: 2, text: 'Ostrellio\n=========\n\n> Software for product teams.\n' },
  { kind: 'heading-level', line: 8, text: section(LINK, '### API') },
  { kind: 'summary-missing', line: 1, text: '# Ostrellio\n\nSoftware for product teams.\n' },
  { kind: 'summary-misplaced', line: 5, text: '# Ostrellio\n\nSoftware.\n\n> Software for product teams.\n' },
  { kind: 'section-unnamed', line: 5, text: `${HEAD}\n##\n\n${LINK}\n` },
  { kind: 'section-twice', line: 9, text: `${section(LINK)}\n## docs\n\n- [B](https://ostrellio.example/b)` },
  { kind: 'section-empty', line: 5, text: `${HEAD}\n## Docs\n\n## API\n\n${LINK}` },
  { kind: 'optional-spelling', line: 5, text: `${HEAD}\n## optional\n\n${LINK}` },
  { kind: 'text-in-section', line: 8, text: section(LINK, 'Ask us for more.') },
  { kind: 'item-without-link', line: 7, text: section('- API keys and quotas') },
  { kind: 'item-empty', line: 8, text: section(LINK, '-') },
  { kind: 'link-bare', line: 7, text: section('- https://ostrellio.example/api') },
  { kind: 'link-name-empty', line: 7, text: section('- [](https://ostrellio.example/api): Keys') },
  { kind: 'link-space', line: 7, text: section('- [API] (https://ostrellio.example/api)') },
  { kind: 'link-unclosed', line: 7, text: section('- [API](https://ostrellio.example/api') },
  { kind: 'url-empty', line: 7, text: section('- [API](): Keys') },
  { kind: 'url-space', line: 7, text: section('- [API](https://ostrellio.example/api docs)') },
  { kind: 'url-relative', line: 7, text: section('- [API](/api): Keys') },
  { kind: 'url-scheme', line: 7, text: section('- [Mail](mailto:hi@ostrellio.example)') },
  { kind: 'url-invalid', line: 7, text: section('- [API](https://ostrellio.example:port/)') },
  { kind: 'url-insecure', line: 7, text: section('- [API](http://ostrellio.example/api)') },
  { kind: 'url-twice', line: 8, text: section(LINK, '- [Keys](https://ostrellio.example/api)') },
  { kind: 'note-separator', line: 7, text: section('- [API](https://ostrellio.example/api) - Keys') },
  { kind: 'note-empty', line: 7, text: section('- [API](https://ostrellio.example/api):') },
  { kind: 'nested-item', line: 8, text: section(LINK, '  - [Keys](https://ostrellio.example/keys)') },
  { kind: 'numbered-item', line: 7, text: section('1. [API](https://ostrellio.example/api)') },
  { kind: 'html-tag', line: 5, text: `${HEAD}\nThe parts work<br>together.\n` },
  { kind: 'code-open', line: 5, text: `${HEAD}\n\`\`\`sh\nnpm install\n` },
];
