import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { removeRow } from '../../../components/forms/remove-row.ts';
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
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <SetupStep
      navigation={navigation}
      saving={saving}
      isComplete={(values) => countPrompts(values) > 0}
      description="Platforms get exactly these prompts. Write them as your customers would."
    >
      <Stack gap="4">
        <SuggestTopics viewer={data.viewer} />
        <Stack ref={list} gap="4">
          {fields.map(({ id: key }, index) => (
            <TopicEditor
              key={key}
              index={index}
              onRemove={() => removeRow({ list, index, remove: () => remove(index), addButton })}
            />
          ))}
        </Stack>
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Button
            ref={addButton}
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
