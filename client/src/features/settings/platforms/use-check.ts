import { useState } from 'react';
import { saidOf } from '../../../apollo/said.ts';
import { useCheckPlatformMutation } from './CheckPlatform.generated.ts';

/** What a check came to. */
interface Said {
  text: string;
  good: boolean;
}

/** Checks a platform, and holds what came of it until the next check. */
export function useCheck() {
  const [send, { loading: busy }] = useCheckPlatformMutation();
  const [said, setSaid] = useState<Said | null>(null);

  async function check(key: string) {
    setSaid(null);
    try {
      const { data } = await send({ variables: { key } });
      const problem = data?.checkPlatform.problem ?? null;
      setSaid(problem === null ? { text: 'It answers.', good: true } : { text: problem, good: false });
    } catch (error) {
      setSaid({ text: saidOf(error, 'It could not be checked. Please try again.'), good: false });
    }
  }

  return { busy, said, check };
}
