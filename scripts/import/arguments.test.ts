import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test('reads the command line', () => {
  expect(readArguments(['a.jsonl', '--brand', 'b.json', '--email', 'me@example.com'])).toEqual({
    file: 'a.jsonl',
    brandFile: 'b.json',
    email: 'me@example.com',
    url: 'http://localhost:4000',
    reanalyse: false,
  });
  const other = ['--url', 'https://sightline.example.com/dashboard', '--reanalyse'];
  expect(readArguments(['a', '--brand', 'b', '--email', 'e', ...other])).toMatchObject({
    url: 'https://sightline.example.com',
    reanalyse: true,
  });
});

test.each([
  [[], 'The file to import is missing.'],
  [['a.jsonl', '--email', 'e'], '--brand is missing.'],
  [['a.jsonl', '--brand', 'b'], '--email is missing.'],
  [['a.jsonl', 'b.jsonl', '--brand', 'b', '--email', 'e'], '"b.jsonl" is one too many'],
  [['a.jsonl', '--brnad', 'b'], '--brnad'],
  [['a.jsonl', '--brand', 'b', '--email', 'e', '--url', 'ftp://x'], '--url'],
])('says what is wrong with %j', (argv, message) => {
  expect(() => readArguments(argv)).toThrow(message);
});
