import { type Config, publicUrl } from '../../../config/config.ts';
import type { LinkView } from '../../share-links/input.ts';

type Site = Pick<Config, 'siteUrl' | 'port'>;

/** The path of the screen that a view was sent from, with its filter. @param slug of the topic */
export function pathOfView(view: LinkView, slug: string | null): string {
  const { days, from, to, platform, compare, beforeFrom, beforeTo } = view;
  const search = new URLSearchParams({
    ...(days !== null && { days: `${days}` }),
    ...(from !== null && to !== null && { from, to }),
    ...(platform !== null && { platform }),
    ...(compare && { compare: 'previous' }),
    ...(beforeFrom !== null && beforeTo !== null && { 'before-from': beforeFrom, 'before-to': beforeTo }),
  }).toString();
  return `/dashboard${screenOf(view, slug)}${search && `?${search}`}`;
}

function screenOf({ screen, subjectId }: LinkView, slug: string | null): string {
  const subject = encodeURIComponent(subjectId ?? '');
  switch (screen) {
    case 'overview':
      return '';
    case 'topic':
      return slug === null ? '' : `/topics/${encodeURIComponent(slug)}`;
    case 'head-to-head':
      return `/competitors/${subject}`;
    case 'what-changed':
      return '/what-changed';
    case 'prompt':
      return `/prompts/${subject}`;
  }
}

/** A path as mails link it. */
export const linkTo = (config: Site, path: string) => `${publicUrl(config)}${path}`;
