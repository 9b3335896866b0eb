import { chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatCount, formatCounted } from '../../../format.ts';
import { OPENS } from '../../../panels/answer-links/OpenAnswers.tsx';
import { paths } from '../../../paths.ts';

/** How many of the cited pages the figures below are made of. */
export const PagesReadNote = ({ pages, pagesRead }: { pages: number; pagesRead: number }) => (
  <Text fontSize="sm" color="fg.muted">
    {pagesRead === 0
      ? 'None of the cited pages has been read yet, so neither their kinds nor their scores are known. '
      : `Of ${formatCount(pagesRead)} read pages; ${formatCounted(pages, 'page')} ${pages === 1 ? 'is' : 'are'} cited. Those cited most where you are missing are read first. `}
    <chakra.span asChild {...OPENS}>
      <Link to={paths.pages}>{pagesRead === 0 ? 'Read cited pages' : 'Pages'}</Link>
    </chakra.span>
  </Text>
);
