import type { KnownBlock } from '@slack/types';
import { AdaptiveCard, SerializationContext, Versions } from 'adaptivecards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyFor, formatOf } from './chat-formats.ts';
import { SLACK_LIMITS } from './slack.ts';
import { MAX_TEAMS_BYTES } from './teams.ts';

const TEXT = {
  title: 'Acme is named less often',
  summary: 'Named in 30.0% of 70 answers, 80.0% before.',
  simulated: false,
  url: 'https://sightline.example/dashboard',
  settingsUrl: 'https://sightline.example/dashboard/settings/alerts',
};
const PICTURE = 'https://sightline.example/pictures/x.png';
const DIGEST = [
  { title: 'Visibility', lines: ['Named in 30.0%'] },
  { title: 'Ranking by mentions', lines: ['1. Acme: 3 answers', '2. Other: 1 answer'] },
];
const SLACK = 'https://hooks.slack.com/services/T0/B0/x';
const TEAMS = 'https://prod-01.westeurope.logic.azure.com/workflows/x?sig=y';

test.each([
  [SLACK, 'slack'],
  ['https://hooks.slack-gov.com/services/x', 'slack'],
  [TEAMS, 'teams'],
  ['https://default1.2.environment.api.powerplatform.com/powerautomate/x', 'teams'],
  ['https://acme.webhook.office.com/webhookb2/x', 'teams'],
  ['https://chat.example/hooks/x#slack', 'slack'],
  ['https://chat.example/hooks/x#teams', 'teams'],
  ['https://chat.example/hooks/x#other', 'json'],
  ['https://hooks.slack.com.evil.example/x', 'json'],
  ['https://evillogic.azure.com/x', 'json'],
])('%s takes %s', (url, format) => {
  expect(formatOf(url)).toBe(format);
});

test('other addresses get the JSON as before', () => {
  const json = { id: '1' };
  expect(bodyFor('https://hooks.example.com/x', json, TEXT)).toBe(json);
});

/** Every `text` of a block that is a text. */
const textsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) =>
        key === 'text' && typeof part === 'string' ? [part] : textsIn(part),
      );

describe('Slack', () => {
  const messageOf = (over: object = {}) =>
    bodyFor(SLACK, {}, { ...TEXT, ...over }) as { text: string; blocks: KnownBlock[] };

  test('gets a header, the summary and links', () => {
    const { text, blocks } = messageOf();
    expect(text).toBe(`${TEXT.title}: ${TEXT.summary}`);
    expect(blocks.map(({ type }) => type)).toEqual(['header', 'section', 'actions']);
    expect(JSON.stringify(blocks)).toContain(TEXT.url);
    expect(messageOf({ simulated: true }).blocks.map(({ type }) => type)).toContain('context');
  });

  test('no name can notify a channel, and no text is longer than Slack takes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000, unit: 'grapheme' }), (name) => {
        const section = { title: name, lines: Array<string>(200).fill(`${name}.`) };
        const { text, blocks } = messageOf({
          ...{ title: `${name} <!channel>`, summary: name.repeat(2) },
          sections: Array<object>(70).fill(section),
          picture: { url: PICTURE, alt: name.repeat(2) },
        });
        expect(text).not.toMatch(/[<>]/);
        expect(text.length).toBeLessThanOrEqual(40_000);
        expect(blocks.length).toBeLessThanOrEqual(SLACK_LIMITS.blocks);
        for (const block of blocks) {
          if (block.type === 'header')
            expect(block.text.text.length).toBeLessThanOrEqual(SLACK_LIMITS.header);
          if (block.type === 'section') {
            expect(block.text?.text.length).toBeLessThanOrEqual(SLACK_LIMITS.text);
          }
          if (block.type === 'image') {
            expect(block.alt_text).not.toBe('');
            expect(block.alt_text.length).toBeLessThanOrEqual(SLACK_LIMITS.altText);
          }
          if (block.type === 'rich_text') {
            const lengths = textsIn(block).map(({ length }) => length);
            expect(Math.min(...lengths)).toBeGreaterThan(0);
            expect(lengths.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(SLACK_LIMITS.text);
          }
          if (block.type !== 'actions') expect(JSON.stringify(block)).not.toContain('"mrkdwn"');
        }
      }),
      { numRuns: 40 },
    );
  });

  test('gets a digest as lists under headings, with the picture and what it shows', () => {
    const { blocks } = messageOf({
      sections: DIGEST,
      picture: { url: PICTURE, alt: 'A line' },
      simulated: true,
    });
    expect(blocks).toMatchObject([
      { type: 'header' },
      { type: 'section' },
      { type: 'image', image_url: PICTURE, alt_text: 'A line' },
      {
        type: 'rich_text',
        elements: [
          {
            type: 'rich_text_section',
            elements: [{ type: 'text', text: 'Visibility', style: { bold: true } }],
          },
          {
            type: 'rich_text_list',
            style: 'bullet',
            elements: [{ type: 'rich_text_section', elements: [{ type: 'text', text: 'Named in 30.0%' }] }],
          },
        ],
      },
      { type: 'rich_text' },
      { type: 'context' },
      { type: 'actions' },
    ]);
  });
});

describe('Teams', () => {
  const cardOf = (over: object = {}) => {
    const message = bodyFor(TEAMS, {}, { ...TEXT, ...over }) as {
      type: string;
      attachments: { contentType: string; content: object }[];
    };
    const [attachment] = message.attachments;
    expect(message.type).toBe('message');
    expect(attachment?.contentType).toBe('application/vnd.microsoft.card.adaptive');
    return attachment?.content ?? {};
  };

  test('gets a card that Microsoft’s own reader takes without a remark', () => {
    for (const [over, items] of [
      [{}, 2],
      [{ simulated: true }, 3],
      [{ title: '**bold** [x](https://evil.example)' }, 2],
      [{ sections: DIGEST, picture: { url: PICTURE, alt: 'A line' } }, 8],
    ] as const) {
      const card = new AdaptiveCard();
      const context = new SerializationContext(Versions.v1_4);
      card.parse(cardOf(over), context);
      const remarks = Array.from(
        { length: context.eventCount },
        (_, index) => context.getEventAt(index).message,
      );
      expect(remarks).toEqual([]);
      expect(card.validateProperties().validationEvents).toEqual([]);
      expect(card.getItemCount()).toBe(items);
    }
  });

  test('has no text that is read as Markdown, and fits into a message', () => {
    const card = JSON.stringify(cardOf({ title: 'x'.repeat(9000), summary: 'y'.repeat(90_000) }));
    expect(card).not.toContain('"TextBlock"');
    expect(card.length).toBeLessThan(28_000);
  });

  test.each(['x', '字', '😀', '"'])('a message of the longest texts of %s fits as well', (sign) => {
    const long = sign.repeat(5000);
    const sections = Array<object>(30).fill({ title: long, lines: Array<string>(30).fill(long) });
    const message = bodyFor(
      TEAMS,
      {},
      { ...TEXT, title: long, summary: long, sections: sections as typeof DIGEST },
    );
    expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThanOrEqual(MAX_TEAMS_BYTES);
  });
});
