import { Box, chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatCount, formatCounted } from '../../format.ts';
import { paths } from '../../paths.ts';
import { useAnswersScope } from '../answer-links/answers-scope.ts';
import { OPENS } from '../answer-links/OpenAnswers.tsx';
import { useNamedRankingQuery } from './NamedRanking.generated.ts';

/** The brand's rank among all companies that answers name; an empty space while it loads and while every one is tracked. */
export function NamedRanking() {
  const { topic, from, to, platform, window = 'ALL' } = useAnswersScope();
  const { data } = useNamedRankingQuery({
    variables: { filter: { from, to, platform }, topicId: topic, window },
  });
  const ranking = data?.namedRanking;
  // Of two lines, so that nothing below moves.
  if (!ranking || ranking.untracked === 0) return <Box mt="2" minH="9" />;
  const { brandRank, companies, untracked } = ranking;
  const all = `Of all ${formatCount(companies)} companies named, `;
  return (
    <Text fontSize="xs" color="fg.muted" mt="2" minH="9">
      {'Answers also name '}
      <chakra.span asChild {...OPENS}>
        <Link to={paths.settingsSection('brand')}>
          {formatCounted(untracked, 'company', 'companies')} you do not track
        </Link>
      </chakra.span>
      {`. ${all}${brandRank === null ? 'none is your brand' : `yours is number ${formatCount(brandRank)}`}.`}
    </Text>
  );
}
