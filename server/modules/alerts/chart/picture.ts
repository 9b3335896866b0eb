/** Pictures of alerts and digests. */

import { footnoteOf, type Picture, type PictureSpan } from '../../../charts/picture.ts';
import { type Png, renderPng } from '../../../charts/png.ts';
import { addDays, type DateRange, lastDays } from '../../../lib/days.ts';
import { percent, score } from '../../../lib/format.ts';
import { ownerViewer } from '../../accounts/owner-viewer.ts';
import type { AlertsDeps } from '../deps.ts';
import { formatRange, inScope } from '../format.ts';
import type { AlertKind, StoredAlert } from '../model.ts';
import { evidenceOf } from '../page/evidence.ts';
import type { AlertEvidence } from '../page/model.ts';
import { type AlertTimeLine, readTimeLine } from './time-line.ts';

type Deps = Pick<AlertsDeps, 'accounts' | 'brands' | 'visibility' | 'metricsTable' | 'promptPage' | 'log'>;
interface About {
  userId: string;
  simulated: boolean;
}

/** An alert's time line, or its prompts; undefined for kinds that compare no days, and where it could not be drawn. */
export async function alertPicture(
  deps: Deps,
  { userId, simulated }: About,
  alert: StoredAlert & { kind: AlertKind },
): Promise<Png | undefined> {
  return drawn(deps, async () => {
    const viewer = ownerViewer(deps.accounts, userId);
    const { brand } = await deps.brands.trackedFor(viewer, userId);
    const evidence = evidenceOf(alert, brand);
    const start = { title: alert.title, footnote: footnoteOf(simulated) };
    const timeLine = await readTimeLine(deps, viewer, evidence);
    if (timeLine) return { ...start, ...ofTimeLine(timeLine, evidence) };
    const rows = promptRows(evidence);
    if (rows.length === 0 || !evidence.after || !evidence.before) return null;
    const days = `${formatRange(evidence.after)} against ${formatRange(evidence.before)}`;
    return { ...start, subtitle: `Mention rate by prompt, ${days}`, rows };
  });
}

function ofTimeLine(
  { unit, range, lines }: AlertTimeLine,
  { before, after, items, platform }: AlertEvidence,
): Pick<Picture, 'subtitle' | 'chart'> {
  const [item] = items;
  const figure =
    unit === 'SCORE' ? 'Sentiment' : lines.length > 1 ? 'Answers that name each' : 'Mention rate';
  const interval = lines.length > 1 ? ', in %' : ' with 95% intervals';
  const scope = inScope({ topicName: null, platform: platform?.key ?? null });
  const span = (label: string, days: DateRange<string> | null, value: number | null): PictureSpan[] =>
    days ? [{ ...days, label, value }] : [];
  const isRate = item?.unit !== 'ANSWERS';
  return {
    subtitle: `${figure} by day${interval}, ${formatRange(range)}${scope}`,
    chart: {
      unit: unit === 'SCORE' ? 'score' : 'percent',
      range,
      lines: lines.map(({ name, points }) => ({
        name,
        points: points.map(({ date, value, low, high }) => ({ day: date, value, low, high })),
      })),
      spans: [
        ...span('before', before, isRate ? (item?.before.value ?? null) : null),
        ...span('after', after, isRate ? (item?.after.value ?? null) : null),
      ],
    },
  };
}

const promptRows = ({ items }: AlertEvidence): NonNullable<Picture['rows']> =>
  items.map(({ name, unit, before, after }) => {
    const shown = (value: number | null) =>
      value === null ? '–' : unit === 'SCORE' ? score(value) : percent(value);
    return {
      name,
      before: shown(before.value),
      after: shown(after.value),
      direction: (after.value ?? 0) >= (before.value ?? 0) ? 'up' : 'down',
    };
  });

/** Weeks that a digest's picture shows. */
const DIGEST_WEEKS = 8;

/** The mention rate of a digest's week and of those before it; undefined without answers. */
export async function digestPicture(
  deps: Deps,
  { userId, simulated }: About,
  week: DateRange<string>,
): Promise<Png | undefined> {
  return drawn(deps, async () => {
    const viewer = ownerViewer(deps.accounts, userId);
    const range = lastDays(DIGEST_WEEKS * 7, week.to);
    const { brand, overview } = await deps.visibility.metrics(viewer, null, range);
    const days = await overview.impressionHistory();
    const [first] = days;
    if (!brand || !first) return null;
    // An account that is younger is drawn from its first answers on.
    const before = { from: addDays(week.from, -7), to: addDays(week.from, -1) };
    const shown = { from: [first.date, before.from].sort()[0] ?? before.from, to: week.to };
    const read = async (of: DateRange<string>) =>
      (await (await deps.visibility.metrics(viewer, null, of)).overview.visibility()).mentionRate.value;
    return {
      title: `How often AI answers name ${brand.name}`,
      subtitle: `Mention rate by day with 95% intervals, ${formatRange(shown)}`,
      footnote: footnoteOf(simulated),
      chart: {
        unit: 'percent',
        range: shown,
        lines: [
          {
            name: brand.name,
            points: days.map(({ date, mentionRate: { value, low, high } }) => ({
              ...{ day: date, value, low, high },
            })),
          },
        ],
        spans: [
          { ...before, label: 'before', value: await read(before) },
          { ...week, label: 'last week', value: await read(week) },
        ],
      },
    };
  });
}

/** A message without its picture is better than none. */
async function drawn(
  { log }: Pick<Deps, 'log'>,
  make: () => Promise<Picture | null>,
): Promise<Png | undefined> {
  try {
    const picture = await make();
    return picture ? await renderPng(picture) : undefined;
  } catch (error) {
    log.warn({ err: error }, 'the picture of an alert could not be drawn');
    return undefined;
  }
}
