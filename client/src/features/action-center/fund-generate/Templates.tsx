import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { ContentTemplateFragment } from './FundGenerationScreen.generated.ts';
import { TemplateCard } from './TemplateCard.tsx';

interface TemplatesProps {
  templates: readonly ContentTemplateFragment[];
  prompt: string;
  disabled: boolean;
  onUse: (template: ContentTemplateFragment) => void;
}

/** Prompts to start from. */
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
