import { AppError } from '../errors.ts';
import type { Viewer } from '../modules/accounts/model.ts';
import type { Services } from '../services.ts';

/** Many pages publish no address, so more targets are chosen than drafts written. */
const MAX_TARGETS = 12;
const DRAFTS = 3;
const SENT = 2;

const NO_SERVER = { host: '', security: 'tls', user: '' } as const;
const SETTINGS = {
  fromName: 'Demo Sender',
  fromAddress: 'demo@sightline.example',
  postalAddress: '1 Example Street, 12345 Example',
  smtp: { ...NO_SERVER, port: 465 },
  imap: { ...NO_SERVER, port: 993 },
  plusAddressing: true,
  dailyLimit: 30,
  timeZone: 'UTC',
};

/**
 * Writes to the authors of simulated pages by the real service. The mails go to the outbox of this server, marked as simulated.
 * Repeating it after an interruption goes on.
 */
export async function fillOutreach({ outreach }: Services, viewer: Viewer): Promise<void> {
  await outreach.settings.save(viewer, SETTINGS);
  const { nodes } = await outreach.targets.sources(viewer, { first: 20 });
  let drafted = 0;
  for (const { id } of nodes.slice(0, MAX_TARGETS)) {
    if (drafted >= DRAFTS) break;
    await outreach.targets.findContacts(viewer, id);
    await outreach.readContacts(viewer.userId, id);
    const target = await outreach.targets.read(viewer.userId, id);
    if (target && target.mails.length > 0) {
      drafted += 1;
      continue;
    }
    const contact = target?.contacts.find(({ address, blocked }) => address !== null && !blocked);
    if (!contact) continue;
    const mail = await unlessRefused(outreach.drafts.draft(viewer, id, contact.id));
    const [draft] = mail?.target?.mails ?? [];
    if (!draft) continue;
    drafted += 1;
    if (drafted > SENT) continue;
    await outreach.sending.approve(viewer, draft.id, draft.hash);
    await outreach.sending.send(viewer, draft.id);
  }
}

/** Several simulated pages may be of one author, who is written to once. */
const unlessRefused = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'CONFLICT') return null;
    throw error;
  });
