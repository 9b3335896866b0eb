import { Box, chakra, Text } from '@chakra-ui/react';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

/** Enough to turn everything on; docs/platforms.md of the product lists the rest. */
const VARIABLES = `OPENAI_API_KEY=
PERPLEXITY_API_KEY=
GEMINI_API_KEY=
ANTHROPIC_API_KEY=

# any endpoint that speaks OpenAI's chat completions
COMPATIBLE_1_NAME=Llama at home
COMPATIBLE_1_BASE_URL=http://127.0.0.1:11434/v1
COMPATIBLE_1_MODEL=llama3.3`;

/** How whoever runs the server turns a platform on. */
export function TurnOnCard() {
  return (
    <SettingsCard
      title="Turn a platform on"
      description="Set its variables where the server is started, then start it again. Keys stay on the server: they are in no page, no log and not in the database."
    >
      <Box position="relative">
        <chakra.pre
          tabIndex={0}
          aria-label="Variables"
          p="3"
          pb="12"
          borderRadius="l2"
          borderWidth="1px"
          bg="bg.subtle"
          fontFamily="mono"
          fontSize="xs"
          lineHeight="1.7"
          overflowX="auto"
          focusVisibleRing="outside"
        >
          {VARIABLES}
        </chakra.pre>
        <CopyButton size="xs" text={VARIABLES} position="absolute" insetEnd="2" bottom="2" bg="bg.panel" />
      </Box>
      <Text fontSize="sm" color="fg.muted">
        Models, limits and addresses have variables of their own: docs/platforms.md, which comes with
        Sightline, lists them.
      </Text>
    </SettingsCard>
  );
}
