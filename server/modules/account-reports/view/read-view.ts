import { badInput } from '../../../errors.ts';
import type { Viewer } from '../../accounts/model.ts';
import { type NewLink, parseView } from '../../share-links/input.ts';
import type { AccountReportsDeps } from '../deps.ts';
import type { SentView } from '../model.ts';
import { pathOfView } from './link.ts';

/** A screen with its filter, as for a share link. */
export type ViewInput = Pick<NewLink, 'screen' | 'subjectId' | 'filter' | 'compare' | 'before'>;

/** @throws BAD_USER_INPUT naming the field; NOT_FOUND for a subject that the account does not track */
export async function readView(
  { views }: Pick<AccountReportsDeps, 'views'>,
  viewer: Viewer,
  input: ViewInput,
): Promise<SentView> {
  const view = parseView({ ...input, name: '' });
  await views.check(viewer, view);
  const slug = (await views.topic(viewer, view))?.topic.slug ?? null;
  return { ...view, path: pathOfView(view, slug) };
}

/** Fixed days would be mailed again every week. @throws BAD_USER_INPUT */
export function refuseFixedDays({ from }: SentView): void {
  if (from !== null) {
    throw badInput('filter', 'Fixed days do not change: send the view once, or choose a number of days.');
  }
}
