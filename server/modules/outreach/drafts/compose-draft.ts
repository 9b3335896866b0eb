import type { Viewer } from '../../accounts/model.ts';
import type { OutreachDeps } from '../deps.ts';
import type { Contact, Target } from '../model.ts';
import { findSettings } from '../settings/store.ts';
import { findCitingPrompts, findNamedInstead } from '../targets/source-store.ts';
import { buildDraft } from './build-draft.ts';

interface DraftParts {
  brand: string;
  target: Target;
  contact: Contact;
  namesBrand: boolean | null;
}

/** Subject, body and facts of a first mail, from what is measured of the page and its answers. */
export async function composeDraft(
  { db, briefs }: Pick<OutreachDeps, 'db' | 'briefs'>,
  viewer: Viewer,
  { brand, target, contact, namesBrand }: DraftParts,
) {
  const { userId } = viewer;
  const [prompts, instead] = await Promise.all([
    findCitingPrompts(db, userId, [target.id]),
    findNamedInstead(db, userId, [target.id]),
  ]);
  const [prompt] = prompts;
  const ownPage = prompt ? (await briefs.brief(viewer, null, prompt.id)).ownPage : null;
  const { fromName } = await findSettings(db, userId);
  return buildDraft({
    ...{ brand, fromName, target, contact, prompts, instead, namesBrand },
    ownPage: ownPage && {
      ...ownPage,
      covers: ownPage.promptTerms.filter((term) => !ownPage.lacking.includes(term)),
    },
  });
}
