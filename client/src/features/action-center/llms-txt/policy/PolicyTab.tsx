import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { formatCounted } from '../../../../format.ts';
import type { SiteFiles } from '../model.ts';
import { NoWebsite } from '../site/SiteTab.tsx';
import { PolicyMatrix } from './PolicyMatrix.tsx';
import { PreferenceFields } from './PreferenceFields.tsx';
import { ProposalPanel } from './ProposalPanel.tsx';
import { CONTENT_SIGNAL, CONTENT_USAGE } from './preferences.ts';
import { usePolicy } from './use-policy.ts';

/** What robots.txt allows each AI bot, and a proposal for another one. */
export function PolicyTab({ siteFiles, onCheck }: { siteFiles: SiteFiles; onCheck: () => void }) {
  const policy = usePolicy(siteFiles);
  const { domain, policies, citedPages } = siteFiles;
  if (domain === null) return <NoWebsite />;
  if (policies.length === 0) {
    return (
      <HStack gap="3" wrap="wrap">
        <Text color="fg.muted">{`The robots.txt of ${domain} was not read yet.`}</Text>
        <Button size="sm" onClick={onCheck}>
          Check your site
        </Button>
      </HStack>
    );
  }
  const training = policies.filter(({ purpose }) => purpose === 'TRAINING').map(({ token }) => token);
  return (
    <Stack gap="5">
      <Panel
        title="AI bots"
        info="Decided by the rules of RFC 9309 on the latest version of your robots.txt. A bot may still ignore the file."
        actions={
          <HStack gap="2" wrap="wrap">
            <Button size="xs" variant="outline" onClick={() => policy.setAllowed(training, false)}>
              Close to training
            </Button>
            <Button
              size="xs"
              variant="outline"
              onClick={() =>
                policy.setAllowed(
                  policies.map(({ token }) => token),
                  true,
                )
              }
            >
              Allow all
            </Button>
          </HStack>
        }
      >
        <PolicyMatrix policies={policies} citedPages={citedPages} policy={policy} />
      </Panel>
      <Panel
        title="Preferences for use"
        info="What bots may do with pages that they may fetch. Both lines are proposals; few vendors say that they follow them."
      >
        <Stack gap="4">
          <PreferenceFields line={CONTENT_SIGNAL} policy={policy} />
          <PreferenceFields line={CONTENT_USAGE} policy={policy} />
        </Stack>
      </Panel>
      <HStack gap="3" wrap="wrap">
        <Button size="sm" disabled={policy.changes === 0} onClick={policy.propose}>
          Propose robots.txt
        </Button>
        {policy.changes > 0 && (
          <Button size="sm" variant="outline" onClick={policy.discard}>
            Discard changes
          </Button>
        )}
        <Text role="status" fontSize="sm" color="fg.muted">
          {policy.changes === 0
            ? 'Change a bot or a preference to get a robots.txt to copy.'
            : formatCounted(policy.changes, 'change')}
        </Text>
      </HStack>
      {policy.proposed && <ProposalPanel input={policy.proposed} />}
    </Stack>
  );
}
