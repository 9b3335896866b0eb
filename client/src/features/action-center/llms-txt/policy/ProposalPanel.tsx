import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { PanelSkeleton } from '../../../../components/feedback/PanelSkeleton.tsx';
import { CopyButton } from '../../../../components/forms/CopyButton.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { saveFile } from '../../../../components/table/save-file.ts';
import { DifferenceView } from '../DifferenceView.tsx';
import { FindingPanel } from '../FindingPanel.tsx';
import {
  type ProposedRobotsTxtQueryVariables,
  useProposedRobotsTxtQuery,
} from '../LlmsTxtScreen.generated.ts';

/** The robots.txt that the changes lead to, to be put on the site by its owner. */
export function ProposalPanel({ input }: { input: ProposedRobotsTxtQueryVariables['input'] }) {
  const { data, error } = useProposedRobotsTxtQuery({ variables: { input }, fetchPolicy: 'network-only' });
  if (error) return <Text>The proposal could not be loaded. Please try again.</Text>;
  if (!data) return <PanelSkeleton height={16} />;
  const { text, difference, findings } = data.proposedRobotsTxt;
  return (
    <>
      <Panel
        title="Proposed robots.txt"
        info="Nothing is published: put the file on your site yourself."
        actions={
          <HStack gap="2">
            <CopyButton size="sm" text={text} />
            <Button size="sm" variant="outline" onClick={() => saveFile('robots.txt', 'text/plain', text)}>
              <Download aria-hidden="true" />
              Download
            </Button>
          </HStack>
        }
      >
        <Stack gap="4">
          <DifferenceView label="Changes to robots.txt" difference={difference} />
          <Box
            as="pre"
            aria-label="Text of the proposed robots.txt"
            fontSize="xs"
            maxH="20rem"
            overflow="auto"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            {text}
          </Box>
        </Stack>
      </Panel>
      <FindingPanel
        title="Findings in the proposal"
        of="the proposed file; what was wrong before is still in it"
        fileName="robots.txt"
        findings={findings}
      />
    </>
  );
}
