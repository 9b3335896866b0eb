import { Box, Button, FieldLabel, FieldRoot, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { NativeSelect } from '../../../components/forms/Select.tsx';
import { useReportCategoriesQuery } from './KindOfBusiness.generated.ts';

interface KindOfBusinessProps {
  /** Key of the current category of the search topics. */
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
        <Box flex="1" minW="0" flexBasis={{ base: 'full', sm: '0' }}>
          <NativeSelect
            id="kind-of-business"
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
          </NativeSelect>
        </Box>
        <Button variant="outline" disabled={!picked} onClick={() => onChoose(picked)}>
          Fill in search topics
        </Button>
      </Flex>
    </FieldRoot>
  );
}
