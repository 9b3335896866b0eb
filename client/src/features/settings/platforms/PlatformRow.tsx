import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { formatDateTime } from '../../../format.ts';
import { PlatformStatusPill } from '../../../panels/collection/PlatformStatusPill.tsx';
import {
  type PlatformRow_PlatformFragment,
  useCheckPlatformMutation,
} from './PlatformsSettings.generated.ts';

/** One platform: its status, the reason when it cannot be asked, and a button that checks it. */
export function PlatformRow({ platform }: { platform: PlatformRow_PlatformFragment }) {
  const { busy, result, check } = useCheck();
  const { key, name, model, status, reason, health } = platform;
  const isOn = status === 'ON';
  const problem = isOn ? health?.reason : reason;
  return (
    <chakra.li borderTopWidth="1px" px={{ base: '4', md: '5' }} py="4">
      <Flex justify="space-between" align="start" gap="4">
        <Stack gap="1" minW="0" fontSize="sm">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="medium">{name}</Text>
            <PlatformStatusPill platform={platform} />
          </Flex>
          {status === 'SIMULATED' && (
            <Text color="fg.muted">Simulated answers for a trial. They are marked wherever they appear.</Text>
          )}
          {isOn && (
            <Text color="fg.muted" wordBreak="break-word">
              {model} · {health ? `last tried ${formatDateTime(health.checkedAt)}` : 'not tried yet'}
            </Text>
          )}
          {problem && problem !== result?.text && <Reason text={problem} />}
          <Text role="status" color={result?.isSuccess ? 'green.fg' : 'fg'}>
            {result?.text}
          </Text>
        </Stack>
        {isOn && <CheckButton name={name} busy={busy} onCheck={() => check(key)} />}
      </Flex>
    </chakra.li>
  );
}

/** Reasons, one a line. */
function Reason({ text }: { text: string }) {
  const reasons = text.split('; ');
  return (
    <Stack gap="0.5" color="fg.muted" wordBreak="break-word">
      {reasons.map((reason) => (
        <Text key={reason}>{reason}</Text>
      ))}
    </Stack>
  );
}

interface CheckButtonProps {
  /** Of the platform. */
  name: string;
  busy: boolean;
  onCheck: () => void;
}

/** Not disabled while it waits, so that it keeps the focus. */
function CheckButton({ name, busy, onCheck }: CheckButtonProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      flexShrink="0"
      aria-label={busy ? `Checking ${name}` : `Check ${name}`}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onCheck();
      }}
    >
      {busy ? 'Checking...' : 'Check'}
    </Button>
  );
}

interface CheckResult {
  text: string;
  isSuccess: boolean;
}

/** Sends a test question to a platform, and holds the result until the next check. */
function useCheck() {
  const [send, { loading: busy }] = useCheckPlatformMutation();
  const [result, setResult] = useState<CheckResult | null>(null);

  async function check(key: string) {
    setResult(null);
    try {
      const { data } = await send({ variables: { key } });
      const problem = data?.checkPlatform.problem ?? null;
      setResult(
        problem === null ? { text: 'It answers.', isSuccess: true } : { text: problem, isSuccess: false },
      );
    } catch (error) {
      setResult({
        text: serverMessage(error, 'It could not be checked. Please try again.'),
        isSuccess: false,
      });
    }
  }

  return { busy, result, check };
}
