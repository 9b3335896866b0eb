import type { FragmentType } from '@apollo/client';
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { partOf } from '../../../apollo/part-of.ts';
import { CheckButton } from './CheckButton.tsx';
import type { PlatformRow_PlatformFragment } from './PlatformRow.generated.ts';
import { StatusPill } from './StatusPill.tsx';
import { useCheck } from './use-check.ts';

const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** One platform: whether it can be asked, why not, and a button that tries. */
export function PlatformRow({ platform }: { platform: FragmentType<PlatformRow_PlatformFragment> }) {
  const data = partOf<PlatformRow_PlatformFragment>(platform);
  const { busy, said, check } = useCheck();
  if (!data) return null;
  const { key, name, model, status, reason, health } = data;
  const isOn = status === 'ON';
  const problem = isOn ? health?.reason : reason;
  return (
    <chakra.li borderTopWidth="1px" px={{ base: '4', md: '5' }} py="4">
      <Flex justify="space-between" align="start" gap="4">
        <Stack gap="1" minW="0" fontSize="sm">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="medium">{name}</Text>
            <StatusPill status={status} healthy={health?.healthy ?? null} />
          </Flex>
          {status === 'SIMULATED' && (
            <Text color="fg.muted">
              Makes its answers up, for trying things out. They are marked wherever they count.
            </Text>
          )}
          {isOn && (
            <Text color="fg.muted" wordBreak="break-word">
              {model} ·{' '}
              {health ? `last tried ${instant.format(new Date(health.checkedAt))}` : 'not tried yet'}
            </Text>
          )}
          {problem && problem !== said?.text && <Reason text={problem} />}
          <Text role="status" color={said?.good ? 'green.fg' : 'fg'}>
            {said?.text}
          </Text>
        </Stack>
        {isOn && <CheckButton name={name} busy={busy} onCheck={() => check(key)} />}
      </Flex>
    </chakra.li>
  );
}

/** What to mend, one thing a line. */
function Reason({ text }: { text: string }) {
  const things = text.split('; ');
  return (
    <Stack gap="0.5" color="fg.muted" wordBreak="break-word">
      {things.map((thing) => (
        <Text key={thing}>{thing}</Text>
      ))}
    </Stack>
  );
}
