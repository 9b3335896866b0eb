import { chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { InfoTip } from '../../../components/tips/InfoTip.tsx';
import { formatCounted } from '../../../format.ts';
import { formatScoreValue, SCORES } from '../../../panels/web-pages/scores.ts';
import type { WebPageScore } from '../../../schema.generated.ts';
import type { PageText_TextFragment } from './PageText.generated.ts';
import { MARKS } from './score-marks.ts';

interface ScoreButtonsProps {
  scores: PageText_TextFragment['scores'];
  /** Spans in the shown text, by score. */
  counts: ReadonlyMap<WebPageScore, number>;
  chosen: WebPageScore | null;
  onChoose: (score: WebPageScore | null) => void;
}

/** The six scores; pressing one marks in the text what it counts. */
export function ScoreButtons({ scores, counts, chosen, onChoose }: ScoreButtonsProps) {
  return (
    <SimpleGrid columns={{ base: 2, md: 3 }} gap="3">
      {SCORES.map(({ key, score, name, info, marked, scale }) => {
        const spans = counts.get(score) ?? 0;
        return (
          <chakra.div key={key} position="relative">
            <ScoreButton
              name={name}
              value={scores[key]}
              isScale={scale === 1}
              marks={spans > 0 ? formatCounted(spans, ...marked) : `No ${marked[1]}`}
              palette={MARKS[score].palette}
              line={MARKS[score].line}
              isChosen={chosen === score}
              disabled={spans === 0}
              onClick={() => onChoose(chosen === score ? null : score)}
            />
            <chakra.div position="absolute" top="2.5" insetEnd="2">
              <InfoTip about={name} text={info} />
            </chakra.div>
          </chakra.div>
        );
      })}
    </SimpleGrid>
  );
}

interface ScoreButtonProps {
  name: string;
  value: number | null;
  isScale: boolean;
  /** “24 statistics” */
  marks: string;
  palette: string;
  line: string;
  isChosen: boolean;
  /** There is nothing to mark. */
  disabled: boolean;
  onClick: () => void;
}

function ScoreButton(props: ScoreButtonProps) {
  const { name, value, isScale, marks, palette, line, isChosen, disabled, onClick } = props;
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      disabled={disabled}
      colorPalette={palette}
      display="block"
      w="full"
      h="full"
      px="3.5"
      py="3"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      textAlign="start"
      cursor="pointer"
      focusVisibleRing="outside"
      _hover={{ bg: 'bg.subtle' }}
      _disabled={{ cursor: 'default', bg: 'transparent' }}
      css={{ '&[aria-pressed=true]': { borderColor: 'colorPalette.line', bg: 'colorPalette.subtle' } }}
      onClick={onClick}
    >
      <Text as="span" display="block" pe="6" fontSize="xs" color="fg.muted" truncate>
        {name}
        <chakra.span srOnly>: </chakra.span>
      </Text>
      <Text as="span" display="block" fontVariantNumeric="tabular-nums">
        <chakra.span fontSize="xl" fontWeight="semibold" letterSpacing="-0.02em">
          {formatScoreValue(value)}
        </chakra.span>
        {isScale && value !== null && (
          <chakra.span fontSize="xs" color="fg.subtle">
            {' / 100'}
          </chakra.span>
        )}
        <chakra.span srOnly>. In the text: </chakra.span>
      </Text>
      <Text
        as="span"
        fontSize="xs"
        color={disabled ? 'fg.subtle' : 'fg.muted'}
        {...(!disabled && {
          textDecorationLine: 'underline',
          textDecorationStyle: line,
          textDecorationColor: 'colorPalette.line',
          textUnderlineOffset: '3px',
        })}
      >
        {marks}
      </Text>
    </chakra.button>
  );
}
