import { type Findings, quote } from '../finding.ts';

/** Keys of Content-Signal (contentsignals.org). */
export const SIGNAL_KEYS = ['search', 'ai-input', 'ai-train'];
/** Categories of Content-Usage (draft-ietf-aipref-vocab). */
export const USAGE_KEYS = ['search', 'ai-use', 'train-ai'];

const SIGNAL_FORM = 'Content-Signal: search=yes, ai-input=yes, ai-train=no';
const USAGE_FORM = 'Content-Usage: / train-ai=n';

export function checkContentSignal(line: number, value: string, findings: Findings): void {
  checkPairs(value, {
    keys: SIGNAL_KEYS,
    values: ['yes', 'no'],
    report: (problem, message) => findings.add('error', line, `signal-${problem}`, message, SIGNAL_FORM),
  });
}

export function checkContentUsage(line: number, value: string, findings: Findings): void {
  const [, path = '', preferences = ''] = /^(\/\S*)?\s*(.*)$/.exec(value) ?? [];
  const report = (problem: string, message: string) =>
    findings.add('error', line, `usage-${problem}`, message, USAGE_FORM);
  if (path === '') report('path', 'The path before the preferences is missing.');
  checkPairs(preferences, { keys: USAGE_KEYS, values: ['y', 'n'], report });
}

interface PairRules {
  keys: readonly string[];
  values: readonly string[];
  report: (problem: 'syntax' | 'key' | 'value' | 'twice', message: string) => void;
}

function checkPairs(text: string, { keys, values, report }: PairRules) {
  const seen = new Set<string>();
  for (const pair of text.split(',')) {
    const [key = '', value, ...rest] = pair.trim().split('=');
    if (value === undefined || rest.length > 0 || key !== key.trim() || value !== value.trim()) {
      return report('syntax', `${quote(pair)} is not of the form key=value.`);
    }
    if (!keys.includes(key)) report('key', `${quote(key)} is not a known key: ${keys.join(', ')}.`);
    else if (!values.includes(value)) report('value', `${quote(value)} is not ${values.join(' or ')}.`);
    if (seen.has(key)) report('twice', `${quote(key)} has two values.`);
    seen.add(key);
  }
}
