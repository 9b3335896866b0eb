import type {
  LlmsLinkOutcome,
  LlmsTxtFile,
  MutationResolvers,
  QueryResolvers,
  SiteCheck,
  SiteFile,
  SiteFileFinding,
  SiteFileKind,
  SiteFileStatus,
  SiteFiles,
  TextDifference,
} from '../../graphql/resolvers.generated.ts';
import { type RequestContext, requireViewer } from '../../http/request-context.ts';
import { robotsForStatus } from '../../net/robots.ts';
import type { Finding } from '../../site-files/finding.ts';
import { checkLlmsTxt } from '../../site-files/llms-txt/check.ts';
import { checkRobotsTxt } from '../../site-files/robots-txt/check.ts';
import { readPolicy } from '../../site-files/robots-txt/policy.ts';
import { readPreference } from '../../site-files/robots-txt/set-preference.ts';
import { LLMS_TXT } from '../action-center/samples.ts';
import type { DifferenceLine } from './difference.ts';
import type { SiteFileKind as Kind, StoredFile } from './model.ts';
import type { SiteFilesView } from './service.ts';

const KINDS = {
  LLMS_TXT: 'llms',
  LLMS_FULL_TXT: 'llms-full',
  ROBOTS_TXT: 'robots',
} as const satisfies Record<SiteFileKind, Kind>;

/** `not-found` as an enum of the schema: `NOT_FOUND`. */
const toEnum = <Enum extends string>(value: string) => value.toUpperCase().replaceAll('-', '_') as Enum;

const toFindings = (findings: readonly Finding[]): SiteFileFinding[] =>
  findings.map((finding) => ({ ...finding, severity: toEnum(finding.severity) }));

const toDifference = (lines: readonly DifferenceLine[] | null): TextDifference => ({
  tooLarge: lines === null,
  lines: (lines ?? []).map((line) => ({ ...line, change: toEnum(line.change) })),
});

function toFile(kind: SiteFileKind, file: StoredFile | undefined): SiteFile {
  const text = file?.content ?? null;
  const check = kind === 'ROBOTS_TXT' ? checkRobotsTxt : checkLlmsTxt;
  return {
    kind,
    status: file ? toEnum<SiteFileStatus>(file.status) : 'NOT_CHECKED',
    httpStatus: file?.httpStatus ?? null,
    problem: file?.problem ?? null,
    finalUrl: file?.finalUrl ?? null,
    checkedAt: file?.checkedAt ?? null,
    checkedDaily: file !== undefined && file.checkedBy === null,
    text,
    findings: text === null ? [] : toFindings(check(text)),
    versions: file?.versions ?? [],
  };
}

function toCheck({ id, check }: SiteFilesView): SiteCheck | null {
  if (!check) return null;
  return {
    ...check,
    id,
    status: toEnum(check.status),
    daily: check.startedBy === null,
    links: check.links.map((link) => ({ ...link, outcome: toEnum<LlmsLinkOutcome>(link.outcome) })),
  };
}

function toSiteFiles(view: SiteFilesView): SiteFiles {
  const { id, domain, files, citedPages } = view;
  const fileOf = (kind: SiteFileKind) => files.find((file) => file.kind === KINDS[kind]);
  const robotsTxt = fileOf('ROBOTS_TXT');
  return {
    id,
    domain,
    files: (Object.keys(KINDS) as SiteFileKind[]).map((kind) => toFile(kind, fileOf(kind))),
    check: toCheck(view),
    policies: robotsTxt
      ? toPolicies(
          robotsTxt,
          citedPages.map(({ url }) => url),
        )
      : [],
    citedPages,
    contentSignal: readPreference(robotsTxt?.content ?? '', 'Content-Signal'),
    contentUsage: readPreference(robotsTxt?.content ?? '', 'Content-Usage'),
  };
}

function toPolicies(
  { httpStatus, content, finalUrl }: StoredFile,
  pages: readonly string[],
): SiteFiles['policies'] {
  const { origin } = new URL(finalUrl);
  // If the latest request failed, the latest version counts.
  const robots = robotsForStatus(content === null ? httpStatus : 200, content ?? '', `${origin}/robots.txt`);
  return readPolicy(robots, origin, pages).map(({ bot, isAllowed, isNamed, rule, pages: decisions }) => ({
    ...bot,
    purpose: toEnum(bot.purpose),
    isAllowed,
    isNamed,
    line: rule?.line ?? null,
    closedPages: decisions.flatMap((page) => (page.isAllowed ? [] : [page.url])),
  }));
}

async function readFile(context: RequestContext, userId: string | null | undefined): Promise<LlmsTxtFile> {
  const file = await context.services.siteFiles.editedFile(requireViewer(context), userId);
  return {
    ...file,
    sample: false,
    findings: file.text === '' ? [] : toFindings(checkLlmsTxt(file.text)),
    example: LLMS_TXT.text,
    scores: LLMS_TXT.scores,
  };
}

export const siteFileQueries = {
  llmsTxtFile: (_root, { userId }, context) => readFile(context, userId),
  siteFiles: async (_root, { userId }, context) =>
    toSiteFiles(await context.services.siteFiles.files(requireViewer(context), userId)),
  siteFileDifference: async (_root, { kind, from, to, userId }, context) => {
    const versions = { kind: KINDS[kind], from, to };
    return toDifference(
      await context.services.siteFiles.difference(requireViewer(context), userId, versions),
    );
  },
  generatedLlmsTxt: (_root, { userId }, context) =>
    context.services.siteFiles.generate(requireViewer(context), userId),
  proposedRobotsTxt: async (_root, { input, userId }, context) => {
    const { text, difference } = await context.services.siteFiles.propose(requireViewer(context), userId, {
      agents: (input.bots ?? []).map(({ token, allowed }) => ({ token, isAllowed: allowed })),
      contentSignal: input.contentSignal ?? undefined,
      contentUsage: input.contentUsage ?? undefined,
    });
    return { text, difference: toDifference(difference), findings: toFindings(checkRobotsTxt(text)) };
  },
} satisfies QueryResolvers;

export const siteFileMutations = {
  async checkSiteFiles(_root, { links }, context) {
    const errors = await context.services.siteFiles.check(requireViewer(context), links);
    return {
      errors,
      siteFiles: toSiteFiles(await context.services.siteFiles.files(requireViewer(context), null)),
    };
  },
  async saveLlmsTxt(_root, { text, version }, context) {
    const saved = await context.services.siteFiles.saveDraft(requireViewer(context), text, version);
    return {
      file: await readFile(context, null),
      conflict: saved.ok ? null : (saved.conflict ?? null),
      errors: saved.ok ? [] : saved.errors,
    };
  },
} satisfies MutationResolvers;
