import { Code, chakra, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ForEditors } from '../../../../auth/ForEditors.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import { PanelSkeleton } from '../../../../components/feedback/PanelSkeleton.tsx';
import { CopyButton } from '../../../../components/forms/CopyButton.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { OPENS } from '../../../../panels/answer-links/OpenAnswers.tsx';
import { paths } from '../../../../paths.ts';
import { useVisitImportsQuery } from '../Visits.generated.ts';
import { ImportsTable } from './ImportsTable.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { VercelSecret } from './VercelSecret.tsx';

/** What was read, and how to send logs. */
export function ImportsTab() {
  const { data, error, refetch } = useVisitImportsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) {
    return error ? (
      <LoadError message="The imports could not be loaded." onRetry={() => refetch()} />
    ) : (
      <PanelSkeleton height={24} />
    );
  }
  const { visitImports, viewer } = data;
  const domain = viewer.brand?.domain;
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <ForEditors>
        <Panel title={visitImports.length === 0 ? 'Send your first log' : 'Upload a log'}>
          {domain ? (
            <UploadPanel isFirst={visitImports.length === 0} />
          ) : (
            <Text color="fg.muted">
              {'Lines are counted for the site of your brand, which is not set yet. '}
              <chakra.span asChild {...OPENS}>
                <Link to={paths.settingsSection('brand')}>Set its website</Link>
              </chakra.span>
            </Text>
          )}
        </Panel>
      </ForEditors>
      {visitImports.length > 0 && <ImportsTable imports={visitImports} />}
      <ForEditors>
        <OtherDoors />
      </ForEditors>
    </Stack>
  );
}

function OtherDoors() {
  const { origin } = window.location;
  const tokens = (
    <chakra.span asChild {...OPENS}>
      <Link to={paths.settingsSection('api')}>Settings › API</Link>
    </chakra.span>
  );
  return (
    <Panel title="Send logs as they are written">
      <Stack gap="6">
        <Stack gap="2">
          <Text fontSize="sm" color="fg.muted" maxW="75ch">
            From the machine with the logs, with a token that may only send logs, from {tokens}. It goes on
            with new lines, also after the log is rotated.
          </Text>
          <Example
            label="Command"
            text={`SIGHTLINE_TOKEN=… npm run visits -- /var/log/nginx/access.log --follow --url ${origin}`}
          />
        </Stack>
        <Stack gap="2">
          <Text fontSize="sm" color="fg.muted" maxW="75ch">
            From a drain of Vercel or a push of Cloudflare: the address, with the token in the header{' '}
            <Code size="sm">Authorization: Bearer …</Code>.
          </Text>
          <Example label="Address of the drain" text={`${origin}/api/visits`} />
          <VercelSecret />
        </Stack>
        <Text fontSize="sm" color="fg.muted">
          A line that is sent twice counts once. Addresses of visitors are not kept.
        </Text>
      </Stack>
    </Panel>
  );
}

const Example = ({ label, text }: { label: string; text: string }) => (
  <Stack direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} gap="2">
    <chakra.pre
      tabIndex={0}
      aria-label={label}
      flex="1"
      minW="0"
      px="3"
      py="2"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.subtle"
      fontFamily="mono"
      fontSize="xs"
      overflowX="auto"
      focusVisibleRing="outside"
    >
      {text}
    </chakra.pre>
    <CopyButton size="xs" text={text} flexShrink="0" />
  </Stack>
);
