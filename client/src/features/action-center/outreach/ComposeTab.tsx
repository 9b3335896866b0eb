import { FieldLabel, FieldRoot, Heading, Input, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { Select } from '../../../components/forms/Select.tsx';
import { PanelFrame } from '../../../components/layout/Panel.tsx';
import { ComposeActions } from './ComposeActions.tsx';
import { DraftNotes } from './DraftNotes.tsx';
import { type Draft, EMPTY_DRAFT, withoutTemplate, withTemplate } from './draft.ts';
import { EmailPreview } from './EmailPreview.tsx';
import type { EmailTemplateFragment } from './OutreachScreen.generated.ts';
import { OutreachTips } from './OutreachTips.tsx';
import { SourceBanner } from './SourceBanner.tsx';

const MAX_SUBJECT = 200;
const MAX_BODY = 10_000;
const NO_TEMPLATE = '';

interface ComposeTabProps {
  draft: Draft;
  templates: readonly EmailTemplateFragment[];
  /** The fund's name. */
  fund: string | undefined;
  onDraft: (draft: Draft) => void;
  onChangeSource: () => void;
}

export function ComposeTab({ draft, templates, fund, onDraft, onChangeSource }: ComposeTabProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const options = [
    { value: NO_TEMPLATE, label: 'Choose a template' },
    ...templates.map((template) => ({ value: template.id, label: template.name })),
  ];
  function applyTemplate(templateId: string) {
    const template = templates.find((candidate) => candidate.id === templateId);
    if (template) onDraft(withTemplate(draft, template, fund));
  }
  return (
    <Stack gap="4">
      <SourceBanner source={draft.source} onChange={onChangeSource} />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
        <PanelFrame labelledBy={id}>
          <Stack gap="4">
            <Heading
              as="h2"
              ref={heading}
              id={id}
              tabIndex={-1}
              outline="0"
              fontSize="md"
              fontWeight="medium"
            >
              Compose
            </Heading>
            <Stack gap="1.5">
              <Text aria-hidden="true" fontSize="sm" fontWeight="medium">
                Template
              </Text>
              <Select
                label="Template"
                options={options}
                value={draft.template?.id ?? NO_TEMPLATE}
                onChange={applyTemplate}
              />
            </Stack>
            <FieldRoot>
              <FieldLabel>Subject</FieldLabel>
              <Input
                maxLength={MAX_SUBJECT}
                value={draft.subject}
                onChange={({ target }) => onDraft({ ...draft, subject: target.value })}
              />
            </FieldRoot>
            <FieldRoot>
              <FieldLabel>Body</FieldLabel>
              <Textarea
                rows={16}
                maxLength={MAX_BODY}
                px="3"
                py="2"
                width="full"
                resize="vertical"
                borderWidth="1px"
                borderColor="border.emphasized"
                borderRadius="l2"
                bg="bg.panel"
                focusVisibleRing="inside"
                value={draft.body}
                onChange={({ target }) => onDraft({ ...draft, body: target.value })}
              />
            </FieldRoot>
            <DraftNotes draft={draft} onUndo={() => onDraft(withoutTemplate(draft, fund))} />
            <ComposeActions
              draft={draft}
              onSent={() => {
                onDraft(EMPTY_DRAFT);
                heading.current?.focus();
              }}
            />
          </Stack>
        </PanelFrame>
        <Stack gap="4">
          <EmailPreview draft={draft} />
          <OutreachTips />
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}
