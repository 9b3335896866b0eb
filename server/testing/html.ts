import { JSDOM } from 'jsdom';

// Opening a window takes far longer than reading a page.
const { window } = new JSDOM();

/** A page as a browser reads it; its scripts do not run. */
export const parseHtml = (html: string): Document =>
  new window.DOMParser().parseFromString(html, 'text/html');

/** All elements of a page, by their tag names. */
export const tagsOf = (html: string): string[] =>
  [...parseHtml(html).querySelectorAll('*')].map(({ tagName }) => tagName);
