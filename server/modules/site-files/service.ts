import { notFound } from '../../errors.ts';
import { findConflict, type SaveConflict, toConflictResult, versionOf } from '../../lib/version.ts';
import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import { generateLlmsTxt } from '../../site-files/llms-txt/generate.ts';
import { type PolicyChange, proposeRobotsTxt } from '../../site-files/robots-txt/propose.ts';
import { requireActionCenter } from '../accounts/action-center.ts';
import type { Account, Viewer } from '../accounts/model.ts';
import { readOnce } from '../accounts/read-once.ts';
import type { FieldError } from '../brands/model.ts';
import { findCheck } from './check-store.ts';
import type { SiteFilesDeps } from './deps.ts';
import { compareTexts, type DifferenceLine } from './difference.ts';
import { siteFileJobs, startCheck } from './jobs.ts';
import { MAX_FILE_BYTES, type OwnPage, type SiteCheck, type SiteFileKind, type StoredFile } from './model.ts';
import { listOwnPages, pagesOfSite } from './own-pages.ts';
import { requireValid } from './require-valid.ts';
import { findCitedPages, findDraft, findFiles, findTitles, findVersions, saveDraft } from './store.ts';

/** The files of an account's site as last requested. */
export interface SiteFilesView {
  id: string;
  domain: string | null;
  /** Those of the domain that were requested. */
  files: StoredFile[];
  check: SiteCheck | null;
  citedPages: OwnPage[];
}

/** The text to edit. */
export interface EditedFile {
  text: string;
  origin: 'DRAFT' | 'SITE' | 'GENERATED' | 'NONE';
  savedAt: string | null;
  version: string;
}

export type SaveDraftResult = { ok: true } | { ok: false; errors: FieldError[]; conflict?: SaveConflict };

const CHECKS = { count: 10, seconds: 3600 };
/** A check that lasts longer was lost with its process. */
const MAX_CHECK_MS = 60 * 60_000;

export type SiteFilesService = ReturnType<typeof createSiteFilesService>;

/**
 * llms.txt and robots.txt of the brand's site: their versions, checks, drafts and proposals. Nothing is published.
 * Methods read the named account, by default the viewer's own, and throw FORBIDDEN for another's account or one without
 * the Action Center, and NOT_FOUND.
 */
