import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SampleNotice } from '../../../components/feedback/SampleNotice.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatDateTime } from '../../../format.ts';
import { paths } from '../../../paths.ts';
import { FindingPanel } from './FindingPanel.tsx';
import { LlmsTxtEditor } from './LlmsTxtEditor.tsx';
import type { EditedFile } from './model.ts';
import type { LlmsDraft } from './use-llms-draft.ts';

interface EditorTabProps {
  draft: LlmsDraft;
  domain: string | null;
  onCheck: () => void;
}

export function EditorTab({ draft, domain, onCheck }: EditorTabProps) {
  const { saved, isUnsaved } = draft;
  return (
    <Stack gap="5">
      <OriginLine file={saved} domain={domain} onCheck={onCheck} />
      <LlmsTxtEditor draft={draft} canGenerate={domain !== null} />
      {saved.text !== '' && (
        <FindingPanel
          title="Findings"
          of={
            isUnsaved ? 'the text before your unsaved changes; save it to check it again' : 'the text above'
          }
          fileName="llms.txt"
          findings={saved.findings}
        />
      )}
      <Example text={saved.example} />
    </Stack>
  );
}

/** Where the text comes from, or what is missing and the step that brings it. */
function OriginLine({
  file,
  domain,
  onCheck,
}: {
  file: EditedFile;
  domain: string | null;
  onCheck: () => void;
}) {
  const { origin, savedAt } = file;
  if (origin === 'NONE') {
    return (
      <HStack gap="3" wrap="wrap">
        <Text color="fg.muted">
          {domain === null
            ? 'Your brand has no website yet, so there is no file to read and nothing to write one from.'
            : `Nothing is known of ${domain} yet.`}
        </Text>
        {domain === null ? (
          <Button asChild size="sm">
            <Link to={paths.settingsSection('brand')}>Set the website</Link>
          </Button>
        ) : (
          <Button size="sm" onClick={onCheck}>
            Check your site
          </Button>
        )}
      </HStack>
    );
  }
  const texts = {
    DRAFT: `Your draft${savedAt ? `, saved ${formatDateTime(savedAt)}` : ''}.`,
    SITE: `The llms.txt of ${domain} as last read. Save Configuration keeps your version as a draft.`,
    GENERATED: 'Written from the pages of your site that are known. Complete it before you use it.',
  };
  return <Text color="fg.muted">{texts[origin]}</Text>;
}

function Example({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="3" align="start">
      <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the example' : 'See an example'}
      </Button>
      {isOpen && (
        <Box w="full">
          <Panel title="Example" actions={<SampleNotice text="Sample file" />}>
            <Box
              as="pre"
              fontSize="xs"
              maxH="30rem"
              overflow="auto"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
            >
              {text}
            </Box>
          </Panel>
        </Box>
      )}
    </Stack>
  );
}
