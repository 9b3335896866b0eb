import { Box, Button, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { EmptyText } from '../../../components/feedback/EmptyText.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
import { type DisclosureState, useDisclosures } from '../../../components/layout/Disclosure.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import type { EmailTemplateFragment } from './FundOutreachScreen.generated.ts';
import { MarkedPlaceholders } from './MarkedPlaceholders.tsx';

interface TemplatesTabProps {
  templates: readonly EmailTemplateFragment[];
  onUse: (template: EmailTemplateFragment) => void;
}

/** One template at a time shows its text. */
export function TemplatesTab({ templates, onUse }: TemplatesTabProps) {
  const disclosure = useDisclosures();
  if (templates.length === 0) return <EmptyText>No templates available</EmptyText>;
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
      {templates.map((template) => (
        <TemplateCard
          key={template.id}
          template={template}
          {...disclosure(template.id)}
          onUse={() => onUse(template)}
        />
      ))}
    </SimpleGrid>
  );
}

const TYPE_LABELS = { PARTNERSHIP: 'Partnership', COVERAGE: 'Coverage', INTERVIEW: 'Interview' } as const;

interface TemplateCardProps extends DisclosureState {
  template: EmailTemplateFragment;
  onUse: () => void;
}

function TemplateCard({ template: { name, type, subject, body }, open, onToggle, onUse }: TemplateCardProps) {
  const id = useId();
  return (
    <Panel title={name} actions={<Pill palette="accent">{TYPE_LABELS[type]}</Pill>}>
      <Text color="fg.muted">
        <MarkedPlaceholders text={subject} />
      </Text>
      <Box id={id} hidden={!open}>
        {open && (
          <Text mt="4" pt="4" borderTopWidth="1px" whiteSpace="pre-wrap" overflowWrap="anywhere">
            <MarkedPlaceholders text={body} />
          </Text>
        )}
      </Box>
      <HStack mt="4" gap="2">
        <Button size="sm" aria-label={`Use Template ${name}`} onClick={onUse}>
          Use Template
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={`Preview ${name}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          Preview
        </Button>
      </HStack>
    </Panel>
  );
}
