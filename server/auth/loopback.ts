/** Names under which only this machine is reached. A name that merely begins with 127 is not among them. */
const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** @param hostname as a parsed URL has it: lower case, IPv6 in brackets */
export const isLoopbackName = (hostname: string) => LOOPBACK_NAME.test(hostname);

/**
 * The origin a Host header stands for, when it is this machine's own. A page elsewhere can make a browser
 * send any other name here (DNS rebinding), so no other is believed.
 */
export function loopbackOrigin(hostHeader: string | undefined): string | undefined {
  if (!hostHeader || !/^[A-Za-z0-9.[\]:]{1,64}$/.test(hostHeader)) return undefined;
  const url = URL.parse(`http://${hostHeader}`);
  return url && isLoopbackName(url.hostname) ? url.origin : undefined;
}
