import { Box, Button, Center, chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import type { Ref } from 'react';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { GeneratedText } from './GeneratedText.tsx';
import { type OptimisedText, toMarkdown } from './simulated-text/optimised-text.ts';
import type { Doing } from './use-generation.ts';

const LINES = ['62%', '100%', '94%', '98%', '70%', '99%', '90%', '40%'];

interface OptimisedContentProps {
  ref: Ref<HTMLDivElement>;
  /** Null before the first generation has ended. */
  text: OptimisedText | null;
  doing: Doing;
  onRegenerate: () => void;
}

/** What was generated, with what can be done with it; a new version leaves the old one in place until it is there. */
export function OptimisedContent({ ref, text, doing, onRegenerate }: OptimisedContentProps) {
  const idle = doing === null;
  return (
    <>
      <Flex justify="end" gap="2" mb="5" wrap="wrap" data-no-print="">
        <CopyButton size="sm" text={text ? toMarkdown(text) : ''} disabled={!text || !idle} />
        <Button variant="outline" size="sm" disabled={!text || !idle} onClick={onRegenerate}>
          <RefreshCw aria-hidden="true" />
          {doing === 'regenerate' ? 'Regenerating...' : 'Regenerate'}
        </Button>
      </Flex>
      <Box
        ref={ref}
        tabIndex={-1}
        outline="0"
        minH="96"
        opacity={text && !idle ? 0.65 : 1}
        transitionProperty="opacity"
        transitionDuration="moderate"
      >
        {text ? (
          <GeneratedText text={text} />
        ) : idle ? (
          <Center minH="96" borderWidth="1px" borderStyle="dashed" borderRadius="l2" px="4">
            <Text color="fg.subtle">Generated content will appear here...</Text>
          </Center>
        ) : (
          <Stack gap="3">
            {LINES.map((width) => (
              <Skeleton key={width} h="4" w={width} />
            ))}
          </Stack>
        )}
      </Box>
      <chakra.p role="status" srOnly>
        {!idle ? 'Generating the optimized content' : text ? 'The optimized content is ready' : ''}
      </chakra.p>
    </>
  );
}
