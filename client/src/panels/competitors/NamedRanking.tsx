import { chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatCount, formatCounted } from '../../format.ts';
import { paths } from '../../paths.ts';
import { useAnswersScope } from '../answer-links/answers-scope.ts';
import { OPENS } from '../answer-links/OpenAnswers.tsx';
import { useNamedRankingQuery } from './NamedRanking.generated.ts';

/** The brand's rank among all companies that answers name; nothing while every one of them is tracked. */
export function NamedRanking() {
  const { topic, from, to, platform, window = 'ALL' } = useAnswersScope();
  const { data } = useNamedRankingQuery({
    variables: { filter: { from, to, platform }, topicId: topic, window },
  });
  const ranking = data?.namedRanking;
  if (!ranking || ranking.untracked === 0) return null;
  const { brandRank, companies, untracked } = ranking;
  const all = `Of all ${formatCount(companies)} companies named, `;
  return (
    <Text fontSize="xs" color="fg.muted" mt="2">
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
