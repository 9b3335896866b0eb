import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { fileName, saveFile } from '../../../../components/table/save-file.ts';
import { MeasureThis } from '../../../../panels/measure-this/MeasureThis.tsx';
import { useBriefQuery } from './Brief.generated.ts';
import { BriefView } from './BriefView.tsx';
import { PromptPicker } from './PromptPicker.tsx';
import { useBriefPrompt } from './use-brief-prompt.ts';

const INFO =
  'What a text needs that answers a prompt: made from your answers and from the pages that they cite, without a model. The formulas are in docs/metrics.md under “Briefs”.';

/** Picks a prompt and shows its brief. */
export function BriefSection() {
  const { promptId, choose } = useBriefPrompt();
  if (promptId === null) {
    return (
      <Panel title="Brief" info={INFO}>
        <PromptPicker onChoose={choose} />
      </Panel>
    );
  }
  return <OpenBrief promptId={promptId} onClose={() => choose(null)} />;
}

function OpenBrief({ promptId, onClose }: { promptId: string; onClose: () => void }) {
  const { data, error, refetch } = useBriefQuery({
    variables: { id: promptId },
    fetchPolicy: 'cache-and-network',
  });
  const brief = data?.brief;
  return (
    <Panel
      title="Brief"
      info={INFO}
      loading={!brief && !error}
      skeleton={<Skeleton h="64" />}
      actions={
        <Stack direction="row" wrap="wrap" gap="2" data-no-print="">
          <Button variant="outline" size="sm" onClick={onClose}>
            Choose another prompt
          </Button>
          {brief && (
            <MeasureThis
              name={`A page that answers “${brief.prompt.question}”`}
              pages={brief.ownPage ? [brief.ownPage.url] : []}
              prompts={brief.wordings.map(({ id }) => id)}
            />
          )}
          {brief && (
            <Button
              variant="outline"
              size="sm"
              onClick={() =>
                saveFile(fileName(['brief', brief.prompt.question], 'md'), 'text/markdown', brief.markdown)
              }
            >
              <Download aria-hidden="true" />
              Markdown
            </Button>
          )}
        </Stack>
      }
    >
      {brief ? (
        <BriefView brief={brief} />
      ) : (
        <Text as="div">
          <LoadError message="The brief could not be loaded." onRetry={refetch} />
        </Text>
      )}
    </Panel>
  );
}
