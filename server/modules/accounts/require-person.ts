import { forbidden } from '../../errors.ts';
import type { Viewer } from './model.ts';

/** @param deed what only a person may do @throws FORBIDDEN for a request with an API token */
export function requirePerson({ via }: Viewer, deed: string): void {
  if (via !== 'session') throw forbidden(`Only a signed-in person can ${deed}; an API token cannot.`);
}
