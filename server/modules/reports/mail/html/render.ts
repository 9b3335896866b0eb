import { createElement as h } from 'react';
import { Body, Container, Head, Html, Preview, render } from 'react-email';
import type { ReportContent } from '../../content/model.ts';
import { headline } from '../../words/headline.ts';
import type { ReportLinks } from '../report-mail.ts';
import { farewell, measurement, nextSteps } from './ending.ts';
import { missing, passages, sentiment, sources } from './findings.ts';
import { platformRates, ranking } from './rates.ts';
import { COLOURS, FONT, STYLE } from './style.ts';
import { banner, top } from './top.ts';

/** The report's HTML part. Nothing in it is loaded from elsewhere. */
export function reportHtml(content: ReportContent, title: string, links: ReportLinks): Promise<string> {
  const card = h(
    Container,
    {
      className: 'card',
      style: {
        width: '100%',
        maxWidth: 600,
        margin: '0 auto',
        backgroundColor: COLOURS.card,
        border: `1px solid ${COLOURS.line}`,
        borderRadius: 12,
      },
    },
    banner(content),
    top(content, links.page),
    platformRates(content),
    ranking(content),
    sentiment(content),
    missing(content),
    sources(content),
    passages(content),
    nextSteps(content),
    measurement(content),
    farewell(links),
  );
  return render(
    h(
      Html,
      { lang: 'en' },
      h(
        Head,
        null,
        h('title', null, title),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        // Names such as Booking.com, figures and dates are no addresses to be linked.
        h('meta', {
          name: 'format-detection',
          content: 'telephone=no, date=no, address=no, email=no, url=no',
        }),
        h('style', null, STYLE),
      ),
      h(
        Body,
        {
          className: 'page',
          style: { padding: '24px 8px', backgroundColor: COLOURS.page, fontFamily: FONT },
        },
        h(Preview, null, headline(content).sentences.join(' ')),
        card,
      ),
    ),
  );
}
