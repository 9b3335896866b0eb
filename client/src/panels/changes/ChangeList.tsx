import type { FragmentType } from '@apollo/client';
import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { useDisclosures } from '../../components/layout/Disclosure.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { useScreenLinks } from '../../components/layout/screen-links.ts';
import { formatCount } from '../../format.ts';
import { paths } from '../../paths.ts';
import type { ChangedKind } from '../../schema.generated.ts';
import type { RangesVariables } from '../changed-answers/ChangedAnswers.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import type { ChangeList_ListFragment } from './Changes.generated.ts';

const HITS: Record<ChangedKind, string> = {
  PROMPT: 'Share of a prompt’s answers that name your brand.',
  COMPANY: 'Share of answers that name the company, of prompts that do not name your brand.',
  PLATFORM: 'Share of a platform’s answers that name your brand, of prompts that do not name it.',
  SOURCE: 'Share of all answers that cite the page; the 200 most cited pages are tested.',
};

const TESTED =
  'Compared prompt by prompt on each platform. Of all that is called won or lost in a list, at most one in twenty is chance; so more is needed here than on the dashboard, where a figure is tested by itself.';

/** Rows that are added with one click. */
const STEP = 20;
/** Rows within chance that are shown where nothing else is: nearest to a change, and a click from their answers. */
const FIRST = 3;

interface ChangeListProps {
  list: FragmentType<ChangeList_ListFragment>;
  title: string;
  /** Undefined where the reader cannot see answers. */
  variables: RangesVariables | undefined;
}

/** What changed of one kind; what is within chance is shown on demand. */
export function ChangeList({ list, title, variables }: ChangeListProps) {
  const data = unmaskFragment<ChangeList_ListFragment>(list);
  const disclosure = useDisclosures();
  const canOpenScreens = useScreenLinks();
  const [shown, setShown] = useState(0);
  if (!data) return null;
  const { kind, items, total, tested } = data;
  const clear = items.filter(({ verdict }) => verdict !== 'NO_CLEAR_CHANGE');
  const others = items.filter(({ verdict }) => verdict === 'NO_CLEAR_CHANGE');
  const within = others.slice(0, Math.max(shown, clear.length === 0 ? FIRST : 0));
  const rows = [...clear, ...within];
  const left = others.length - within.length;
  const isCut = items.length < total;
  return (
    <Panel title={title} info={`${HITS[kind]} ${TESTED}`}>
      <Text color="fg.muted" fontSize="sm" mb="3">
        {clear.length === 0 && tested > 0 && 'Nothing changed more than by chance. '}
        {`${formatCount(tested)} of ${formatCount(total)} tested.`}
      </Text>
      {kind === 'COMPANY' && canOpenScreens && (
        <Text color="fg.muted" fontSize="sm" mb="3">
          {'Only companies that you track are tested: each one more costs the others certainty. '}
          <chakra.span
            asChild
            textDecoration="underline"
            textUnderlineOffset="0.2em"
            focusVisibleRing="outside"
          >
            <RouterLink to={paths.settingsSection('brand')}>Track companies that answers name</RouterLink>
          </chakra.span>
        </Text>
      )}
      {rows.length > 0 && (
        <Box
          mx={{ base: '-4', md: '-5' }}
          mb={left === 0 && !isCut ? { base: '-4', md: '-5' } : undefined}
          borderBottomWidth={left > 0 || isCut ? '1px' : '0'}
        >
          <chakra.ul listStyleType="none" aria-label={title} css={{ '& > li': { borderTopWidth: '1px' } }}>
            {rows.map((item) => (
              <li key={item.id}>
                <ChangeRow item={item} kind={kind} variables={variables} {...disclosure(item.id)} />
              </li>
            ))}
          </chakra.ul>
        </Box>
      )}
      {left === 0 && isCut && (
        <Text color="fg.muted" fontSize="sm" mt="4">
          {`The ${formatCount(items.length)} with most evidence are listed${canOpenScreens ? '; the API and its CSV have up to 500' : ''}.`}
        </Text>
      )}
      {left > 0 && (
        <Button
          variant="outline"
          size="sm"
          alignSelf="start"
          mt={rows.length > 0 ? '4' : '0'}
          data-no-print=""
          onClick={() => setShown(within.length + STEP)}
        >
          {`Show ${formatCount(Math.min(STEP, left))} of ${formatCount(left)} within chance`}
        </Button>
      )}
    </Panel>
  );
}
