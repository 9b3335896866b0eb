import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const page = (content: string | null) => {
  const made = document.implementation.createHTMLDocument();
  if (content !== null) {
    const meta = made.createElement('meta');
    meta.name = 'sightline-config';
    meta.content = content;
    made.head.append(meta);
  }
  return made;
};

const DEFAULTS = { supabaseUrl: null, publishableKey: 'sightline', outbox: false, demo: false };

test.each([null, '', '{}', '{"supabaseUrl":null,"outbox":"yes"}'])('uses the defaults for %s', (content) => {
  expect(readConfig(page(content))).toEqual(DEFAULTS);
});

test('uses the server’s values', () => {
  const said = { supabaseUrl: 'https://x.supabase.co', publishableKey: 'pk', outbox: true, demo: true };
  expect(readConfig(page(JSON.stringify(said)))).toEqual(said);
});
