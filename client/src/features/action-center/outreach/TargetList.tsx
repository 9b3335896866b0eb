import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { DividedList } from '../../../components/layout/DividedList.tsx';
import { formatDateTime } from '../../../format.ts';
import type { OutreachTargetsQuery } from './OutreachScreen.generated.ts';
import { MAIL_STATES, TARGET_STATES } from './words.ts';

interface TargetListProps {
  targets: OutreachTargetsQuery['outreachTargets']['nodes'];
  openId: string | null;
  onOpen: (id: string) => void;
}

export function TargetList({ targets, openId, onOpen }: TargetListProps) {
  return (
    <DividedList listStyleType="none">
      {targets.map(({ id, url, title, state, mails, imported }) => {
        const [mail] = mails;
        const name = title || url.replace(/^https?:\/\//, '');
        return (
          <li key={id}>
            <Flex gap="3" justify="space-between" align="center">
              <Stack gap="0.5" minW="0">
                <HStack gap="2" wrap="wrap">
                  <Text fontWeight="medium" overflowWrap="anywhere">
                    {name}
                  </Text>
                  <Pill palette={TARGET_STATES[state].palette}>{TARGET_STATES[state].label}</Pill>
                  {imported && <Pill>Imported</Pill>}
                </HStack>
                <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                  {mail
                    ? `${MAIL_STATES[mail.state]}: ${mail.toAddress}${mail.sentAt ? `, ${formatDateTime(mail.sentAt)}` : ''}`
                    : url.replace(/^https?:\/\//, '')}
                </Text>
              </Stack>
              <Button
                size="sm"
                variant="outline"
                aria-label={`Open ${name}`}
                aria-current={id === openId}
                onClick={() => onOpen(id)}
              >
                Open
              </Button>
            </Flex>
          </li>
        );
      })}
    </DividedList>
  );
}
