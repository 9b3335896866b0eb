import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { FormProvider, useFieldArray, useWatch } from 'react-hook-form';
import { formatCounted } from '../../../format.ts';
import type { SetUpQuery } from '../SetupScreen.generated.ts';
import { StepFrame } from '../StepFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { useStepExit } from '../use-step-exit.ts';
import { ProposeTopics } from './ProposeTopics.tsx';
import { countPrompts } from './prompt-plan.ts';
import { LIMITS, type PromptsValues } from './prompts-schema.ts';
import { TopicEditor } from './TopicEditor.tsx';
import { usePromptsForm } from './use-prompts-form.ts';

/** What platforms are asked: topics with their questions, proposed and one's own. */
export function PromptsStep({ data }: { data: SetUpQuery }) {
  const { leave, goBack, goOn } = useStepExit('prompts');
  const { form, submit, problem } = usePromptsForm(data, () => {
    forget();
    leave();
  });
  const forget = useDraft('prompts', form);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'topics' });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <StepFrame
        step="prompts"
        about="Questions go out exactly as they stand here. Write them as your customers would ask."
        busy={isSubmitting}
        problem={problem}
        onBack={() => goBack(isDirty && countPrompts(form.getValues()) > 0 ? submit : null)}
        onSubmit={(event) => {
          goOn();
          submit(event as Parameters<typeof submit>[0]);
        }}
      >
        <Stack gap="4">
          <ProposeTopics viewer={data.viewer} />
          {fields.map(({ id: key }, index) => (
            <TopicEditor key={key} index={index} onRemove={() => remove(index)} />
          ))}
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <Button
              size="sm"
              variant="outline"
              disabled={fields.length >= LIMITS.topics}
              onClick={() =>
                append(
                  { topicId: null, name: '', prompts: [] },
                  { focusName: `topics.${fields.length}.name` },
                )
              }
            >
              <Plus aria-hidden="true" />
              Add topic
            </Button>
            <Total />
          </Flex>
        </Stack>
      </StepFrame>
    </FormProvider>
  );
}

function Total() {
  const topics = useWatch<PromptsValues, 'topics'>({ name: 'topics' });
  return (
    <Text fontSize="sm" color="fg.muted" role="status">
      {`${formatCounted(countPrompts({ topics }), 'question')} in ${formatCounted(topics.length, 'topic')}`}
    </Text>
  );
}
