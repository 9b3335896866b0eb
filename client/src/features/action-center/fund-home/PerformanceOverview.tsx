import { Button, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { BarList } from '../../../components/figures/BarList.tsx';
import { DividedList } from '../../../components/layout/DividedList.tsx';
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
  const title = 'Prompt visibility by category';
  return (
    <div>
      <Subheading>{title}</Subheading>
      <BarList
        label={title}
        bars={categories.map(({ category, prompts, visibility }) => ({
          name: category,
          note: formatCounted(prompts, 'prompt'),
          value: formatPercent(visibility),
          percent: visibility,
        }))}
      />
    </div>
  );
}

function Recommendations({ recommendations }: { recommendations: readonly FundRecommendationFragment[] }) {
  const title = 'Strategy Recommendations';
  return (
    <div>
      <Subheading>{title}</Subheading>
      {recommendations.length > 0 ? (
        <DividedList as="ol" aria-label={title}>
          {recommendations.map((recommendation) => (
            <Recommendation key={recommendation.id} recommendation={recommendation} />
          ))}
        </DividedList>
      ) : (
        <Text fontSize="sm" color="fg.subtle">
          No recommendations
        </Text>
      )}
    </div>
  );
}

const Subheading = chakra('h3', {
  base: { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted', mb: '3' },
});

function Recommendation({ recommendation }: { recommendation: FundRecommendationFragment }) {
  const { title, text, category, tool: fundTool } = recommendation;
  const tool = useTools().find((candidate) => candidate.fundTool === fundTool);
  return (
    <li>
      <Text fontSize="xs" color="fg.subtle">
        {category}
      </Text>
      <Text fontWeight="medium">{title}</Text>
      <Text fontSize="sm" color="fg.muted" maxW="65ch">
        {text}
      </Text>
      {tool && (
        <Button asChild variant="ghost" size="xs" mt="1" ms="-2.5" color="accent.fg">
          {/* The generator starts with the title as its prompt. */}
          <Link
            to={fundTool === 'CONTENT_GENERATOR' ? paths.generate(title) : tool.to}
            aria-label={`Open ${tool.title}: ${title}`}
          >
            {`Open ${tool.title}`}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      )}
    </li>
  );
}
