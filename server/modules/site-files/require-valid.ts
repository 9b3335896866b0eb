import { POLICY_AGENTS } from '../../ai-agents/policy-agents.ts';
import { badInput } from '../../errors.ts';
import { Findings } from '../../site-files/finding.ts';
import { checkContentSignal, checkContentUsage } from '../../site-files/robots-txt/preferences.ts';
import type { PolicyChange } from '../../site-files/robots-txt/propose.ts';

const MAX_BOTS = 50;
const MAX_PREFERENCE = 200;

/** @throws BAD_USER_INPUT for bots that are not listed, or preferences of another form */
export function requireValid({ agents, contentSignal, contentUsage }: PolicyChange): void {
  if (agents.length > MAX_BOTS) throw badInput('bots', `At most ${MAX_BOTS} bots.`);
  for (const { token } of agents) {
    if (!POLICY_AGENTS.some((bot) => bot.token === token))
      throw badInput('bots', 'Name bots of the policy only.');
  }
  const findings = new Findings();
  for (const [field, value] of Object.entries({ contentSignal, contentUsage })) {
    if (value && (value.length > MAX_PREFERENCE || /[\r\n#]/.test(value))) {
      throw badInput(field, `One line of at most ${MAX_PREFERENCE} characters.`);
    }
  }
  if (contentSignal) checkContentSignal(1, contentSignal, findings);
  if (contentUsage) checkContentUsage(1, `/ ${contentUsage}`, findings);
  const [finding] = findings.list();
  if (finding)
    throw badInput(finding.kind.startsWith('usage') ? 'contentUsage' : 'contentSignal', finding.message);
}
