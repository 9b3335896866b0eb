import { Box, Center, chakra, Text } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

interface GenerationOutputProps {
  /** Receives the focus when a generation starts. */
  ref: Ref<HTMLDivElement>;
  /** For screen readers, such as `content`. */
  name: string;
  generating: boolean;
  /** Shown during the first generation. */
  skeleton: ReactNode;
  minH: '72' | '96';
  /** The output; null before the first one. Stays, dimmed, while the next one is generated. */
  children: ReactNode;
}

/** Output, skeleton or placeholder of a generator. */
export function GenerationOutput({ ref, name, generating, skeleton, minH, children }: GenerationOutputProps) {
  const done = children !== null;
  return (
    <>
      <Box
        ref={ref}
        tabIndex={-1}
        outline="0"
        display="flex"
        flexDirection="column"
        flex="1"
        minH={minH}
        aria-busy={generating}
        opacity={done && generating ? 0.65 : 1}
        transitionProperty="opacity"
        transitionDuration="moderate"
      >
        {done ? (
          children
        ) : generating ? (
          skeleton
        ) : (
          <Center flex="1" borderWidth="1px" borderStyle="dashed" borderRadius="l2" px="4">
            <Text color="fg.subtle" textAlign="center">
              Generated content will appear here...
            </Text>
          </Center>
        )}
      </Box>
      <chakra.p role="status" srOnly>
        {generating ? `Generating the ${name}` : done ? `The ${name} is ready` : ''}
      </chakra.p>
    </>
  );
}
