import { chakra, Flex, Text } from '@chakra-ui/react';
import { CircleCheck, CircleDashed, CircleSlash, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { outcomeOf } from '../report-words.ts';
import type { PromptsSection_ReportFragment } from './PromptsSection.generated.ts';

const LOOKS = {
  named: { Icon: CircleCheck, palette: 'green' },
  missed: { Icon: CircleSlash, palette: 'amber' },
  nobody: { Icon: CircleDashed, palette: 'gray' },
  failed: { Icon: TriangleAlert, palette: 'red' },
} as const;

/** The platform's name stands above the column then; only what reads the page out still needs it here. */
const UNSEEN_WHEN_WIDE = { md: { srOnly: true }, _print: { display: 'none' } };

interface OutcomeCellProps {
  token: string;
  /** Place among the prompts, from 0. */
  prompt: number;
  result: PromptsSection_ReportFragment['prompts'][number]['results'][number];
  /** The platform's name stands above, in wide windows. */
  beside: boolean;
}

/** What came of one prompt on one platform; leads to the answer where there is one. */
export function OutcomeCell({ token, prompt, result, beside }: OutcomeCellProps) {
  const { kind, word, more } = outcomeOf(result);
  const { Icon, palette } = LOOKS[kind];
  const content = (
    <>
      <Text
        as="span"
        display="block"
        css={beside ? UNSEEN_WHEN_WIDE : undefined}
        fontSize="xs"
        color="fg.subtle"
        truncate
      >
        {result.platform.name}
      </Text>
      <Flex as="span" align="center" gap="1.5" color="colorPalette.fg" fontSize="sm" fontWeight="medium">
        <Icon size={14} aria-hidden="true" style={{ flexShrink: 0 }} />
        {word}
      </Flex>
      {more && (
        <Text as="span" display="block" fontSize="xs" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
          {more}
        </Text>
      )}
    </>
  );
  return (
    <chakra.li minW="0" colorPalette={palette}>
      {kind === 'failed' ? (
        <chakra.div px="2.5" py="1.5" title={more}>
          {content}
        </chakra.div>
      ) : (
        <chakra.div
          asChild
          display="block"
          h="full"
          px="2.5"
          py="1.5"
          borderWidth="1px"
          borderRadius="l2"
          focusVisibleRing="outside"
          _hover={{ bg: 'bg.subtle', borderColor: 'border.emphasized' }}
        >
          <Link to={paths.reportAnswer(token, prompt, result.platform.key)} title="Open the answer">
            {content}
          </Link>
        </chakra.div>
      )}
    </chakra.li>
  );
}
