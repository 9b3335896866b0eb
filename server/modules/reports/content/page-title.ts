import { parse } from 'tldts';
import { oneLine } from '../../../lib/format.ts';

/**
 * What a page is called by whoever cites it; empty where that only says which site it is on (“The Spruce Eats” of
 * thespruceeats.com), as some platforms do for every page.
 */
export function pageTitle(title: string, domain: string): string {
  const letters = lettersOf(title);
  const names = [domain, parse(domain).domainWithoutSuffix ?? ''].map(lettersOf);
  return names.includes(letters) || names.includes(letters.replace(/^the/, '')) ? '' : oneLine(title);
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '');
