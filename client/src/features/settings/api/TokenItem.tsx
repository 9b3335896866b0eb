import { Code } from '@chakra-ui/react';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { formatDayAndYear } from '../../../format.ts';
import { AccessItem } from './AccessItem.tsx';
import { type TokenItem_ApiTokenFragment, useRevokeApiTokenMutation } from './ApiSettings.generated.ts';

interface TokenItemProps {
  token: TokenItem_ApiTokenFragment;
  onRevoked: () => void;
}

/** One token: what it may do, when it was used, and a button that revokes it. */
export function TokenItem({ token, onRevoked }: TokenItemProps) {
  const [revoke, { loading }] = useRevokeApiTokenMutation();
  const { id, name, scope, prefix } = token;

  async function revokeToken() {
    try {
      await revoke({ variables: { id } });
      toastSuccess('Token revoked', `Requests with “${name}” are refused from now on.`);
    } catch {
      toastError('The token could not be revoked and still works. Please try again.');
    }
    onRevoked();
  }

  return (
    <AccessItem
      {...{ name, scope }}
      expired={isExpired(token)}
      facts={
        <>
          <Code fontFamily="mono" fontSize="xs" bg="transparent" p="0">
            {prefix}…
          </Code>
          {describeTimes(token).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </>
      }
      end="Revoke"
      consequence="Programs that use this token are refused immediately. It cannot be restored."
      isEnding={loading}
      onEnd={revokeToken}
    />
  );
}

const day = (moment: string) => formatDayAndYear(moment.slice(0, 10));

/** Whether a token is expired and therefore refused. */
const isExpired = ({ expiresAt }: TokenItem_ApiTokenFragment) =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** When a token was created, last used and expires. */
const describeTimes = (token: TokenItem_ApiTokenFragment) => [
  `Created ${day(token.createdAt)}`,
  token.lastUsedAt ? `Last used ${day(token.lastUsedAt)}` : 'Never used',
  token.expiresAt ? `${isExpired(token) ? 'Expired' : 'Expires'} ${day(token.expiresAt)}` : 'Does not expire',
];
