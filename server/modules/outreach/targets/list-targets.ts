import { utcDay } from '../../../lib/days.ts';
import { rate } from '../../../statistics/rates.ts';
import { findContacts } from '../contacts/store.ts';
import type { OutreachDeps } from '../deps.ts';
import { composeMail, hashOf } from '../drafts/compose.ts';
import { findEvents } from '../event-store.ts';
import { findMails } from '../mail-store.ts';
import {
  type Contact,
  type ListedMail,
  type ListedTarget,
  OF_A_PAGE,
  type OutreachMail,
  type Target,
} from '../model.ts';
import { namesBrand } from '../progress/names-brand.ts';
import type { OutreachSettings } from '../settings/model.ts';
import { findSettings } from '../settings/store.ts';
import { siteUrlOf } from '../site-url.ts';
import { findPageTexts } from './source-store.ts';
import { countSince, findTargets } from './store.ts';

/** Targets with all that belongs to them, in the order of the ids. */
export async function readTargets(
  deps: Pick<OutreachDeps, 'db' | 'config' | 'brands'>,
  userId: string,
  ids: readonly string[],
): Promise<ListedTarget[]> {
  if (ids.length === 0) return [];
  const { db, config, brands } = deps;
  const [targets, contacts, mails, events, settings, texts, { brand }] = await Promise.all([
    findTargets(db, userId, ids),
    findContacts(db, userId, ids),
    findMails(db, userId, ids),
    findEvents(db, userId, ids),
    findSettings(db, userId),
    findPageTexts(db, userId, ids),
    brands.tracked(userId),
  ]);
  const listed = new Map<string, ListedTarget>();
  for (const target of targets) {
    const text = texts.find(({ id }) => id === target.id);
    const ofTarget = <T extends { targetId: string }>(list: readonly T[]) =>
      list.filter(({ targetId }) => targetId === target.id);
    const own = ofTarget(contacts);
    listed.set(target.id, {
      ...withoutCounts(target),
      contacts: own,
      mails: ofTarget(mails).map((mail) =>
        toListed(mail, settings, own, { siteUrl: siteUrlOf(config), userId }),
      ),
      events: ofTarget(events),
      visible: rate(target.visibleAnswers, target.answers, OF_A_PAGE),
      missed: rate(target.missedAnswers, target.answers, OF_A_PAGE),
      namesBrand: text && brand ? await namesBrand(text.text, brand) : null,
      since: await sinceOf(deps, userId, target),
    });
  }
  return ids.flatMap((id) => listed.get(id) ?? []);
}

async function sinceOf({ db }: Pick<OutreachDeps, 'db'>, userId: string, { id, firstSentOn }: Target) {
  if (firstSentOn === null) return null;
  const { answers, visible } = await countSince(db, userId, id, utcDay(firstSentOn));
  return rate(visible, answers, OF_A_PAGE);
}

function withoutCounts({
  answers: _a,
  visibleAnswers: _v,
  missedAnswers: _m,
  namedBefore: _n,
  firstSentOn: _f,
  ...target
}: Target) {
  return target;
}

/** With the text and the hash of what is sent. */
export function toListed(
  mail: OutreachMail,
  settings: OutreachSettings,
  contacts: readonly Contact[],
  site: { siteUrl: string; userId: string },
): ListedMail {
  const contact = contacts.find(({ id }) => id === mail.contactId) ?? null;
  const composed = composeMail(settings, mail, contact, site);
  return { ...mail, text: composed.text, hash: hashOf(composed) };
}
