import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { formatCounted } from '../../../format.ts';
import { LIMITS } from '../../../panels/prompts/questions.ts';
import type { SetUpQuery } from '../SetupScreen.generated.ts';
import { SetupStep } from '../SetupStep.tsx';
import { useStep } from '../use-step.ts';
import { countPrompts, type PromptsValues } from './prompts-values.ts';
import { SuggestTopics } from './SuggestTopics.tsx';
import { TopicEditor } from './TopicEditor.tsx';
import { usePromptsForm } from './use-prompts-form.ts';

/** What platforms are asked: topics with their prompts. */
export function PromptsStep({ data }: { data: SetUpQuery }) {
  const navigation = useStep('prompts');
  const saving = usePromptsForm(data, navigation.onSaved);
  const { control } = saving.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'topics' });
  return (
    <SetupStep
      navigation={navigation}
      saving={saving}
      isComplete={(values) => countPrompts(values) > 0}
      description="Platforms are asked exactly these prompts. Write them as your customers would."
    >
      <Stack gap="4">
        <SuggestTopics viewer={data.viewer} />
        {fields.map(({ id: key }, index) => (
          <TopicEditor key={key} index={index} onRemove={() => remove(index)} />
        ))}
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            disabled={fields.length >= LIMITS.topics}
            onClick={() =>
              append({ topicId: null, name: '', prompts: [] }, { focusName: `topics.${fields.length}.name` })
            }
          >
            <Plus aria-hidden="true" />
            Add topic
          </Button>
          <Total />
        </Flex>
      </Stack>
    </SetupStep>
  );
}

function Total() {
  const topics = useWatch<PromptsValues, 'topics'>({ name: 'topics' });
  return (
    <Text fontSize="sm" color="fg.muted" role="status">
      {`${formatCounted(countPrompts({ topics }), 'prompt')} in ${formatCounted(topics.length, 'topic')}`}
    </Text>
  );
}