export function createSiteFilesService(deps: SiteFilesDeps) {
  const { db, accounts, brands, clock } = deps;
  const readable = async (viewer: Viewer, userId: string | null | undefined): Promise<Account> =>
    requireActionCenter(accounts, await accounts.readable(viewer, userId));
  const brandOf = async (viewer: Viewer, { userId }: Account) =>
    (await brands.trackedFor(viewer, userId)).brand;

  // The editor and the files are often read in one request.
  const checkOf = (viewer: Viewer, userId: string) =>
    readOnce(viewer, `site check ${userId}`, () => findCheck(db, userId));
  const citedPagesOf = (viewer: Viewer, userId: string, domain: string) =>
    readOnce(viewer, `cited pages ${userId}`, () => findCitedPages(db, userId, domain));
  async function filesOf(viewer: Viewer, { userId }: Account, domain: string | null): Promise<StoredFile[]> {
    const read = () => findFiles(db, userId);
    const files = domain === null ? [] : await readOnce(viewer, `site files ${userId}`, read);
    return files.filter((file) => file.domain === domain);
  }

  async function generateFor(viewer: Viewer, account: Account): Promise<string> {
    const brand = await brandOf(viewer, account);
    if (!brand?.domain) return '';
    const { domain } = brand;
    const check = await checkOf(viewer, account.userId);
    const cited = await citedPagesOf(viewer, account.userId, domain);
    const titles = await findTitles(db, account.userId, domain);
    const pages = listOwnPages(cited, titles, check?.sitemapUrls ?? []);
    return pages.length === 0 ? '' : generateLlmsTxt({ name: brand.name, summary: '', pages });
  }

  return {
    async files(viewer: Viewer, userId: string | null | undefined): Promise<SiteFilesView> {
      const account = await readable(viewer, userId);
      const domain = (await brandOf(viewer, account))?.domain ?? null;
      const files = await filesOf(viewer, account, domain);
      const robots = files.find(({ kind }) => kind === 'robots');
      const cited = domain && robots ? await citedPagesOf(viewer, account.userId, domain) : [];
      return {
        id: account.userId,
        domain,
        files,
        check: domain === null ? null : await checkOf(viewer, account.userId),
        citedPages: domain && robots ? pagesOfSite(cited, domain, robots.finalUrl) : [],
      };
    },

    async editedFile(viewer: Viewer, userId: string | null | undefined): Promise<EditedFile> {
      const account = await readable(viewer, userId);
      const draft = await findDraft(db, account.userId);
      const version = versionOf(draft?.content ?? null);
      if (draft) return { text: draft.content, origin: 'DRAFT', savedAt: draft.savedAt, version };
      const domain = (await brandOf(viewer, account))?.domain ?? null;
      const own = (await filesOf(viewer, account, domain)).find(({ kind }) => kind === 'llms')?.content;
      if (own) return { text: own.replace(/^\uFEFF/, ''), origin: 'SITE', savedAt: null, version };
      const text = await generateFor(viewer, account);
      return { text, origin: text === '' ? 'NONE' : 'GENERATED', savedAt: null, version };
    },

    generate: async (viewer: Viewer, userId: string | null | undefined): Promise<string> =>
      generateFor(viewer, await readable(viewer, userId)),

    /** @returns null where the versions differ too much */
    async difference(
      viewer: Viewer,
      userId: string | null | undefined,
      { kind, from, to }: { kind: SiteFileKind; from: number; to: number },
    ): Promise<DifferenceLine[] | null> {
      const account = await readable(viewer, userId);
      const versions = await findVersions(db, account.userId, kind, [from, to]);
      const textOf = (number: number) => {
        const version = versions.find((stored) => stored.number === number);
        if (!version)
          throw notFound('This version of the file is not stored.', number === from ? 'from' : 'to');
        return version.content;
      };
      return compareTexts(textOf(from), textOf(to));
    },

    /** @throws BAD_USER_INPUT for bots that are not listed, or preferences of another form */
    async propose(viewer: Viewer, userId: string | null | undefined, change: PolicyChange) {
      requireValid(change);
      const account = await readable(viewer, userId);
      const domain = (await brandOf(viewer, account))?.domain ?? null;
      const current =
        (await filesOf(viewer, account, domain)).find(({ kind }) => kind === 'robots')?.content ?? '';
      const text = proposeRobotsTxt(current, change);
      return { text, difference: compareTexts(current, text) };
    },

    /** Starts a check of the viewer's own account unless one is under way. @throws RATE_LIMITED */
    async check(viewer: Viewer, withLinks: boolean): Promise<FieldError[]> {
      const { userId } = await readable(viewer, null);
      const { brand } = await brands.tracked(userId);
      if (!brand?.domain) return [{ field: 'domain', message: 'Set the website of your brand first.' }];
      const current = await findCheck(db, userId);
      const isUnderWay =
        (current?.status === 'waiting' || current?.status === 'running') &&
        clock().getTime() - Date.parse(current.startedAt) < MAX_CHECK_MS;
      if (isUnderWay) return [];
      await enforceLimit(
        deps.rateLimiter,
        `site-check:${userId}`,
        CHECKS,
        'At most 10 checks of your files an hour.',
      );
      await startCheck(deps, userId, { withLinks, startedBy: viewer.personId });
      return [];
    },

    /** @param readAt version that the draft was read at; without one it is overwritten */
    async saveDraft(viewer: Viewer, text: string, readAt?: string | null): Promise<SaveDraftResult> {
      const { userId } = await readable(viewer, null);
      if (Buffer.byteLength(text) > MAX_FILE_BYTES) {
        return { ok: false, errors: [{ field: 'text', message: 'At most 500 KB.' }] };
      }
      return db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const draft = await findDraft(tx, userId);
        const conflict = findConflict(
          readAt,
          versionOf(draft?.content ?? null),
          'The draft was changed after it was read. Nothing was saved.',
        );
        if (conflict) return { ok: false, ...toConflictResult(conflict) };
        await saveDraft(tx, userId, text.replaceAll('\0', ''), clock());
        return { ok: true };
      });
    },

    jobs: siteFileJobs(deps),
  };
}
