import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from '../../lib/format.ts';
import { tagsOf } from '../../testing/html.ts';
import type { MailDocument } from '../document.ts';
import { renderMail } from '../render.ts';
import {
  currentAddressMail,
  newAddressMail,
  reauthenticationMail,
  recoveryMail,
  signupMail,
} from './auth.ts';
import { letter } from './letter.ts';

const rendered = (document: MailDocument) => renderMail({ to: 'a@example.com', document });
const link = 'https://app.example.com/auth/v1/verify?token=a&type=signup&redirect_to=x';

test('both parts have the link and the code', () => {
  for (const build of [signupMail, recoveryMail]) {
    const { html, text } = rendered(build({ link, code: '012345' }));
    expect(text).toContain(link);
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    for (const part of [html, text]) expect(part).toContain('012345');
  }
  expect(rendered(reauthenticationMail({ code: '012345' })).text).toContain('012345');
});

test('a change of address names the other address to each', () => {
  const proof = { link, code: '1' };
  expect(oneLine(rendered(currentAddressMail({ ...proof, newEmail: 'new@example.com' })).text)).toContain(
    'to new@example.com',
  );
  expect(oneLine(rendered(newAddressMail({ ...proof, currentEmail: 'old@example.com' })).text)).toContain(
    'of old@example.com',
  );
});

test('escapes texts', () => {
  const tags = (document: MailDocument) => tagsOf(rendered(document).html);
  const plainLetter = letter({
    subject: '',
    paragraphs: [''],
    button: { label: '', link: '' },
    code: 'x',
    footnotes: [''],
    sections: [{ title: 'x', lines: [''] }],
    aside: { label: '', link: '' },
  });
  const plain = tags(plainLetter);
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('<script>', '"><b>', "' onx='", '&lt;'), (text, nasty) => {
      const written = `${text}${nasty}`;
      const nastyLetter = letter({
        subject: written,
        paragraphs: [written],
        button: { label: written, link: `https://app.example.com/?${written}` },
        code: written,
        footnotes: [written],
        sections: [{ title: written, lines: [written] }],
        aside: { label: written, link: `https://app.example.com/?${written}` },
      });
      expect(tags(nastyLetter)).toEqual(plain);
    }),
  );
});
