import { counted } from '../../../lib/format.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { LinkView } from '../../share-links/input.ts';
import type { ViewReader } from '../../share-links/view-reader.ts';
import { closed, line, nothing, rateFigure, start, type ViewContent } from './parts.ts';

interface Deps {
  views: ViewReader;
}

/** What the mail of the brand against a competitor shows. @throws BAD_USER_INPUT without answers */
export async function headToHeadView({ views }: Deps, viewer: Viewer, view: LinkView): Promise<ViewContent> {
  const read = await views.headToHead(viewer, view);
  if (!read) throw nothing();
  const { brand, competitor, range, simulated, totals, history } = read;
  const companies = [brand, competitor];
  const isWeekly = history.some(({ bucket }) => bucket.includes('W'));
  return {
    ...start(
      { name: `${brand.name} and ${competitor.name}`, range, simulated },
      view,
      `Mention rates by ${isWeekly ? 'week' : 'day'} with 95% intervals`,
    ),
    figures: totals.map(({ company, mentionRate }) =>
      rateFigure(`${company.name}: mention rate`, mentionRate),
    ),
    chart: {
      unit: 'percent',
      range,
      lines: companies.map(({ id, name }) =>
        line(
          name,
          history.filter(({ company, answers }) => company.id === id && answers > 0),
          ({ from }) => from,
          ({ mentionRate }) => mentionRate,
        ),
      ),
      spans: [],
    },
  };
}

/** What the mail of a prompt's page shows. @throws BAD_USER_INPUT without answers */
export async function promptView({ views }: Deps, viewer: Viewer, view: LinkView): Promise<ViewContent> {
  const read = await views.prompt(viewer, view);
  if (!read || read.visibility.answers === 0) throw nothing();
  const { history, visibility, failed, simulated } = read;
  const range = closed(read.range);
  const previous = view.compare ? await read.readPrevious() : null;
  const isWeekly = history.some(({ bucket }) => bucket.includes('W'));
  return {
    ...start(
      { name: `Prompt: ${read.prompt.question}`, range, simulated },
      view,
      `Mention rate by ${isWeekly ? 'week' : 'day'} with 95% intervals`,
    ),
    figures: [
      rateFigure('Mention rate', visibility, previous?.visibility),
      {
        label: 'Answers',
        value: visibility.answers.toLocaleString('en-US'),
        detail: counted(failed, 'failed', 'failed'),
      },
    ],
    chart: {
      unit: 'percent',
      range,
      lines: [
        line(
          read.brand?.name ?? 'Your brand',
          history,
          ({ from }) => from,
          (point) => point.visibility,
        ),
      ],
      spans: [],
    },
  };
}
