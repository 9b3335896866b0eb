import { chakra, Flex, Text } from '@chakra-ui/react';
import { CircleCheck, CircleDashed, CircleSlash, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount, formatList } from '../../../format.ts';
import { ordinal } from '../../../panels/answer-text/ordinal.ts';
import { paths } from '../../../paths.ts';
import type { PromptsSection_ReportFragment } from './PromptsSection.generated.ts';

const LOOKS = {
  named: { Icon: CircleCheck, palette: 'green' },
  missed: { Icon: CircleSlash, palette: 'amber' },
  nobody: { Icon: CircleDashed, palette: 'gray' },
  failed: { Icon: TriangleAlert, palette: 'red' },
} as const;

/** The header names the platform in wide windows; screen readers still need it here. */
const HIDDEN_WHEN_WIDE = { md: { srOnly: true }, _print: { display: 'none' } };

type Result = PromptsSection_ReportFragment['prompts'][number]['results'][number];

interface OutcomeCellProps {
  token: string;
  /** Index among the prompts. */
  prompt: number;
  result: Result;
  /** In wide windows the platform's name is in the header. */
  hasHeader: boolean;
}

/** The outcome of one prompt on one platform, with a link to the answer if there is one. */
export function OutcomeCell({ token, prompt, result, hasHeader }: OutcomeCellProps) {
  const { kind, label, detail } = describeOutcome(result);
  const { Icon, palette } = LOOKS[kind];
  const content = (
    <>
      <Text
        as="span"
        display="block"
        css={hasHeader ? HIDDEN_WHEN_WIDE : undefined}
        fontSize="xs"
        color="fg.subtle"
        truncate
      >
        {result.platform.name}
      </Text>
      <Flex as="span" align="center" gap="1.5" color="colorPalette.fg" fontSize="sm" fontWeight="medium">
        <Icon size={14} aria-hidden="true" style={{ flexShrink: 0 }} />
        {label}
      </Flex>
      {detail && (
        <Text as="span" display="block" fontSize="xs" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
          {detail}
        </Text>
      )}
    </>
  );
  return (
    <chakra.li minW="0" colorPalette={palette}>
      {kind === 'failed' ? (
        <chakra.div px="2.5" py="1.5" title={detail}>
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

const FAILURES = { FAILED: 'Failed', REFUSED: 'Declined', EMPTY: 'No text' } as const;

function describeOutcome({ status, failure, visible, position, named }: Result) {
  if (status !== 'ANSWERED') {
    return { kind: 'failed', label: FAILURES[status], detail: failure ?? '' } as const;
  }
  if (visible) {
    const among = named.length > 1 ? `of ${formatCount(named.length)} companies` : 'alone';
    return {
      kind: 'named',
      label: position ? `Named ${ordinal(position)}` : 'Named',
      detail: among,
    } as const;
  }
  if (named.length > 0) return { kind: 'missed', label: 'Not named', detail: formatList(named) } as const;
  return { kind: 'nobody', label: 'Nobody named', detail: '' } as const;
}
