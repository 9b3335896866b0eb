import { Button, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ForEditors } from '../../auth/ForEditors.tsx';
import { paths } from '../../paths.ts';

/** A link to a set-up that is not finished. */
export function SetUpNotice() {
  return (
    <Flex
      role="note"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
      px={{ base: '4', md: '5' }}
      py="3"
      borderWidth="1px"
      borderRadius="l3"
      borderColor="accent.muted"
      bg="accent.subtle"
    >
      <Text fontSize="sm">The set-up is not finished. Your progress is saved.</Text>
      <ForEditors>
        <Button asChild size="xs" variant="outline">
          <Link to={paths.setUp()}>Continue set-up</Link>
        </Button>
      </ForEditors>
    </Flex>
  );
}
