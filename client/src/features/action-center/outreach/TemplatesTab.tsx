import { Box, Button, Flex, Heading, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { EmptyText } from '../../../components/feedback/EmptyText.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
import { PanelFrame } from '../../../components/layout/Panel.tsx';
import { MarkedPlaceholders } from './MarkedPlaceholders.tsx';
import type { EmailTemplateFragment } from './OutreachScreen.generated.ts';

interface TemplatesTabProps {
  templates: readonly EmailTemplateFragment[];
  onUse: (template: EmailTemplateFragment) => void;
}

/** One template at a time shows its text. */
export function TemplatesTab({ templates, onUse }: TemplatesTabProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  if (templates.length === 0) return <EmptyText>No templates available</EmptyText>;
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
      {templates.map((template) => (
        <TemplateCard
          key={template.id}
          template={template}
          open={openId === template.id}
          onPreview={() => setOpenId(openId === template.id ? null : template.id)}
          onUse={onUse}
        />
      ))}
    </SimpleGrid>
  );
}

const TYPE_LABELS = { PARTNERSHIP: 'Partnership', COVERAGE: 'Coverage', INTERVIEW: 'Interview' } as const;

interface TemplateCardProps {
  template: EmailTemplateFragment;
  open: boolean;
  onPreview: () => void;
  onUse: (template: EmailTemplateFragment) => void;
}

function TemplateCard({ template, open, onPreview, onUse }: TemplateCardProps) {
  const id = useId();
  return (
    <PanelFrame labelledBy={id}>
      <Flex justify="space-between" align="start" gap="3" mb="2">
        <Heading as="h2" id={id} fontSize="md" fontWeight="medium">
          {template.name}
        </Heading>
        <Pill palette="accent">{TYPE_LABELS[template.type]}</Pill>
      </Flex>
      <Text color="fg.muted">
        <MarkedPlaceholders text={template.subject} />
      </Text>
      <Box id={`${id}-text`} hidden={!open}>
        {open && (
          <Text mt="4" pt="4" borderTopWidth="1px" whiteSpace="pre-wrap" overflowWrap="anywhere">
            <MarkedPlaceholders text={template.body} />
          </Text>
        )}
      </Box>
      <HStack mt="4" gap="2">
        <Button size="sm" aria-label={`Use Template ${template.name}`} onClick={() => onUse(template)}>
          Use Template
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={`Preview ${template.name}`}
          aria-expanded={open}
          aria-controls={`${id}-text`}
          onClick={onPreview}
        >
          Preview
        </Button>
      </HStack>
    </PanelFrame>
  );
}
