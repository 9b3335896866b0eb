import packageJson from '../../package.json' with { type: 'json' };

/** The name in robots.txt that rules for this product use. */
export const ROBOTS_NAME = 'Sightline';

/**
 * The user agent of requests to websites: name, version and where their owners reach the operator.
 * @param contact a URL or a mail address
 */
export const userAgent = (contact: string | undefined) =>
  `${ROBOTS_NAME}/${packageJson.version}${contact ? ` (+${contact})` : ''}`;
