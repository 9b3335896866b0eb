import { agentToken } from '../../net/robots-lines.ts';
import { type Findings, quote } from '../finding.ts';

export interface GroupRule {
  line: number;
  isAllow: boolean;
  path: string;
}

/** `User-agent` lines and the rules below them. */
export interface RuleGroup {
  agents: { line: number; name: string }[];
  rules: GroupRule[];
  /** It also has other records, such as preferences. */
  hasRecords: boolean;
}

/** Checks groups against each other, and the rules of each. */
export function checkGroups(groups: readonly RuleGroup[], findings: Findings): void {
  const firstLines = new Map<string, number>();
  const rulesOf = new Map<string, Map<string, GroupRule>>();
  const reported = new Set<GroupRule>();
  for (const { agents, rules, hasRecords } of groups) {
    const last = agents.at(-1);
    if (rules.length === 0 && !hasRecords && last) {
      findings.add(
        'warning',
        last.line,
        'group-empty',
        `No rule follows ${quote(last.name)}, so it may fetch everything.`,
        'At least one Allow or Disallow below User-agent.',
      );
    }
    const names = new Set<string>();
    for (const { line, name } of agents) {
      const token = agentToken(name);
      if (token === '') continue;
      const first = firstLines.get(token);
      if (first !== undefined) {
        findings.add(
          'warning',
          line,
          'group-twice',
          `Line ${first} begins a group for ${quote(name)} too. Some crawlers read only one of them.`,
          'One group for an agent.',
        );
      } else firstLines.set(token, line);
      names.add(token);
    }
    for (const token of names) {
      const known = rulesOf.get(token) ?? new Map<string, GroupRule>();
      rulesOf.set(token, known);
      for (const rule of rules) {
        if (!reported.has(rule) && compareRule(rule, known, findings)) reported.add(rule);
        if (!known.has(rule.path)) known.set(rule.path, rule);
      }
    }
  }
  const everyone = [...(rulesOf.get('*')?.values() ?? [])];
  const closing = everyone.find(({ isAllow, path }) => !isAllow && /^\/\*?$/.test(path));
  if (closing && !everyone.some(({ isAllow }) => isAllow)) {
    findings.add(
      'warning',
      closing.line,
      'all-disallowed',
      'The rule closes the whole site to every agent without a group of its own.',
      'Disallow with the paths to close, or an empty Disallow.',
    );
  }
}

/** @returns whether the rule has a finding */
function compareRule(rule: GroupRule, known: ReadonlyMap<string, GroupRule>, findings: Findings): boolean {
  const same = rule.path === '' ? undefined : known.get(rule.path);
  if (!same) return false;
  if (same.isAllow === rule.isAllow) {
    findings.add('note', rule.line, 'rule-twice', `Line ${same.line} says the same.`, 'Each rule once.');
  } else {
    findings.add(
      'error',
      rule.line,
      'contradiction',
      `Line ${same.line} says the opposite of ${quote(rule.path)}. Allow wins for crawlers that follow RFC 9309.`,
      'One rule for a path.',
    );
  }
  return true;
}
