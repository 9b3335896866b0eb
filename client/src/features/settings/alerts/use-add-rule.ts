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

const FIRST: Values = { kind: 'VISIBILITY_DROP', topicId: '', email: true, webhook: false };
const NOT_ADDED = 'The alert could not be added. Please try again.';

/** A new rule's values until it is added; what the server finds wrong with it is `problem`. */
export function useAddRule(onAdded: () => void) {
  const [values, setValues] = useState(FIRST);
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { loading }] = useAddAlertRuleMutation();

  async function add() {
    setProblem(null);
    try {
      const { data } = await send({ variables: { input: inputOf(values) } });
      const refusal = data?.addAlertRule.errors[0];
      if (refusal) setProblem(refusal.message);
      else onAdded();
    } catch (error) {
      setProblem(saidOf(error, NOT_ADDED));
    }
  }

  function change(some: Partial<Values>) {
    setProblem(null);
    setValues({ ...values, ...some });
  }

  return { values, change, add, busy: loading, problem };
}

function inputOf({ kind, topicId, email, webhook }: Values): AddAlertRuleInput {
  const channels: AlertChannel[] = [
    ...(email ? (['EMAIL'] as const) : []),
    ...(webhook ? (['WEBHOOK'] as const) : []),
  ];
  return { kind, topicId: topicId === '' || kind === 'FAILED_RUN' ? null : topicId, channels };
}
