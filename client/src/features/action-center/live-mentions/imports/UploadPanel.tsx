import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useAuth } from '../../../../auth/SessionProvider.tsx';
import { FileButton } from '../../../../components/forms/FileButton.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { formatCount, formatCounted } from '../../../../format.ts';
import { SendError, type SentLog, sendLog } from './send-log.ts';

interface Sending {
  name: string;
  /** Null: it cannot be told. */
  percent: number | null;
  abort: () => void;
}

/** Sends a log file from this computer. */
export function UploadPanel({ isFirst }: { isFirst: boolean }) {
  const { store } = useAuth();
  const client = useApolloClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);

  async function send(file: File) {
    const stopping = new AbortController();
    const state = { name: file.name, abort: () => stopping.abort() };
    setOutcome(null);
    setProblem(null);
    setSending({ ...state, percent: 0 });
    try {
      const sent = await sendLog(file, store.tokens, {
        signal: stopping.signal,
        onProgress: (bytes) =>
          setSending({ ...state, percent: bytes === null ? null : Math.round((bytes / file.size) * 100) }),
      });
      setOutcome(describe(file.name, sent));
    } catch (error) {
      if (stopping.signal.aborted) setOutcome('Stopped. The lines that were sent are counted.');
      else if (error instanceof SendError) setProblem(error.message);
      else
        setProblem(
          'The file could not be sent. Check the connection and send it again: no line counts twice.',
        );
    } finally {
      setSending(null);
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
  }

  const choose = ([file]: readonly File[]) => {
    if (file && !sending) send(file).catch(() => undefined);
  };

  return (
    <Stack gap="3">
      <Flex
        direction="column"
        align="center"
        gap="3"
        p={{ base: '5', md: isFirst ? '10' : '6' }}
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={isOver ? 'accent.emphasized' : 'border.emphasized'}
        bg={isOver ? 'accent.subtle' : undefined}
        borderRadius="l2"
        textAlign="center"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          choose([...event.dataTransfer.files]);
        }}
      >
        <Text color="fg.muted" fontSize="sm" maxW="60ch">
          Choose an access log of nginx, Apache, Caddy, Cloudflare, Vercel, CloudFront or IIS, also compressed
          by gzip. The format is recognised, and addresses of visitors are dropped once bots are verified.
        </Text>
        <FileButton
          label="Log file"
          colorPalette={isFirst ? 'accent' : undefined}
          variant={isFirst ? 'solid' : 'outline'}
          disabled={sending !== null}
          onFiles={choose}
        >
          Upload a log
        </FileButton>
        {sending && (
          <Box w="full" maxW="sm">
            <Flex justify="space-between" align="center" gap="3" mb="1.5" fontSize="sm">
              <Text truncate>{sending.name}</Text>
              <Button size="xs" variant="ghost" onClick={sending.abort}>
                Stop
              </Button>
            </Flex>
            <Box
              role="progressbar"
              aria-label="Sent"
              {...(sending.percent !== null && { 'aria-valuenow': sending.percent })}
              aria-valuemin={0}
              aria-valuemax={100}
              h="1.5"
              bg="bg.muted"
              borderRadius="full"
              overflow="hidden"
            >
              <Box
                h="full"
                bg="accent.line"
                animation={sending.percent === null ? 'pulse 1.5s infinite' : undefined}
                style={{ width: `${sending.percent ?? 100}%` }}
              />
            </Box>
            <Text mt="1.5" fontSize="xs" color="fg.muted">
              {sending.percent === null
                ? 'A compressed file is sent and read as a whole.'
                : `${sending.percent}% sent and read`}
            </Text>
          </Box>
        )}
      </Flex>
      <Text role="status" fontSize="sm" _empty={{ position: 'absolute' }}>
        {outcome}
      </Text>
      <FormError>{problem}</FormError>
    </Stack>
  );
}

function describe(name: string, { lines, visits, forged, people, known, bad }: SentLog): string {
  const counted = [
    formatCounted(visits - forged, 'visit of an AI bot', 'visits of AI bots'),
    ...(forged > 0 ? [`${formatCount(forged)} forged`] : []),
    formatCounted(people, 'person', 'people'),
    ...(known > 0 ? [`${formatCount(known)} counted before`] : []),
    ...(bad > 0 ? [`${formatCounted(bad, 'line')} that could not be read`] : []),
  ];
  return `${name}: ${formatCounted(lines, 'line')} read, ${counted.join(', ')}.`;
}
