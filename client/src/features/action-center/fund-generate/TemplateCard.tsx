import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { PanelFrame } from '../../../components/layout/Panel.tsx';
import { labelOf, TYPE_CHOICE } from './options.ts';
import { previewOf } from './preview.ts';
import type { ContentTemplateFragment } from './FundGenerationScreen.generated.ts';

interface TemplateCardProps {
  template: ContentTemplateFragment;
  /** The prompt is the template's. */
  chosen: boolean;
  disabled: boolean;
  onUse: () => void;
}

/** One template: what it is for and how such a text begins. */
export function TemplateCard({ template, chosen, disabled, onUse }: TemplateCardProps) {
  const id = useId();
  const { title, type, description, example } = template;
  return (
    <PanelFrame labelledBy={id}>
      <Flex justify="space-between" align="start" gap="3" mb="1">
        <Heading as="h3" id={id} fontSize="md" fontWeight="medium">
          {title}
        </Heading>
        <Pill palette="accent">{labelOf(TYPE_CHOICE[type])}</Pill>
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        {description}
      </Text>
      <Box asChild my="4" ps="3" borderStartWidth="2px" fontSize="sm" color="fg.muted" fontStyle="italic">
        <blockquote>{previewOf(example)}</blockquote>
      </Box>
      <Button
        mt="auto"
        alignSelf="start"
        size="sm"
        variant="outline"
        disabled={disabled}
        aria-label={`Use Template ${title}`}
        aria-pressed={chosen}
        onClick={onUse}
      >
        {chosen && <Check aria-hidden="true" />}
        Use Template
      </Button>
    </PanelFrame>
  );
}
