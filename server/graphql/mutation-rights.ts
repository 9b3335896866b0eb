import { forbidden } from '../errors.ts';
import type { AccountRole, Viewer } from '../modules/accounts/model.ts';
import type { MutationResolvers } from './resolvers.generated.ts';

type Args = Readonly<Record<string, unknown>>;

/** Who may run a mutation, and how the audit list shows it. */
interface MutationRight {
  /**
   * The least role in the account. `person`: it concerns the person or the server and not the account, so that the role
   * does not matter; the service checks who they are, if anybody.
   */
  needs: AccountRole | 'person';
  /** Null: not listed, or listed by the service itself. What concerns the person is listed in their own account. */
  action: string | null;
  /** What was changed, from the arguments. Never secrets. */
  detail?: (args: Args) => string | null;
}

const edit = (action: string | null, detail?: MutationRight['detail']): MutationRight => ({
  ...{ needs: 'editor', action },
  ...(detail ? { detail } : {}),
});
const own = (action: string | null, detail?: MutationRight['detail']): MutationRight => ({
  ...edit(action, detail),
  needs: 'owner',
});
const PERSONAL: MutationRight = { needs: 'person', action: null };

/** The text at a path of the arguments, such as `input.name`. */
const text =
  (path: string): NonNullable<MutationRight['detail']> =>
  (args) => {
    let value: unknown = args;
    for (const name of path.split('.')) value = (value as Args | null | undefined)?.[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
const count =
  (name: string, one: string, many = `${one}s`): NonNullable<MutationRight['detail']> =>
  ({ [name]: list }) =>
    Array.isArray(list) ? `${list.length} ${list.length === 1 ? one : many}` : null;
const onOff: MutationRight['detail'] = ({ on }) => (on === true ? 'On' : 'Off');

/** Every mutation: a new one does not compile until it is decided here. */
export const MUTATION_RIGHTS: Readonly<Record<keyof MutationResolvers, MutationRight>> = {
  saveBrand: edit('Saved brand and competitors', text('input.brand.name')),
  addTopics: edit('Added topics', count('names', 'topic')),
  renameTopic: edit('Renamed a topic', text('name')),
  orderTopics: edit('Ordered topics'),
  archiveTopic: edit('Archived a topic'),
  restoreTopic: edit('Restored a topic'),
  addPrompts: edit('Added prompts', count('questions', 'prompt')),
  changePrompt: edit('Changed a prompt', text('question')),
  movePrompts: edit('Moved prompts', count('ids', 'prompt')),
  archivePrompts: edit('Archived prompts', count('ids', 'prompt')),
  restorePrompts: edit('Restored prompts', count('ids', 'prompt')),
  importPrompts: edit('Imported prompts', count('rows', 'row')),

  importAnswers: edit('Imported answers'),
  reanalyse: edit('Analysed answers again'),
  reviewMention: edit('Reviewed mentions'),
  removeReview: edit('Removed a review'),
  correctOrder: edit('Corrected an order'),
  dismissDiscoveredCompany: edit('Dismissed a discovered company', text('key')),
  trackDiscoveredCompany: edit('Tracked a discovered company', text('key')),

  saveCollectionSettings: edit('Changed collecting'),
  startRun: edit('Started a run'),
  cancelRun: edit('Cancelled a run'),
  checkPlatform: edit('Tested a platform', text('key')),

  addAlertRule: edit('Added an alert rule', text('input.kind')),
  removeAlertRule: edit('Removed an alert rule'),
  saveAlertWebhook: edit('Changed the alert webhook'),
  rotateAlertSecret: edit('Replaced the webhook’s secret'),
  setWeeklyDigest: edit('Switched the weekly digest', onOff),
  addAlertRecipient: edit('Added an alert recipient', text('address')),
  removeAlertRecipient: edit('Removed an alert recipient'),
  setAlertQuietHours: edit('Changed the quiet hours of alerts'),
  sendTestAlert: edit('Sent a test alert'),

  addNote: edit('Added a note', text('input.text')),
  changeNote: edit('Changed a note', text('input.text')),
  removeNote: edit('Removed a note'),

  savePersona: edit('Saved a persona', text('input.name')),
  archivePersona: edit('Archived a persona'),
  restorePersona: edit('Restored a persona'),

  readPages: edit('Started reading pages'),
  stopReadingPages: edit('Stopped reading pages'),
  readPageAgain: edit('Read a page again'),
  savePageSettings: edit('Changed reading pages'),
  checkSiteFiles: edit('Checked llms.txt and robots.txt'),
  saveLlmsTxt: edit('Saved llms.txt'),
  writeDraft: edit('Wrote a draft'),
  setNextStep: edit('Ticked a next step'),
  setVercelSecret: edit('Changed the Vercel secret'),
  connectAnalytics: edit('Connected Google Analytics', text('input.propertyId')),
  disconnectAnalytics: edit('Disconnected Google Analytics'),
  importSearchReport: edit('Imported a search report', text('input.kind')),
  removeSearchReport: edit('Removed a search report'),
  readAnalytics: edit('Read Google Analytics again'),

  createShareLink: edit('Made a share link', text('input.name')),
  revokeShareLink: edit('Revoked a share link'),
  countShareLinkOpen: PERSONAL,

  createExperiment: edit('Drafted an experiment', text('input.name')),
  updateExperiment: edit('Changed an experiment', text('input.name')),
  registerExperiment: edit('Registered an experiment'),
  abandonExperiment: edit('Abandoned an experiment'),
  deleteExperiment: edit('Deleted an experiment'),
  createAccountReport: edit('Made a report', text('input.title')),
  sendView: edit('Mailed a view', text('input.title')),
  saveViewSchedule: edit('Saved a schedule of a view', text('input.title')),
  sendAccountReport: edit('Mailed a report', count('recipients', 'recipient')),
  retryAccountReport: edit('Tried a report again'),
  deleteAccountReport: edit('Deleted a report'),
  saveReportSchedule: edit('Saved a report schedule', text('input.title')),
  pauseReportSchedule: edit('Paused or resumed a report schedule'),
  deleteReportSchedule: edit('Deleted a report schedule'),

  findOutreachContacts: edit('Looked for contacts'),
  draftOutreachMail: edit('Drafted an outreach mail'),
  saveOutreachMail: edit('Changed an outreach mail'),
  deleteOutreachDraft: edit('Deleted an outreach draft'),
  approveOutreachMail: edit('Approved an outreach mail'),
  sendOutreachMail: edit('Sent an outreach mail'),
  resolveOutreachMail: edit('Resolved an outreach mail'),
  declineOutreachMail: edit('Declined an outreach mail'),
  deleteOutreachTarget: edit('Deleted an outreach target'),
  saveOutreachSettings: edit('Changed outreach settings'),
  testOutreachSettings: edit('Tested outreach settings'),
  checkOutreachReplies: edit('Checked for replies'),
  addOutreachSuppressions: edit('Added to “do not contact”'),
  removeOutreachSuppression: edit('Removed from “do not contact”'),
  importOutreachSuppressions: edit('Imported “do not contact”'),
  importOutreachTargets: edit('Imported outreach targets'),

  invitePerson: own('Invited somebody', text('email')),
  // Listed by the service, which knows whom it concerns.
  withdrawInvitation: own(null),
  changeMemberRole: own(null),
  removeMember: own(null),
  leaveAccount: { needs: 'viewer', action: 'Left the account' },
  acceptInvitation: PERSONAL,

  createApiToken: { needs: 'person', action: 'Created an API token', detail: text('input.name') },
  revokeApiToken: { needs: 'person', action: 'Revoked an API token' },
  disconnectApp: { needs: 'person', action: 'Disconnected an app' },
  deleteAccount: PERSONAL,

  requestReport: PERSONAL,
  confirmReport: PERSONAL,
  removeReport: PERSONAL,
  retryReport: PERSONAL,
  removeReportRequest: PERSONAL,
  suggestReportWebsite: PERSONAL,
  suggestReportCompetitors: PERSONAL,
  suggestReportSearchTopics: PERSONAL,
  suggestReportPrompts: PERSONAL,
};

const RANK: Record<AccountRole, number> = { viewer: 0, editor: 1, owner: 2 };

/** @throws FORBIDDEN for a read-only API token, and for a viewer whose role in the account is not enough */
export function checkRight(name: keyof MutationResolvers, viewer: Viewer | null): void {
  if (!viewer) return;
  const { via, accountRole } = viewer;
  if (typeof via === 'object' && via.scope === 'read') {
    throw forbidden('This API token is read-only. Create a read-write token for this.');
  }
  const { needs } = MUTATION_RIGHTS[name];
  if (needs === 'person' || RANK[accountRole] >= RANK[needs]) return;
  throw forbidden(
    needs === 'owner'
      ? 'Only an owner of this account can do this.'
      : 'You may look at this account but not change it. Ask an owner for the role of an editor.',
  );
}

/** Whether a mutation's payload says that nothing was changed. */
export function isRefused(payload: unknown): boolean {
  if (payload === null || typeof payload !== 'object') return false;
  const { errors, conflict } = payload as { errors?: unknown; conflict?: unknown };
  return (Array.isArray(errors) && errors.length > 0) || (conflict !== undefined && conflict !== null);
}
