import type { Platform } from '../../platforms/platform.ts';
import type { ConfiguredPlatform } from '../../platforms/registry.ts';
import { SIMULATOR_KEY } from '../../platforms/simulator/key.ts';
import { createAccountSimulator } from '../../platforms/simulator/simulator.ts';
import type { ReportsDeps } from './deps.ts';
import { companiesOf } from './making/companies.ts';
import type { StoredReport } from './model.ts';

/** A platform as a report asks it. */
export interface AskedPlatform {
  configured: ConfiguredPlatform;
  platform: Platform;
}

/** What answers a report's questions on a platform; null for one that cannot be asked any more. */
export function platformOf(deps: ReportsDeps, report: StoredReport, key: string): AskedPlatform | null {
  const configured = deps.platforms.all().find((each) => each.key === key);
  if (configured?.status === 'on') {
    const platform = deps.platforms.get(key);
    return platform && { configured, platform };
  }
  if (configured?.status !== 'simulated' || key !== SIMULATOR_KEY) return null;
  const { brand, rivals } = companiesOf(deps, report);
  return {
    configured,
    platform: createAccountSimulator({
      brand,
      competitors: rivals,
      topicOf: (question) => ({ name: topicOf(question, report.searchTopics) }),
      clock: deps.clock,
    }),
  };
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** The search topic with most words in common with a question; the first of several. */
function topicOf(question: string, topics: readonly string[]): string {
  const asked = wordsOf(question);
  const common = topics.map((topic) => wordsOf(topic).intersection(asked).size);
  return topics[common.indexOf(Math.max(...common))] ?? '';
}
