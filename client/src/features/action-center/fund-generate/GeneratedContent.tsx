import { Button, Flex, Heading, SkeletonText, Text } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import type { Ref } from 'react';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { GenerationOutput } from '../generate/GenerationOutput.tsx';
import { labelOf, type TextChoices } from './simulated-text/choices.ts';
import type { FundText } from './simulated-text/fund-text.ts';

export interface GeneratedText extends FundText {
  choices: TextChoices;
  /** Counts regenerations. */
  version: number;
}

interface GeneratedContentProps {
  ref: Ref<HTMLDivElement>;
  /** Null before the first generation. */
  output: GeneratedText | null;
  generating: boolean;
  canRegenerate: boolean;
  onRegenerate: () => void;
}

export function GeneratedContent({
  ref,
  output,
  generating,
  canRegenerate,
  onRegenerate,
}: GeneratedContentProps) {
  const disabled = !output || generating;
  return (
    <Panel
      title="Generated Content"
      info="A canned text for the content type, with the opening of the tone and the end of the audience. Your prompt is not read."
    >
      <GenerationOutput
        ref={ref}
        name="content"
        generating={generating}
        minH="72"
        skeleton={<SkeletonText noOfLines={9} gap="3" />}
      >
        {output && (
          <>
            <Text fontSize="xs" color="fg.subtle" mb="3">
              {Object.values(output.choices).map(labelOf).join(' · ')}
            </Text>
            <Heading as="h3" fontSize="lg" fontWeight="semibold" mb="3" overflowWrap="anywhere">
              {output.title}
            </Heading>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere" lineHeight="1.65" maxW="65ch">
              {output.text}
            </Text>
          </>
        )}
      </GenerationOutput>
      <Flex justify="space-between" align="center" gap="3" mt="4" wrap="wrap" data-no-print="">
        <Text fontSize="xs" color="fg.muted">
          {output && 'Canned text. Check and complete it before you use it.'}
        </Text>
        <Flex gap="2" wrap="wrap">
          <CopyButton
            size="sm"
            label="Copy to clipboard"
            text={output ? `${output.title}\n\n${output.text}` : ''}
            disabled={disabled}
          />
          <Button size="sm" variant="outline" disabled={disabled || !canRegenerate} onClick={onRegenerate}>
            <RefreshCw aria-hidden="true" />
            Regenerate
          </Button>
        </Flex>
      </Flex>
    </Panel>
  );
}
