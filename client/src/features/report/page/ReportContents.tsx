import { Box, chakra, Text } from '@chakra-ui/react';
import { SECTIONS } from '../../../panels/report/sections.ts';

/** Links to the sections, beside the report in wide windows. */
export function ReportContents() {
  return (
    <Box
      as="nav"
      aria-label="Contents"
      display={{ base: 'none', xl: 'block' }}
      position="sticky"
      top="0"
      pt="10"
      alignSelf="start"
      fontSize="sm"
      data-no-print=""
    >
      <Text fontSize="xs" color="fg.subtle" mb="2" ps="2.5">
        Contents
      </Text>
      <chakra.ol listStyleType="none">
        {SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <chakra.a
              href={`#${id}`}
              display="block"
              px="2.5"
              py="1"
              color="fg.muted"
              borderRadius="l1"
              focusVisibleRing="outside"
              _hover={{ color: 'fg', bg: 'bg.muted' }}
            >
              {title}
            </chakra.a>
          </li>
        ))}
      </chakra.ol>
    </Box>
  );
}
