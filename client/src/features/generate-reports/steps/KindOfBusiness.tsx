import { Box, Button, chakra, FieldLabel, FieldRoot, Flex, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useReportCategoriesQuery } from './KindOfBusiness.generated.ts';

interface KindOfBusinessProps {
  /** Key of the category that search topics are of now. */
  current: string | null;
  onChoose: (category: string) => void;
}

/** Replaces the suggested search topics with those of another kind of business. */
export function KindOfBusiness({ current, onChoose }: KindOfBusinessProps) {
  const { data, loading, error } = useReportCategoriesQuery({ fetchPolicy: 'cache-first' });
  const [picked, setPicked] = useState(current ?? '');
  const groups = Map.groupBy(data?.reportCategories ?? [], ({ group }) => group);
  if (error) {
    return (
      <Text fontSize="sm" color="fg.muted" role="status">
        The kinds of business could not be loaded. Enter your search topics below.
      </Text>
    );
  }
  return (
    <FieldRoot>
      <FieldLabel htmlFor="kind-of-business">Kind of business</FieldLabel>
      <Flex gap="2" width="full" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Box position="relative" flex="1" minW="0" flexBasis={{ base: 'full', sm: '0' }}>
          <chakra.select
            id="kind-of-business"
            appearance="none"
            width="full"
            h="10"
            ps="3"
            pe="8"
            borderWidth="1px"
            borderRadius="l2"
            borderColor="border.emphasized"
            bg="bg.panel"
            color="fg"
            textOverflow="ellipsis"
            cursor="pointer"
            focusVisibleRing="inside"
            value={picked}
            onChange={({ target }) => setPicked(target.value)}
          >
            <option value="">{loading ? 'Loading…' : 'Choose one'}</option>
            {[...groups].map(([group, categories]) => (
              <optgroup key={group} label={group}>
                {categories.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </chakra.select>
          <Box position="absolute" insetEnd="2.5" top="3" color="fg.subtle" pointerEvents="none">
            <ChevronDown size={16} aria-hidden="true" />
          </Box>
        </Box>
        <Button variant="outline" disabled={!picked} onClick={() => onChoose(picked)}>
          Fill in search topics
        </Button>
      </Flex>
    </FieldRoot>
  );
}
