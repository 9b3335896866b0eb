import { chakra, Stack, Text } from '@chakra-ui/react';

/** How a platform comes to be asked, where none is yet. */
export function NoPlatforms() {
  return (
    <Stack gap="2" p="4" borderRadius="l2" bg="bg.muted" fontSize="sm">
      <Text fontWeight="medium">No AI platform is connected to this server yet</Text>
      <Text color="fg.muted">
        Whoever runs it sets a vendor’s key where the server is started and starts it again, for example:
      </Text>
      <chakra.pre
        fontFamily="mono"
        fontSize="xs"
        px="3"
        py="2"
        borderRadius="l1"
        bg="bg.panel"
        borderWidth="1px"
        overflowX="auto"
        tabIndex={0}
        aria-label="Example of connecting a platform"
      >
        OPENAI_API_KEY=sk-… npm start
      </chakra.pre>
      <Text color="fg.muted">Until then the simulator shows how everything works, with made-up answers.</Text>
    </Stack>
  );
}
