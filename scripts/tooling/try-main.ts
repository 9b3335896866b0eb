import { fileURLToPath } from 'node:url';
import { runBuilt } from './entry.ts';

// The server alone as it was built, whether or not it is current.

await runBuilt(fileURLToPath(new URL('../..', import.meta.url)), 'main');
