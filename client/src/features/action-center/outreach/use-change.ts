import { useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';

interface Result {
  errors: readonly { message: string }[];
}

/** Runs mutations one at a time, and holds why the latest one failed. */
export function useChange() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** @returns whether it worked */
  async function run(change: () => Promise<Result | undefined>): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      const result = await change();
      const message = result?.errors[0]?.message ?? null;
      setProblem(message);
      return message === null;
    } catch (error) {
      setProblem(serverMessage(error, 'Nothing was changed. Please try again.'));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { run, problem, isBusy };
}
