import { Box, Button, Center, chakra, Flex, Heading, SkeletonText, Text } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import type { Ref } from 'react';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { labelOf } from './options.ts';
import type { Generated } from './use-fund-text.ts';

interface GeneratedContentProps {
  ref: Ref<HTMLDivElement>;
  /** Null before the first generation has ended. */
  generated: Generated | null;
  generating: boolean;
  /** There is no prompt to generate from. */
  blank: boolean;
  onRegenerate: () => void;
}

/** What was generated, with what can be done with it; the old text stays until the new one is there. */
export function GeneratedContent({ ref, generated, generating, blank, onRegenerate }: GeneratedContentProps) {
  return (
    <Panel
      title="Generated Content"
      info="A canned text for the content type, with the opening of the tone and the end of the audience. Your prompt is not read."
      skeleton={null}
      loading={false}
      empty={false}
      emptyText=""
    >
      <Box
        ref={ref}
        tabIndex={-1}
        outline="0"
        minH="72"
        aria-busy={generating}
        opacity={generated && generating ? 0.65 : 1}
        transitionProperty="opacity"
        transitionDuration="moderate"
      >
        {generated ? (
          <>
            <Text fontSize="xs" color="fg.subtle" mb="3">
              {Object.values(generated.choices).map(labelOf).join(' · ')}
            </Text>
            <Heading as="h3" fontSize="lg" fontWeight="semibold" mb="3" overflowWrap="anywhere">
              {generated.title}
            </Heading>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere" lineHeight="1.65" maxW="65ch">
              {generated.text}
            </Text>
          </>
        ) : generating ? (
          <SkeletonText noOfLines={9} gap="3" />
        ) : (
          <Center minH="72" borderWidth="1px" borderStyle="dashed" borderRadius="l2" px="4">
            <Text color="fg.subtle" textAlign="center">
              Generated content will appear here...
            </Text>
          </Center>
        )}
      </Box>
      <Flex justify="space-between" align="center" gap="3" mt="4" wrap="wrap" data-no-print="">
        <Text fontSize="xs" color="fg.muted">
          {generated && 'Canned text. Check and complete it before you use it.'}
        </Text>
        <Flex gap="2" wrap="wrap">
          <CopyButton
            size="sm"
            label="Copy to clipboard"
            text={generated ? `${generated.title}\n\n${generated.text}` : ''}
            disabled={!generated || generating}
          />
          <Button
            size="sm"
            variant="outline"
            disabled={!generated || generating || blank}
            onClick={onRegenerate}
          >
            <RefreshCw aria-hidden="true" />
            Regenerate
          </Button>
        </Flex>
      </Flex>
      <chakra.p role="status" srOnly>
        {generating ? 'Generating the content' : generated ? 'The content is ready' : ''}
      </chakra.p>
    </Panel>
  );
}
