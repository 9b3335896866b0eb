import { Box, Flex, HStack, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { toastError } from '../../../components/feedback/toasts.ts';
import { Pill } from '../../../components/figures/Pill.tsx';
import { CHANNELS, KINDS } from '../../../panels/alerts/alert-kinds.ts';
import { describeScope } from '../../../panels/alerts/rule-scope.ts';
import { SettingsListItem } from '../SettingsList.tsx';
import {
  type AlertSettings_SettingsFragment,
  useRemoveAlertRuleMutation,
} from './AlertSettings.generated.ts';

interface RuleItemProps {
  rule: AlertSettings_SettingsFragment['rules'][number];
  hasWebhook: boolean;
}

/** A rule: its kind, what it watches and its channels. */
export function RuleItem({ rule, hasWebhook }: RuleItemProps) {
  const [remove, { loading }] = useRemoveAlertRuleMutation();
  const { label } = KINDS[rule.kind];
  const scope = describeScope(rule);
  const name = `${label}, ${scope}`;

  const removeRule = () =>
    remove({ variables: { id: rule.id } }).catch(() =>
      toastError('The alert could not be removed. Please try again.'),
    );

  return (
    <SettingsListItem>
      <Flex align="center" gap="3">
        <Box flex="1" minW="0">
          <Text fontSize="sm" fontWeight="medium">
            {label}
          </Text>
          <Text fontSize="xs" color="fg.muted" wordBreak="break-word">
            {scope}
            {rule.subjectGone && ': nothing is checked'}
          </Text>
        </Box>
        <HStack gap="1.5" wrap="wrap" justify="end">
          {rule.channels.map((channel) => (
            <Pill key={channel} palette={channel === 'WEBHOOK' && !hasWebhook ? 'amber' : 'gray'}>
              {channel === 'WEBHOOK' && !hasWebhook ? 'Webhook: no address' : CHANNELS[channel]}
            </Pill>
          ))}
        </HStack>
        <ConfirmButton
          icon
          aria-label={`Remove ${name}`}
          variant="ghost"
          px="0"
          disabled={loading}
          question={{
            title: 'Remove this alert?',
            text: `${name}: it is no longer checked. Alerts that were sent stay in the list.`,
            confirm: 'Remove',
          }}
          onConfirm={removeRule}
        >
          <Trash2 />
        </ConfirmButton>
      </Flex>
    </SettingsListItem>
  );
}
