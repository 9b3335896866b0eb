import { setPath, setSearch } from './url-parts.ts';

/** Turns the address of an AMP page into that of the page itself. Changes the URL it is given. */
export function withoutAmp(url: URL): void {
  const path = url.pathname;
  if (/amp/i.test(path)) {
    setPath(
      url,
      path.replace(/(?<=\/[^/]+)(?:\/amp)+\/*$/i, '').replace(/(?<=[^/])\.amp(?=\.html?$|\/?$)/i, ''),
    );
  }
  if (url.search === '') return;
  const kept = url.search
    .slice(1)
    .split('&')
    .filter(
      (pair) => pair !== '' && !/^(?:amp(?:=(?:1|true)?)?|outputtype=amp|amp_js_v=.*|usqp=.*)$/i.test(pair),
    );
  setSearch(url, kept.join('&'));
}
