import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { AnswersAddress } from '../../answers-address.ts';
import { useDownloadFrom } from '../../auth/use-download.ts';

/** What the file can be narrowed by, and its parameter. */
const PARAMETERS: Partial<Record<keyof AnswersAddress, string>> = {
  q: 'text',
  from: 'from',
  to: 'to',
  platform: 'platform',
  topic: 'topic_id',
  prompt: 'prompt_id',
  company: 'company_id',
};

/** Downloads the answers that a search finds; nothing where the file cannot have the list's filter. */
export function ExportMatches({ address }: { address: AnswersAddress }) {
  const download = useDownloadFrom();
  const file = matchesFile(address);
  if (file === null) return null;
  return (
    <Button size="xs" variant="outline" flexShrink="0" data-no-print="" onClick={() => download(file)}>
      <Download aria-hidden="true" />
      Export CSV
    </Button>
  );
}

/** The address of the file with the answers of a list; null when another filter narrows the list. */
export function matchesFile(address: AnswersAddress): string | null {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(address)) {
    if (value === undefined) continue;
    const parameter = PARAMETERS[key as keyof AnswersAddress];
    if (!parameter) return null;
    query.set(parameter, `${value}`);
  }
  return `/api/export/matches.csv?${query}`;
}
