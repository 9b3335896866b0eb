import { Badge, Box, Button, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { PanelFrame } from '../../../components/layout/Panel.tsx';
import { MarkedPlaceholders } from './MarkedPlaceholders.tsx';
import type { EmailTemplateFragment } from './OutreachScreen.generated.ts';

const TYPES = { PARTNERSHIP: 'Partnership', COVERAGE: 'Coverage', INTERVIEW: 'Interview' } as const;

interface TemplateCardProps {
  template: EmailTemplateFragment;
  open: boolean;
  onPreview: () => void;
  onUse: (template: EmailTemplateFragment) => void;
}

/** One template: what it is for, its subject and, on demand, its text. */
export function TemplateCard({ template, open, onPreview, onUse }: TemplateCardProps) {
  const id = useId();
  return (
    <PanelFrame labelledBy={id}>
      <Flex justify="space-between" align="start" gap="3" mb="2">
        <Heading as="h2" id={id} fontSize="md" fontWeight="medium">
          {template.name}
        </Heading>
        <Badge
          px="2"
          borderRadius="full"
          fontSize="xs"
          lineHeight="1.375rem"
          bg="accent.muted"
          color="accent.fg"
        >
          {TYPES[template.type]}
        </Badge>
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
