import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { openEmbedded } from '../../server/db/client.ts';
import { addCustomers, type Customer } from './customers.ts';
import { checkAfterPowerCut, chooseMoment, recordWorkload } from './power/cut.ts';
import type { Random } from './power/disk.ts';

const BATCHES = 30;
const ANSWERS_PER_BATCH = 20;
const CUTS_PER_ROUND = 10;

/**
 * Imports answers into the embedded database and cuts the power at random moments, losing what was not synced. Each round
 * continues with a folder that an earlier cut left.
 * @throws when anything acknowledged is lost or half done, naming the seed
 */
export async function soakPower(rounds: number, seed = Date.now() % 2 ** 31): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-power-'));
  const generator = xoroshiro128plus(seed);
  const random: Random = (most) => uniformInt(generator, 0, most);
  const began = performance.now();
  const [data, target] = [join(folder, 'data'), join(folder, 'after')];
  let answers = 0;
  try {
    mkdirSync(data);
    const { customer, prepared } = await prepare(join(folder, 'prepared'));
    let acknowledged: ReadonlySet<string> = new Set();
    for (let round = 0; round < rounds; round += 1) {
      const recording = await recordWorkload(folder, {
        ...{
          prepared,
          customer,
          first: round * BATCHES,
          batches: BATCHES,
          answersPerBatch: ANSWERS_PER_BATCH,
        },
      });
      const before = acknowledged;
      for (let number = 0; number < CUTS_PER_ROUND; number += 1) {
        const cut = { after: chooseMoment(recording, random), random };
        acknowledged = await checkAfterPowerCut(recording, target, cut, before);
        answers += acknowledged.size;
      }
      for (const name of ['data', 'before', 'journal']) rmSync(join(folder, name), { recursive: true });
      cpSync(target, data, { recursive: true });
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(
      `power cuts, embedded | ${rounds * CUTS_PER_ROUND} cuts in ${seconds} s, seed ${seed} | ${answers} acknowledged answers checked, none lost`,
    );
  } catch (error) {
    throw new Error(`power cuts with the seed ${seed}, in ${folder}`, { cause: error });
  }
  rmSync(folder, { recursive: true });
}

/** A migrated database with one customer, which first starts copy. */
async function prepare(dataDir: string): Promise<{ customer: Customer; prepared: string }> {
  const database = await openEmbedded(dataDir);
  const [customer] = await addCustomers(database, { count: 1, questions: [], platforms: [], env: {} });
  await database.close();
  if (!customer) throw new Error('no customer');
  return { customer, prepared: join(dataDir, 'database') };
}
