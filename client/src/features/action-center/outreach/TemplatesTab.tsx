import { Center, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { EmailTemplateFragment } from './OutreachScreen.generated.ts';
import { TemplateCard } from './TemplateCard.tsx';

interface TemplatesTabProps {
  templates: readonly EmailTemplateFragment[];
  onUse: (template: EmailTemplateFragment) => void;
}

/** E-mails to start from; one of them at a time shows its text. */
export function TemplatesTab({ templates, onUse }: TemplatesTabProps) {
  const [open, setOpen] = useState<string | null>(null);
  if (templates.length === 0) {
    return (
      <Center minH="40">
        <Text color="fg.subtle">No templates available</Text>
      </Center>
    );
  }
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
      {templates.map((template) => (
        <TemplateCard
          key={template.id}
          template={template}
          open={open === template.id}
          onPreview={() => setOpen(open === template.id ? null : template.id)}
          onUse={onUse}
        />
      ))}
    </SimpleGrid>
  );
}
