import { Button } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useSession } from '../../auth/SessionProvider.tsx';
import { useSwitchAccount } from '../../auth/use-switch-account.ts';
import { DialogFrame } from '../../components/dialogs/DialogFrame.tsx';
import { EmptyText } from '../../components/feedback/EmptyText.tsx';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { SearchBox } from '../../components/forms/SearchBox.tsx';
import { AccountList } from './AccountList.tsx';
import { useAccountsQuery } from './SwitchAccountDialog.generated.ts';

/** A longer list is searched. */
const SEARCHED_FROM = 8;

/** The accounts that the person may use; choosing one opens its dashboard. */
export function SwitchAccountDialog({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  const [search, setSearch] = useState('');
  const state = useSession();
  const switchTo = useSwitchAccount();
  const { data, previousData, error, loading, refetch } = useAccountsQuery({ variables: { search } });
  const accounts = (data ?? previousData)?.accounts;
  const [isSearched, setIsSearched] = useState(false);
  if (!isSearched && accounts && accounts.length >= SEARCHED_FROM) setIsSearched(true);
  const current = state.status === 'signedIn' ? (state.accountId ?? state.session.user.id) : '';

  return (
    <DialogFrame
      wide
      title="Switch account"
      text="Your own account, and those that you were invited to."
      focusOn={close}
      onClose={onClose}
      body={
        <>
          {isSearched && (
            <SearchBox
              label="Search accounts"
              placeholder="Search accounts..."
              value={search}
              onChange={setSearch}
            />
          )}
          {error && !loading && !accounts && (
            <LoadError message="The accounts could not be loaded." onRetry={refetch} />
          )}
          {!accounts && loading && <RowSkeletons rows={3} />}
          {accounts?.length === 0 && <EmptyText>No account has this name.</EmptyText>}
          {accounts && accounts.length > 0 && (
            <AccountList
              accounts={accounts}
              current={current}
              onChoose={({ id, own }) => {
                onClose();
                if (id !== current) switchTo(own ? null : id);
              }}
            />
          )}
        </>
      }
    >
      <Button ref={close} size="sm" variant="outline" onClick={onClose}>
        Close
      </Button>
    </DialogFrame>
  );
}
