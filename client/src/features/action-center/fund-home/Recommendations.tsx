import { Box, Button, chakra, Heading, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useTools } from '../ToolCards.tsx';
import type { FundRecommendationFragment } from './FundHomeScreen.generated.ts';

interface RecommendationsProps {
  recommendations: readonly FundRecommendationFragment[];
}

/** What to do about weak categories, each with the tool for it. */
export function Recommendations({ recommendations }: RecommendationsProps) {
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
          {/* The generator takes what is to be written about along. */}
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
