import { useState } from 'react';
import { saidOf } from '../../../apollo/said.ts';
import type { AddAlertRuleInput, AlertChannel, AlertKind } from '../../../schema.generated.ts';
import { useAddAlertRuleMutation } from './RulesCard.generated.ts';

interface Values {
  kind: AlertKind;
  /** Empty: the whole account. */
  topicId: string;
  email: boolean;
  webhook: boolean;
}

const DEFAULTS: Values = { kind: 'VISIBILITY_DROP', topicId: '', email: true, webhook: false };
const FAILURE = 'The alert could not be added. Please try again.';

/** Values of a new rule, and how it is added; `problem` is the error of the last attempt. */
export function useAddRule(onAdded: () => void) {
  const [values, setValues] = useState(DEFAULTS);
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { loading }] = useAddAlertRuleMutation();

  async function add() {
    setProblem(null);
    try {
      const { data } = await send({ variables: { input: toInput(values) } });
      const refusal = data?.addAlertRule.errors[0];
      if (refusal) setProblem(refusal.message);
      else onAdded();
    } catch (error) {
      setProblem(saidOf(error, FAILURE));
    }
  }

  function change(changed: Partial<Values>) {
    setProblem(null);
    setValues({ ...values, ...changed });
  }

  return { values, change, add, busy: loading, problem };
}

function toInput({ kind, topicId, email, webhook }: Values): AddAlertRuleInput {
  const channels: AlertChannel[] = [
    ...(email ? (['EMAIL'] as const) : []),
    ...(webhook ? (['WEBHOOK'] as const) : []),
  ];
  return { kind, topicId: topicId === '' || kind === 'FAILED_RUN' ? null : topicId, channels };
}
