import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useAuth } from '../../../auth/SessionProvider.tsx';
import { toastError } from '../../../components/feedback/toasts.ts';
import { type ExportFile, paths } from '../../../paths.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { useExportCardQuery } from './ExportCard.generated.ts';

const FILES: readonly { name: ExportFile; what: string; actionCenter?: boolean }[] = [
  { name: 'answers.jsonl', what: 'Every measurement as recorded, to import into Sightline again.' },
  { name: 'brand.json', what: 'Your brand and competitors, which an import needs too.' },
  { name: 'answers.csv', what: 'Every measurement with its outcome and cost, for a spreadsheet.' },
  { name: 'mentions.csv', what: 'Every company named in every answer, with position and sentiment.' },
  {
    name: 'pages.csv',
    what: 'Every page that was read, with its scores and the answers that cite it.',
    actionCenter: true,
  },
  { name: 'reviews.jsonl', what: 'Your reviews of sentiments as labelled data, with the answers’ text.' },
  { name: 'labels.jsonl', what: 'Your reviews of names and order as labelled data.' },
];

/** Downloads of all of the account's data. */
export function ExportCard() {
  const { store } = useAuth();
  const { data } = useExportCardQuery();
  const hasActionCenter = data?.actionCenterStatus.state === 'AVAILABLE';

  async function download(name: ExportFile) {
    const token = await store.tokens.current().catch(() => null);
    if (token) postDownload(paths.exportFile(name), token);
    else toastError('The download could not be started. Reload the page and try again.');
  }

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

/**
 * Lets the browser download a file of any size without holding it in memory. A download cannot send a header, so the
 * access token is in a posted form: it appears in no address, history or log.
 */
function postDownload(address: string, accessToken: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.hidden = true;
  const field = document.createElement('input');
  field.name = 'access_token';
  field.value = accessToken;
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
