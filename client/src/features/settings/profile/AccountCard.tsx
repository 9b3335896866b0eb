import { chakra, Skeleton, Text } from '@chakra-ui/react';
import type { User } from '@supabase/auth-js';
import type { ReactNode } from 'react';
import { formatDayAndYear } from '../../../format.ts';
import type { Role } from '../../../schema.generated.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { useProfileSettingsQuery } from './ProfileSettings.generated.ts';

const ROLES: Record<Role, string> = {
  MEMBER: 'Member',
  ANALYST: 'Analyst: reads every account, changes only their own',
  OPERATOR: 'Operator: runs this server',
};

/** Facts of the account that cannot be changed here. */
export function AccountCard({ user }: { user: User }) {
  const { data, error } = useProfileSettingsQuery();
  return (
    <SettingsCard title="Account">
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '6.5rem 1fr', sm: '8rem 1fr' }}
        columnGap="4"
        rowGap="3"
        fontSize="sm"
      >
        <Fact term="Email">{user.email}</Fact>
        <Fact term="Role">
          {data ? (
            ROLES[data.viewer.role]
          ) : error ? (
            'It could not be loaded. Reload the page to try again.'
          ) : (
            <Skeleton h="5" w="24" />
          )}
        </Fact>
        <Fact term="Member since">{formatDayAndYear(user.created_at.slice(0, 10))}</Fact>
      </chakra.dl>
    </SettingsCard>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <Text as="dt" color="fg.muted">
        {term}
      </Text>
      <Text as="dd" wordBreak="break-word">
        {children}
      </Text>
    </>
  );
}
