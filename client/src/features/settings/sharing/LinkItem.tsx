import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { useCanChange } from '../../../auth/account-role.ts';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { Pill } from '../../../components/figures/Pill.tsx';
import { formatCounted, formatDayAndYear } from '../../../format.ts';
import { describeDays } from '../../../panels/share/describe-view.ts';
import { SCREEN_NAMES } from '../../../panels/share/screen-names.ts';
import { SettingsListItem } from '../SettingsList.tsx';
import { type LinkItem_ShareLinkFragment, useRevokeShareLinkMutation } from './SharingSettings.generated.ts';

/** One link: what it shows, who made it, how often it was opened, and a button that ends it. */
export function LinkItem({ link }: { link: LinkItem_ShareLinkFragment }) {
  const canChange = useCanChange();
  const [revoke, { loading }] = useRevokeShareLinkMutation({
    update: (cache, { data }) => {
      const shareLinks = data?.revokeShareLink.shareLinks;
      if (shareLinks)
        cache.modify({
          fields: { shareLinks: (_old, { toReference }) => shareLinks.map((one) => toReference(one)) },
        });
    },
  });
  const { id, name, state } = link;

  async function end() {
    try {
      await revoke({ variables: { id } });
      toastSuccess('Link revoked', `“${name}” shows nothing from now on.`);
    } catch (error) {
      toastError(serverMessage(error, 'The link could not be revoked and still works. Please try again.'));
    }
  }

  return (
    <SettingsListItem>
      <Flex gap="3" align="center" justify="space-between" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Stack gap="1" minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontSize="sm" fontWeight="medium" wordBreak="break-word">
              {name}
            </Text>
            {state !== 'LIVE' && <Pill palette="gray">{state === 'REVOKED' ? 'Revoked' : 'Expired'}</Pill>}
          </Flex>
          <Text fontSize="xs" color="fg.muted" wordBreak="break-word">
            {viewOf(link)}
          </Text>
          <Flex columnGap="3" rowGap="0.5" wrap="wrap" fontSize="xs" color="fg.muted">
            {factsOf(link).map((text) => (
              <Box as="span" key={text}>
                {text}
              </Box>
            ))}
          </Flex>
        </Stack>
        {state === 'LIVE' && canChange && (
          <ConfirmButton
            size="xs"
            variant="outline"
            flexShrink="0"
            disabled={loading}
            aria-label={`Revoke ${name}`}
            question={{
              title: `Revoke “${name}”?`,
              text: 'Whoever has the link sees nothing from now on. It cannot be restored.',
              confirm: 'Revoke',
            }}
            onConfirm={end}
          >
            Revoke
          </ConfirmButton>
        )}
      </Flex>
    </SettingsListItem>
  );
}

const day = (moment: string) => formatDayAndYear(moment.slice(0, 10));

/** “Topic: Wireless · Last 30 days · ChatGPT” */
function viewOf({ screen, subject, platform, compare, ...days }: LinkItem_ShareLinkFragment): string {
  const hasSubject = screen !== 'OVERVIEW' && screen !== 'WHAT_CHANGED';
  const about = hasSubject ? `: ${subject ?? 'not tracked any more'}` : '';
  return [
    `${SCREEN_NAMES[screen]}${about}`,
    describeDays(days),
    platform?.name ?? 'All platforms',
    ...(compare ? ['With the range before'] : []),
  ].join(' · ');
}

/** Who made it and when, its end, and how often it was opened. */
const factsOf = ({ state, opens, ...link }: LinkItem_ShareLinkFragment) => [
  `Made ${day(link.createdAt)}${link.createdBy ? ` by ${link.createdBy}` : ''}`,
  state === 'REVOKED' && link.revokedAt
    ? `Revoked ${day(link.revokedAt)}`
    : `${state === 'LIVE' ? 'Ends' : 'Ended'} ${day(link.expiresAt)}`,
  opens === 0 || !link.lastOpenedAt
    ? 'Never opened'
    : `Opened ${formatCounted(opens, 'time')}, last ${day(link.lastOpenedAt)}`,
];
