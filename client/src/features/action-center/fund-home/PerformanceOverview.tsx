import { Box, Button, chakra, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Bar } from '../../../components/figures/Bar.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCounted, formatPercent } from '../../../format.ts';
import { paths } from '../../../paths.ts';
import { useTools } from '../ToolCards.tsx';
import type {
  CategoryPerformanceFragment,
  FundHomeQuery,
  FundRecommendationFragment,
} from './FundHomeScreen.generated.ts';

interface PerformanceOverviewProps {
  /** Undefined while loading. */
  center: FundHomeQuery['fundActionCenter'] | undefined;
}

/** Visibility by category, and what to do about weak categories. */
export function PerformanceOverview({ center }: PerformanceOverviewProps) {
  return (
    <Panel
      title="Performance Overview"
      info="Visibility is the share of answers that name the fund, on average over the prompts of a category."
      loading={!center}
      skeleton={<RowSkeletons rows={12} />}
      empty={center?.performance.length === 0}
      emptyText="No data available"
    >
      {center && (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '8', lg: '10' }}>
          <CategoryBars categories={center.performance} />
          <Recommendations recommendations={center.recommendations} />
        </SimpleGrid>
      )}
    </Panel>
  );
}

function CategoryBars({ categories }: { categories: readonly CategoryPerformanceFragment[] }) {
  const id = useId();
  return (
    <Box>
      <Heading as="h3" id={id} fontSize="sm" fontWeight="medium" color="fg.muted" mb="3">
        Prompt visibility by category
      </Heading>
      <Stack asChild gap="3" listStyleType="none">
        <ul aria-labelledby={id}>
          {categories.map(({ category, prompts, visibility }) => (
            <chakra.li key={category}>
              <Flex justify="space-between" gap="3" mb="1" fontSize="sm">
                <Text>
                  {category}
                  <Text as="span" color="fg.subtle" fontSize="xs" ms="2">
                    {formatCounted(prompts, 'prompt')}
                  </Text>
                </Text>
                <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
                  {formatPercent(visibility)}
                </Text>
              </Flex>
              <Bar percent={visibility} />
            </chakra.li>
          ))}
        </ul>
      </Stack>
    </Box>
  );
}

function Recommendations({ recommendations }: { recommendations: readonly FundRecommendationFragment[] }) {
  const id = useId();
  return (
    <Box>
      <Heading as="h3" id={id} fontSize="sm" fontWeight="medium" color="fg.muted" mb="3">
        Strategy Recommendations
      </Heading>
      {recommendations.length > 0 ? (
        <chakra.ol listStyleType="none" aria-labelledby={id}>
          {recommendations.map((recommendation) => (
            <Recommendation key={recommendation.id} recommendation={recommendation} />
          ))}
        </chakra.ol>
      ) : (
        <Text fontSize="sm" color="fg.subtle">
          No recommendations
        </Text>
      )}
    </Box>
  );
}

function Recommendation({ recommendation }: { recommendation: FundRecommendationFragment }) {
  const { title, text, category, tool } = recommendation;
  const used = useTools().find(({ fundTool }) => fundTool === tool);
  return (
    <chakra.li py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }} _last={{ pb: '0' }}>
      <Text fontSize="xs" color="fg.subtle">
        {category}
      </Text>
      <Text fontWeight="medium">{title}</Text>
      <Text fontSize="sm" color="fg.muted" maxW="65ch">
        {text}
      </Text>
      {used && (
        <Button asChild variant="ghost" size="xs" mt="1" ms="-2.5" color="accent.fg">
          {/* The generator starts with the title as its prompt. */}
          <Link
            to={tool === 'CONTENT_GENERATOR' ? paths.generate(title) : used.to}
            aria-label={`Open ${used.title}: ${title}`}
          >
            {`Open ${used.title}`}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      )}
    </chakra.li>
  );
}
