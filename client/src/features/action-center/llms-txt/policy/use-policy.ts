import { useState } from 'react';
import type { ProposedRobotsTxtQueryVariables } from '../LlmsTxtScreen.generated.ts';
import type { BotPolicy, SiteFiles } from '../model.ts';
import {
  CONTENT_SIGNAL,
  CONTENT_USAGE,
  formatPreferences,
  type PreferenceLine,
  parsePreferences,
} from './preferences.ts';

/** What the user wants robots.txt to say, and the proposal that was asked for. */
export function usePolicy({ policies, contentSignal, contentUsage }: SiteFiles) {
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({});
  const [preferences, setPreferences] = useState({
    'Content-Signal': parsePreferences(contentSignal),
    'Content-Usage': parsePreferences(contentUsage),
  });
  const [proposed, setProposed] = useState<ProposedRobotsTxtQueryVariables['input'] | null>(null);
  const isAllowed = ({ token, isAllowed }: BotPolicy) => wanted[token] ?? isAllowed;
  const changed = policies.filter((policy) => isAllowed(policy) !== policy.isAllowed);
  /** Undefined if the line does not change. */
  const changedLine = (line: PreferenceLine, current: string | null) => {
    const value = formatPreferences(line, preferences[line.field]);
    return value === formatPreferences(line, parsePreferences(current)) ? undefined : value;
  };
  const signal = changedLine(CONTENT_SIGNAL, contentSignal);
  const usage = changedLine(CONTENT_USAGE, contentUsage);

  function setAllowed(tokens: readonly string[], allowed: boolean) {
    setWanted({ ...wanted, ...Object.fromEntries(tokens.map((token) => [token, allowed])) });
    setProposed(null);
  }
  return {
    isAllowed,
    isChanged: (policy: BotPolicy) => changed.includes(policy),
    changes: changed.length + (signal === undefined ? 0 : 1) + (usage === undefined ? 0 : 1),
    setAllowed,
    preferences,
    setPreference(field: PreferenceLine['field'], key: string, value: string) {
      setPreferences({ ...preferences, [field]: { ...preferences[field], [key]: value } });
      setProposed(null);
    },
    proposed,
    propose: () =>
      setProposed({
        bots: changed.map((policy) => ({ token: policy.token, allowed: isAllowed(policy) })),
        contentSignal: signal ?? null,
        contentUsage: usage ?? null,
      }),
    discard() {
      setWanted({});
      setPreferences({
        'Content-Signal': parsePreferences(contentSignal),
        'Content-Usage': parsePreferences(contentUsage),
      });
      setProposed(null);
    },
  };
}

export type Policy = ReturnType<typeof usePolicy>;
