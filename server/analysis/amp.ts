/** Turns the address of an AMP page into that of the page itself. Changes the URL it is given. */
export function withoutAmp(url: URL): void {
  url.pathname = url.pathname
    .replace(/(?<=\/[^/]+)(?:\/amp)+\/*$/i, '')
    .replace(/(?<=[^/])\.amp(?=\.html?$|\/?$)/i, '');
  const kept = url.search
    .slice(1)
    .split('&')
    .filter(
      (pair) => pair !== '' && !/^(?:amp(?:=(?:1|true)?)?|outputtype=amp|amp_js_v=.*|usqp=.*)$/i.test(pair),
    );
  url.search = kept.join('&');
}
