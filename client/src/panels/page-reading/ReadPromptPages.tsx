import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { serverMessage } from '../../apollo/server-message.ts';
import { ForEditors } from '../../auth/ForEditors.tsx';
import { FormError } from '../../components/forms/FormError.tsx';
import { useReadPagesMutation } from './PageReading.generated.ts';
import { RunProgress } from './RunProgress.tsx';
import { usePageReading } from './use-page-reading.ts';

interface ReadPromptPagesProps {
  promptId: string;
  /** Beside another step, which stands out. */
  isSecond?: boolean;
}

/** Reads the pages that answers to a prompt cite, and shows how far it is; when it has ended, what is shown is loaded anew. */
export function ReadPromptPages({ promptId, isSecond = false }: ReadPromptPagesProps) {
  const { reading, isRunning } = usePageReading();
  const [start, { loading }] = useReadPagesMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const run = reading?.latestRun ?? null;

  async function read() {
    setProblem(null);
    try {
      await start({ variables: { promptId } });
    } catch (error) {
      setProblem(serverMessage(error, 'Reading could not be started. Please try again.'));
    }
  }
  const isOwn = run?.promptId === promptId;
  return (
    <Stack gap="3" align={isRunning ? 'stretch' : 'inherit'} minW={isRunning ? '16rem' : undefined}>
      <ForEditors>
        <Button
          size="sm"
          alignSelf="start"
          variant={isSecond ? 'outline' : 'solid'}
          colorPalette={isSecond ? undefined : 'accent'}
          disabled={isRunning || loading}
          aria-busy={isRunning || loading}
          onClick={read}
        >
          {isRunning && !isOwn ? 'Other pages are being read' : 'Read its cited pages'}
        </Button>
      </ForEditors>
      {run && (isRunning || isOwn) && <RunProgress run={run} />}
      <FormError>{problem}</FormError>
    </Stack>
  );
}
