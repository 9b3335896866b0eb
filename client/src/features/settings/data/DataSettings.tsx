import { DeleteAccountCard } from './DeleteAccountCard.tsx';
import { ExportCard } from './ExportCard.tsx';

/** Taking the account's data along, and ending the account. */
export function DataSettings() {
  return (
    <>
      <ExportCard />
      <DeleteAccountCard />
    </>
  );
}
