import { chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { OPENS } from '../../panels/answer-links/OpenAnswers.tsx';
import { paths } from '../../paths.ts';
import type { InsightSubject } from '../../schema.generated.ts';
import { KeyInsight } from './KeyInsight.tsx';

interface MeasuredInsightProps {
  /** Undefined while loading. */
  insight: { text: string; note: string; subject: InsightSubject; value: string | null } | undefined;
  range: { from: string | null; to: string | null } | undefined;
}

/** The strongest tested difference in the account's data, how it was tested and where it leads. */
export function MeasuredInsight({ insight, range }: MeasuredInsightProps) {
  const link = insight && linkOf(insight, range);
  return (
    <KeyInsight text={insight?.text}>
      {insight && (
        <Flex mt="1.5" columnGap="3" rowGap="1" wrap="wrap" fontSize="sm" color="fg.muted">
          <Text>{insight.note}</Text>
          {link && (
            <chakra.span asChild {...OPENS}>
              <Link to={link.to}>{link.label}</Link>
            </chakra.span>
          )}
        </Flex>
      )}
    </KeyInsight>
  );
}

function linkOf(
  { subject, value }: NonNullable<MeasuredInsightProps['insight']>,
  range: MeasuredInsightProps['range'],
) {
  const days = { ...(range?.from && { from: range.from }), ...(range?.to && { to: range.to }) };
  switch (subject) {
    case 'TOPIC':
      return { to: `${paths.topic(value ?? '')}?days=30`, label: 'Open the topic' };
    case 'PLATFORM':
      return { to: `${paths.dashboard}?days=30&platform=${value}`, label: 'Open the platform' };
    case 'SITE':
      return { to: paths.answers({ site: value ?? '', ...days }), label: 'Open the answers that cite it' };
    case 'PAGE_KIND':
      return { to: `${paths.sources}?tab=types&days=30`, label: 'Open the kinds of pages' };
    case 'NO_ANSWERS':
      return { to: paths.collection, label: 'Collect answers' };
    case 'NONE':
      return null;
  }
}
