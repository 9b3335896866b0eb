import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useDownload } from '../../../auth/use-download.ts';
import type { ExportFile } from '../../../paths.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { useExportCardQuery } from './ExportCard.generated.ts';

const FILES: readonly { name: ExportFile; what: string; actionCenter?: boolean }[] = [
  { name: 'answers.jsonl', what: 'Every measurement as recorded, to import into Sightline again.' },
  { name: 'brand.json', what: 'Your brand and competitors, which an import needs too.' },
  { name: 'answers.csv', what: 'Every measurement with its outcome and cost, for a spreadsheet.' },
  { name: 'mentions.csv', what: 'Every company named in every answer, with position and sentiment.' },
  { name: 'searches.csv', what: 'What platforms searched for behind each answer, with the pages found.' },
  {
    name: 'pages.csv',
    what: 'Every page that was read, with its scores and the answers that cite it.',
    actionCenter: true,
  },
  { name: 'reviews.jsonl', what: 'Your reviews of sentiments as labelled data, with the answers’ text.' },
  { name: 'notes.csv', what: 'Notes at days of the charts, with who wrote them.' },
  { name: 'labels.jsonl', what: 'Your reviews of names and order as labelled data.' },
];

/** Downloads of all of the account's data. */
export function ExportCard() {
  const download = useDownload();
  const { data } = useExportCardQuery();
  const hasActionCenter = data?.actionCenterStatus.state === 'AVAILABLE';

  return (
    <SettingsCard title="Export" description="Everything measured for your account.">
      <Stack asChild gap="0" borderWidth="1px" borderRadius="l2">
        <ul>
          {FILES.filter(({ actionCenter }) => !actionCenter || hasActionCenter).map(({ name, what }) => (
            <Flex
              asChild
              key={name}
              gap="3"
              px="3"
              py="3"
              align="center"
              justify="space-between"
              css={{ '& + &': { borderTopWidth: '1px' } }}
            >
              <li>
                <Stack gap="0.5" minW="0">
                  <Text fontSize="sm" fontWeight="medium">
                    {name}
                  </Text>
                  <Text fontSize="xs" color="fg.muted">
                    {what}
                  </Text>
                </Stack>
                <Button
                  size="xs"
                  variant="outline"
                  flexShrink="0"
                  aria-label={`Download ${name}`}
                  onClick={() => download(name)}
                >
                  <Download aria-hidden="true" />
                  Download
                </Button>
              </li>
            </Flex>
          ))}
        </ul>
      </Stack>
    </SettingsCard>
  );
}
