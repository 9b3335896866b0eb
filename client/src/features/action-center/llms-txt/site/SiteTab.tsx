import { Button, Center, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { paths } from '../../../../paths.ts';
import { FindingPanel } from '../FindingPanel.tsx';
import type { SiteFile, SiteFiles } from '../model.ts';
import { CheckButtons } from './CheckButtons.tsx';
import { FileRow } from './FileRow.tsx';
import { FILE_NAMES } from './file-states.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { VersionPanel } from './VersionPanel.tsx';

interface SiteTabProps {
  siteFiles: SiteFiles;
  onGenerate: () => void;
  onPolicy: () => void;
}

/** The files as the brand's site serves them. */
export function SiteTab({ siteFiles, onGenerate, onPolicy }: SiteTabProps) {
  const { domain, files, check } = siteFiles;
  if (domain === null) return <NoWebsite />;
  const withText = files.filter(({ text }) => text !== null);
  return (
    <Stack gap="5">
      <Panel
        title={`Files of ${domain}`}
        info="Read once a day and when you ask, one request a second. Versions are kept when a file changed."
        actions={<CheckButtons check={check} hasLinks={hasLinks(files)} />}
      >
        <Stack gap="0">
          {files.map((file) => (
            <FileRow key={file.kind} file={file} onGenerate={onGenerate} onPolicy={onPolicy} />
          ))}
        </Stack>
      </Panel>
      {withText.map(({ kind, findings }) => (
        <FindingPanel
          key={kind}
          title={`Findings in ${FILE_NAMES[kind]}`}
          of="the latest version that was read"
          fileName={FILE_NAMES[kind]}
          findings={findings}
        />
      ))}
      {check?.linksAt && <LinkPanel links={check.links} checkedAt={check.linksAt} />}
      {withText.map((file) => (
        <VersionPanel key={file.kind} file={file} />
      ))}
    </Stack>
  );
}

const hasLinks = (files: readonly SiteFile[]) =>
  files.some(({ kind, text }) => kind === 'LLMS_TXT' && text?.includes(']('));

export const NoWebsite = () => (
  <Center minH="12rem" borderWidth="1px" borderStyle="dashed" borderRadius="l3" p="8">
    <Stack gap="4" align="center" textAlign="center" maxW="lg">
      <Text color="fg.muted">Your brand has no website yet, so there are no files to read.</Text>
      <Button asChild size="sm">
        <Link to={paths.settingsSection('brand')}>Set the website</Link>
      </Button>
    </Stack>
  </Center>
);
