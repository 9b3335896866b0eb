import { FieldLabel, FieldRoot, Heading, Input, SimpleGrid, Stack, Textarea } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { LabelledSelect } from '../../../components/forms/Select.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Panel, PanelFrame } from '../../../components/layout/Panel.tsx';
import { CheckList } from '../CheckList.tsx';
import { ComposeActions, DraftNotes } from './ComposeActions.tsx';
import { type Draft, EMPTY_DRAFT, withoutTemplate, withTemplate } from './draft.ts';
import { EmailPreview } from './EmailPreview.tsx';
import type { EmailTemplateFragment } from './FundOutreachScreen.generated.ts';
import { SourceBanner } from './SourceBanner.tsx';

const MAX_SUBJECT = 200;
const MAX_BODY = 10_000;
const NO_TEMPLATE = '';
const TIPS = [
  'Name a recent piece of theirs and what you would add to it',
  'Offer figures or a person to talk to, not only news',
  'Keep it under 150 words and ask for one thing',
  'Write on a weekday morning in their time zone',
  'Follow up within 3-5 business days',
];

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
            <LabelledSelect
              label="Template"
              options={options}
              value={draft.template?.id ?? NO_TEMPLATE}
              onChange={applyTemplate}
            />
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
              <TextArea asChild>
                <Textarea
                  rows={16}
                  maxLength={MAX_BODY}
                  value={draft.body}
                  onChange={({ target }) => onDraft({ ...draft, body: target.value })}
                />
              </TextArea>
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
          <Panel title="Outreach Tips">
            <CheckList items={TIPS} />
          </Panel>
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}
