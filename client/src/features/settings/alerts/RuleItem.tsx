import { Box, Flex, HStack, IconButton, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { toastError } from '../../../components/feedback/toasts.ts';
import { Pill } from '../../../components/figures/Pill.tsx';
import { SettingsListItem } from '../SettingsList.tsx';
import { CHANNELS, KINDS, WHOLE_ACCOUNT } from './alert-kinds.ts';
import { type RulesCard_SettingsFragment, useRemoveAlertRuleMutation } from './RulesCard.generated.ts';

interface RuleItemProps {
  rule: RulesCard_SettingsFragment['rules'][number];
  hasWebhook: boolean;
}

/** A rule: its kind, its topic and its channels. */
export function RuleItem({ rule, hasWebhook }: RuleItemProps) {
  const [remove, { loading }] = useRemoveAlertRuleMutation();
  const [confirming, setConfirming] = useState(false);
  const { label } = KINDS[rule.kind];
  const scope = rule.topicGone
    ? 'An archived topic'
    : rule.topic
      ? `Topic ${rule.topic.name}`
      : WHOLE_ACCOUNT;
  const name = `${label}, ${scope}`;

  async function onConfirm() {
    setConfirming(false);
    await remove({ variables: { id: rule.id } }).catch(() =>
      toastError('The alert could not be removed. Please try again.'),
    );
  }

  return (
    <SettingsListItem>
      <Flex align="center" gap="3">
        <Box flex="1" minW="0">
          <Text fontSize="sm" fontWeight="medium">
            {label}
          </Text>
          <Text fontSize="xs" color="fg.muted" wordBreak="break-word">
            {scope}
            {rule.topicGone && ': nothing is checked'}
          </Text>
        </Box>
        <HStack gap="1.5" wrap="wrap" justify="end">
          {rule.channels.map((channel) => (
            <Pill key={channel} palette={channel === 'WEBHOOK' && !hasWebhook ? 'amber' : 'gray'}>
              {channel === 'WEBHOOK' && !hasWebhook ? 'Webhook: no address' : CHANNELS[channel]}
            </Pill>
          ))}
        </HStack>
        <IconButton
          aria-label={`Remove ${name}`}
          variant="ghost"
          size="sm"
          px="0"
          disabled={loading}
          onClick={() => setConfirming(true)}
        >
          <Trash2 />
        </IconButton>
      </Flex>
      {confirming && (
        <ConfirmDialog
          title="Remove this alert?"
          text={`${name}: you are not told of it any more. What was told stays in the list.`}
          confirm="Remove"
          onCancel={() => setConfirming(false)}
          onConfirm={onConfirm}
        />
      )}
    </SettingsListItem>
  );
}
