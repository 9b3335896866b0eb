import { Overview, Shell, Topic } from 'virtual:query-texts';
import { readKeptSession, storageKeyOf } from '../auth/kept-session.ts';
import { readConfig } from '../config.ts';
import { metricsVariables, readMetricsAddress } from '../metrics-filter/address.ts';
import { askEarly } from './early-replies.ts';

const TOPIC = /^\/dashboard\/topics\/([a-z0-9-]+)\/?$/;
const OVERVIEW = /^\/dashboard\/?$/;

// The page loads this file before the rest: it asks for what the screen at the address will ask for, while the code
// that draws it is on its way. Whatever the screen does not ask in the same words is asked by the screen itself.
const { pathname, search } = window.location;
const [, slug] = TOPIC.exec(pathname) ?? [];
const session = slug || OVERVIEW.test(pathname) ? readKeptSession(storageKeyOf(readConfig())) : null;
if (session) {
  const token = session.access_token;
  const variables = metricsVariables(readMetricsAddress(new URLSearchParams(search)));
  askEarly({ operationName: 'Shell', variables: {}, query: Shell }, token);
  if (slug) {
    askEarly({ operationName: 'Topic', variables: { slug, ...variables }, query: Topic }, token);
  } else {
    askEarly({ operationName: 'Overview', variables, query: Overview }, token);
  }
}
