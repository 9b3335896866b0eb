import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Body, Container, Head, Heading, Html, Preview, Section } from 'react-email';
import type { MailDocument } from './document.ts';
import { renderBlock } from './html-blocks.ts';
import { smallText } from './html-elements.ts';
import { CARD, COLOURS, FONT, STYLE, TYPE } from './html-style.ts';
import { inlinePictures } from './inline-picture.ts';
import type { Mail, RenderedMail } from './mailer.ts';
import { renderText } from './render-text.ts';

export function renderMail({ document, attachments = [], ...mail }: Mail): RenderedMail {
  const files = [...attachments, ...inlinePictures(document)];
  return {
    ...mail,
    subject: document.subject,
    html: renderHtml(document),
    text: renderText(document),
    ...(files.length > 0 ? { attachments: files } : {}),
  };
}

/** The HTML part of a mail. It loads nothing; its pictures come with it. */
function renderHtml(document: MailDocument): string {
  const {
    subject,
    title = subject,
    kicker = 'Sightline',
    preview,
    warning,
    blocks,
    sections = [],
  } = document;
  const card = h(
    Container,
    { className: 'card', style: CARD },
    warning ? warningBand(warning) : null,
    band(
      { padding: '26px 32px 30px' },
      '',
      smallText(kicker),
      h(Heading, { as: 'h1', className: 'text', style: TITLE }, title),
      ...blocks.map(renderBlock),
    ),
    ...sections.map((section, index) =>
      band(
        { key: index, padding: '26px 32px', borderTop: `1px solid ${COLOURS.line}` },
        'line',
        section.title ? h(Heading, { as: 'h2', className: 'text', style: TYPE.title }, section.title) : null,
        ...section.blocks.map(renderBlock),
      ),
    ),
  );
  const page = h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Mail programs must not turn names such as Booking.com, figures and dates into links.
      h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no, url=no' }),
      h('style', null, STYLE),
    ),
    h(
      Body,
      { className: 'page', style: { padding: '24px 8px', backgroundColor: COLOURS.page, fontFamily: FONT } },
      preview ? h(Preview, null, preview) : null,
      card,
    ),
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

/** A section over the mail's full width, laid out by a table as mail programs need. */
function band(
  { key, ...style }: CSSProperties & { key?: number },
  className: string,
  ...children: ReactNode[]
) {
  return h(Section, { key, className, tdClassName: 'pad', style }, ...children);
}

const warningBand = (text: string) =>
  band(
    {
      padding: '14px 32px',
      backgroundColor: COLOURS.warning,
      color: COLOURS.warningText,
      borderRadius: '12px 12px 0 0',
    },
    'warning',
    h(
      'p',
      { className: 'warning', style: { ...TYPE.small, color: COLOURS.warningText, fontWeight: 600 } },
      text,
    ),
  );

const TITLE = { ...TYPE.title, margin: '8px 0 20px', fontSize: 24, lineHeight: '31px' };
