import { parseArgs } from 'node:util';
import { startVendors } from './server.ts';

/** Runs the stand-ins by hand: `node server/testing/vendors/main.ts --port 4260 --names "Acme,Rival" --delay 500`. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4260' },
    names: { type: 'string', default: '' },
    delay: { type: 'string', default: '0' },
  },
});
const names = values.names
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean);

const vendors = await startVendors({
  port: Number(values.port),
  behaviour: { kind: 'answer', delayMs: Number(values.delay) },
  ...(names.length > 0 && {
    answerTo: () => ({
      text: names.map((name, index) => `${index + 1}. **${name}** is a solid choice.`).join('\n'),
      sources: [{ url: 'https://reviews.example/best', title: 'The best, tested' }],
    }),
  }),
});
const lines = Object.entries(vendors.environment()).map(([name, value]) => `${name}=${value}`);
process.stdout.write(`${lines.join('\n')}\n`);
