import { Box, Button, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import type { FundContentType } from '../../../schema.generated.ts';
import type { ContentTemplateFragment } from './FundGenerationScreen.generated.ts';
import { labelOf, type TextChoices } from './simulated-text/choices.ts';

/** The setting for a template's type. */
export const TYPE_CHOICES: Record<FundContentType, TextChoices['type']> = {
  BLOG_POST: 'blog-post',
  PRESS_RELEASE: 'press-release',
  CASE_STUDY: 'case-study',
  MARKET_REPORT: 'market-report',
  NEWSLETTER: 'newsletter',
  SOCIAL_MEDIA: 'social-media',
};

/** Product specification, section 9. */
const PREVIEW_CHARACTERS = 200;

/** Shortens a text to a preview; an ellipsis says that there is more. */
export function previewText(text: string): string {
  const characters = [...text];
  if (characters.length <= PREVIEW_CHARACTERS) return text;
  return `${characters.slice(0, PREVIEW_CHARACTERS).join('').trimEnd()}…`;
}

interface TemplatesProps {
  templates: readonly ContentTemplateFragment[];
  /** Marks the template with this prompt as chosen. */
  prompt: string;
  disabled: boolean;
  onUse: (template: ContentTemplateFragment) => void;
}

export function Templates({ templates, prompt, disabled, onUse }: TemplatesProps) {
  const id = useId();
  return (
    <Box asChild>
      <section aria-labelledby={id}>
        <Heading as="h2" id={id} fontSize="md" fontWeight="medium" mb="3">
          Content Templates
        </Heading>
        {templates.length > 0 ? (
          <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
            {templates.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                chosen={template.prompt === prompt}
                disabled={disabled}
                onUse={() => onUse(template)}
              />
            ))}
          </SimpleGrid>
        ) : (
          <Text color="fg.subtle">No templates available</Text>
        )}
      </section>
    </Box>
  );
}

interface TemplateCardProps {
  template: ContentTemplateFragment;
  chosen: boolean;
  disabled: boolean;
  onUse: () => void;
}

function TemplateCard({ template, chosen, disabled, onUse }: TemplateCardProps) {
  const { title, type, description, example } = template;
  return (
    <Panel title={title}>
      <Box mt="-2" mb="3">
        <Pill palette="accent">{labelOf(TYPE_CHOICES[type])}</Pill>
      </Box>
      <Text fontSize="sm" color="fg.muted">
        {description}
      </Text>
      <Box asChild my="4" ps="3" borderStartWidth="2px" fontSize="sm" color="fg.muted" fontStyle="italic">
        <blockquote>{previewText(example)}</blockquote>
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
    </Panel>
  );
}
