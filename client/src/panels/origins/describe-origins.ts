import { formatCount, formatCounted, formatDay, formatList } from '../../format.ts';
import type { Surface } from '../../schema.generated.ts';
import type { Origins } from './origins-scope.ts';

type Origin = Origins['origins'][number];
type OriginChange = Origins['changes'][number];
type ModelChange = Pick<OriginChange, 'platform' | 'before' | 'after'>;

/** The surfaces in the order in which they are said. */
export const SURFACES: readonly Surface[] = ['API', 'INTERFACE', 'IMPORT'];

export const SURFACE_NAMES: Record<Surface, string> = {
  API: 'API',
  INTERFACE: 'Interface',
  IMPORT: 'Imported',
};

/** Names in one line; the others are counted. */
const MAX_NAMES = 4;

/** `Asked by API: gpt-5.2, sonar (2,310 answers) · interface: ChatGPT (40)`; empty without answers. */
export function describeOrigins(origins: readonly Origin[]): string {
  const parts = SURFACES.flatMap((surface) => {
    const own = origins.filter((origin) => origin.surface === surface);
    return own.length === 0 ? [] : [{ surface, own }];
  });
  const texts = parts.map(({ surface, own }, index) => {
    const answers = own.reduce((sum, origin) => sum + origin.answers, 0);
    const count = index === 0 ? formatCounted(answers, 'answer') : formatCount(answers);
    const name = surface === 'API' ? 'API' : SURFACE_NAMES[surface].toLowerCase();
    return `${name}${simulatedMark(own)}: ${namesOf(surface, own)} (${count})`;
  });
  const [first] = parts;
  if (!first) return '';
  const text = texts.join(' · ');
  return first.surface === 'IMPORT' ? text.replace('imported', 'Imported') : `Asked by ${text}`;
}

function simulatedMark(origins: readonly Origin[]): string {
  if (origins.every(({ simulated }) => simulated)) return ' (simulated)';
  return origins.some(({ simulated }) => simulated) ? ' (partly simulated)' : '';
}

/** Models of the API; platforms elsewhere and where no model was given. Most answers first. */
function namesOf(surface: Surface, origins: readonly Origin[]): string {
  const names = new Set(
    origins.map(({ platform, model }) =>
      surface === 'API' && model !== null ? model : platformOf(platform.name),
    ),
  );
  const shown = [...names].slice(0, MAX_NAMES);
  const more = names.size - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${formatCount(more)} more` : '');
}

/** A platform's name without what its surface says. */
export const platformOf = (name: string) => name.replace(/ \(interface\)$/, '');

/** `ChatGPT’s model changed from X to Y`, or what else two sets of models say. */
export function describeModelChange({ platform, before, after }: ModelChange): string {
  const { name } = platform;
  if (before.length > 0 && after.length > 0) {
    return `${name}’s model changed from ${formatList(before)} to ${formatList(after)}`;
  }
  return after.length > 0
    ? `${name} began to answer with ${formatList(after)} as well`
    : `${name} no longer answers with ${formatList(before)}`;
}

/** Says what changed below a comparison: models first, then surfaces. */
export function describeOriginChange(change: OriginChange): string {
  const models = change.before.length + change.after.length > 0;
  const on = change.on === null ? '' : ` on ${formatDay(change.on)}`;
  if (models) return `${describeModelChange(change)}${on} within this comparison.`;
  const [before, after] = [change.surfacesBefore, change.surfacesAfter].map((surfaces) =>
    formatList(surfaces.map((surface) => SURFACE_WORDS[surface])),
  );
  const what = [before && `no longer ${before}`, after && `now also ${after}`].filter(Boolean).join(', ');
  return `${change.platform.name}’s answers are ${what}${on} within this comparison.`;
}

const SURFACE_WORDS: Record<Surface, string> = {
  API: 'collected by API',
  INTERFACE: 'captured from the interface',
  IMPORT: 'imported',
};
