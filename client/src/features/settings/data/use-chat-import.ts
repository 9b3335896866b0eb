import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { type ImportPlan, toBatches } from '../../../chat-exports/plan-import.ts';
import { ImportChatsDocument } from './ChatImport.generated.ts';

export interface ChatImportResult {
  stored: number;
  unchanged: number;
  /** Why, once for each answer. */
  refused: string[];
}

const FAILURE = 'The import was cut short. Import again: what is stored is not stored twice.';

/** Sends chosen answers, batch by batch. */
export function useChatImport() {
  const client = useApolloClient();
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<ChatImportResult | null>(null);

  async function send(chosen: ImportPlan['matched']) {
    setFailure(null);
    setSent(0);
    const total: ChatImportResult = { stored: 0, unchanged: 0, refused: [] };
    try {
      let done = 0;
      for (const answers of toBatches(chosen)) {
        const { data } = await client.mutate({ mutation: ImportChatsDocument, variables: { answers } });
        if (!data) throw new Error('The reply is empty');
        total.stored += data.importAnswers.stored;
        total.unchanged += data.importAnswers.unchanged;
        total.refused.push(...data.importAnswers.rejected.map(({ reason }) => reason));
        done += answers.length;
        setSent(done);
      }
      setResult(total);
    } catch (error) {
      setFailure(serverMessage(error, FAILURE));
    } finally {
      setSent(null);
    }
  }
  return { send, sent, failure, result };
}
