import type { FragmentType } from '@apollo/client';
import { Box, chakra, Text } from '@chakra-ui/react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { Panel } from '../../components/layout/Panel.tsx';
import { VisitPage } from '../../panels/sources/VisitPage.tsx';
import type { ProductList_AnswerFragment } from './ProductList.generated.ts';

/** The products that the platform showed with its answer; nothing without any. */
export function ProductList({ answer }: { answer: FragmentType<ProductList_AnswerFragment> | undefined }) {
  const data = unmaskFragment<ProductList_AnswerFragment>(answer);
  if (!data || data.products.length === 0) return null;
  return (
    <Panel
      title="Shopping results"
      info="Products that the platform showed with the answer, as it showed them."
    >
      <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="3" fontSize="sm">
        {data.products.map(({ name, price, merchant, url }) => (
          <chakra.li
            key={JSON.stringify([name, price, merchant, url])}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) auto auto"
            gap="2"
          >
            <Box minW="0">
              <Text truncate title={name}>
                {name}
              </Text>
              {merchant && (
                <Text fontSize="xs" color="fg.subtle" truncate>
                  {merchant}
                </Text>
              )}
            </Box>
            <Text fontVariantNumeric="tabular-nums">{price}</Text>
            {url && <VisitPage url={url} name={name} />}
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  );
}
