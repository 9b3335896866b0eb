import { Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { OPENS } from '../../../panels/answer-links/OpenAnswers.tsx';
import { VisitPage } from '../../../panels/sources/VisitPage.tsx';
import { paths } from '../../../paths.ts';
import type { VisitedPageFieldsFragment } from './Visits.generated.ts';
import { formatPath } from './visit-names.ts';

/** Narrow windows show the whole address in several lines. */
const CUT = {
  whiteSpace: { base: 'normal', sm: 'nowrap' },
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** A page of the own site; leads to what is known of it where it was read. */
export function PageLink({ page: { id, url, isRead } }: { page: VisitedPageFieldsFragment }) {
  const path = formatPath(url);
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1" minW="0" maxW="full">
      {isRead ? (
        <Text asChild {...OPENS} {...CUT}>
          <Link to={paths.page(id)} title={`Open what is known of ${path}`}>
            {path}
          </Link>
        </Text>
      ) : (
        <Text as="span" {...CUT} title={path}>
          {path}
        </Text>
      )}
      <VisitPage url={url} name={path} />
    </Flex>
  );
}
