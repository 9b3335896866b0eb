import { readConfig } from '../../../config/config.ts';
import { openEmbedded } from '../../../db/client.ts';
import { createServices } from '../../../services.ts';
import { SEND_MAIL } from '../queues.ts';

// A process that sends one mail as a worker does: DATA_DIR, the account's id and the mail's id.

const [userId, mailId] = process.argv.slice(2);
const config = readConfig();
const database = await openEmbedded(config.dataDir);
const { outreach } = createServices(database.db, config);
const job = outreach.jobs.find(({ queue }) => queue === SEND_MAIL);
await job?.run({ userId, mailId }, { signal: new AbortController().signal, attempt: 1, last: false });
await database.close();
