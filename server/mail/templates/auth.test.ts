import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  currentAddressMail,
  newAddressMail,
  reauthenticationMail,
  recoveryMail,
  signupMail,
} from './auth.ts';
import { layOut } from './layout.ts';

const link = 'https://app.example.com/auth/v1/verify?token=a&type=signup&redirect_to=x';

test('both parts carry the link and the code', () => {
  for (const build of [signupMail, recoveryMail]) {
    const { html, text } = build({ link, code: '012345' });
    expect(text).toContain(link);
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    for (const part of [html, text]) expect(part).toContain('012345');
  }
  expect(reauthenticationMail({ code: '012345' }).text).toContain('012345');
});

test('a change of address names the other address to each', () => {
  const proof = { link, code: '1' };
  expect(currentAddressMail({ ...proof, newEmail: 'new@example.com' }).text).toContain('to new@example.com');
  expect(newAddressMail({ ...proof, currentEmail: 'old@example.com' }).text).toContain('of old@example.com');
});

test('no text becomes markup', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('<script>', '"><b>', "' onx='", '&lt;'), (text, nasty) => {
      const written = `${text}${nasty}`;
      const { html } = layOut({
        subject: written,
        paragraphs: [written],
        button: { label: written, link: `https://app.example.com/?${written}` },
        code: written,
        footnotes: [written],
        sections: [{ title: written, lines: [written] }],
        aside: { label: written, link: `https://app.example.com/?${written}` },
      });
      const plain = layOut({
        subject: '',
        paragraphs: [''],
        button: { label: '', link: '' },
        code: 'x',
        footnotes: [''],
        sections: [{ title: '', lines: [''] }],
        aside: { label: '', link: '' },
      }).html;
      const tags = (source: string) =>
        source.match(/<\/?[a-z!][^>]*>/gi)?.map((tag) => tag.split(/[\s>]/)[0]);
      expect(tags(html)).toEqual(tags(plain));
    }),
  );
});
