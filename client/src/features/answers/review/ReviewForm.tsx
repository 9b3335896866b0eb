import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, Ban, Check, ChevronDown, ChevronUp, Undo2 } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Link } from 'react-router-dom';
import { Pill } from '../../../components/figures/Pill.tsx';
import { PanelFrame } from '../../../components/layout/Panel.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import { SentimentWord } from '../../../panels/answer-text/SentimentWord.tsx';
import { CompanyBadge } from '../../../panels/competitors/CompanyBadge.tsx';
import { paths } from '../../../paths.ts';
import { KeyHint, VerdictButtons } from '../correct/VerdictButtons.tsx';
import { verdictLabel } from '../verdicts.ts';
import { KEYS, VERDICT_KEYS } from './review-keys.ts';
import type { Decision, ReviewItem } from './use-queue-saves.ts';
import type { ReviewQueue } from './use-review-queue.ts';

interface ReviewFormProps {
  queue: ReviewQueue;
  item: ReviewItem;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What was found of a company, and the buttons that confirm or correct it. */
export function ReviewForm({ queue, item, heading }: ReviewFormProps) {
  const { answer, mention } = item;
  const { company } = mention;
  const { decision, decide } = queue;
  const id = useId();
  return (
    <PanelFrame labelledBy={id}>
      <Stack gap="4">
        <HStack gap="3">
          <CompanyBadge name={company.name} logoUrl={null} strong={company.isBrand} />
          <Heading
            ref={heading}
            as="h2"
            id={id}
            tabIndex={-1}
            fontSize="lg"
            fontWeight="semibold"
            minW="0"
            overflowWrap="anywhere"
            outline="0"
          >
            {company.name}
          </Heading>
          {company.isBrand && (
            <Pill size="sm" palette="accent">
              You
            </Pill>
          )}
        </HStack>
        <Flex columnGap="4" justify="space-between" align="center" wrap="wrap" fontSize="sm" rowGap="2">
          <SentimentWord sentiment={mention.sentiment} />
          <Position queue={queue} />
        </Flex>
        <Button
          size="md"
          justifyContent="start"
          aria-keyshortcuts="Enter"
          aria-pressed={decision !== undefined && isRight(decision, item)}
          onClick={() => decide({ named: true, verdict: mention.verdict })}
        >
          <Check aria-hidden="true" />
          Right
          <KeyHint>{KEYS.right}</KeyHint>
        </Button>
        <Stack gap="2">
          <Text
            fontSize="sm"
            color="fg.muted"
          >{`Otherwise, what does the answer say of ${company.name}?`}</Text>
          <VerdictButtons
            label={`Sentiment towards ${company.name}`}
            value={decision?.verdict ?? null}
            keys={VERDICT_KEYS}
            onChoose={(verdict) => decide({ named: true, verdict })}
          />
          <Button
            size="sm"
            variant="outline"
            justifyContent="start"
            px="3"
            aria-keyshortcuts={KEYS.notNamed}
            aria-pressed={decision?.named === false}
            onClick={() => decide({ named: false, verdict: null })}
          >
            <Ban aria-hidden="true" />
            It does not name this company
            <KeyHint>{KEYS.notNamed}</KeyHint>
          </Button>
        </Stack>
        {decision && (
          <Text fontSize="sm" role="status">
            {describeDecision(decision, item)}
          </Text>
        )}
        <Flex gap="2" justify="space-between" wrap="wrap" borderTopWidth="1px" pt="3" mx="-1">
          <HStack gap="1">
            <Button
              size="xs"
              variant="ghost"
              disabled={!queue.hasPrevious}
              title={KEYS.previous}
              onClick={queue.previous}
            >
              <ArrowLeft aria-hidden="true" />
              Previous
            </Button>
            <Button size="xs" variant="ghost" title={KEYS.next} onClick={queue.next}>
              {decision ? 'Next' : 'Skip'}
              <ArrowRight aria-hidden="true" />
            </Button>
          </HStack>
          <Button
            size="xs"
            variant="ghost"
            disabled={queue.reviewed === 0}
            aria-keyshortcuts={KEYS.undo}
            title={KEYS.undo}
            onClick={queue.undo}
          >
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
        </Flex>
        <Flex gap="2" justify="space-between" fontSize="xs" color="fg.muted" align="center" wrap="wrap">
          <SaveState queue={queue} />
          <Link to={paths.answer(answer.id)}>
            <Text as="span" color="accent.fg" textDecoration="underline" textUnderlineOffset="3px">
              Open this answer
            </Text>
          </Link>
        </Flex>
      </Stack>
    </PanelFrame>
  );
}

function Position({ queue }: { queue: ReviewQueue }) {
  const { position, positions, move } = queue;
  if (position === null || positions < 2) return null;
  return (
    <HStack gap="1">
      <Text as="span" color="fg.muted">{`Named ${formatCount(position)} of ${formatCount(positions)}`}</Text>
      <Button
        size="xs"
        variant="outline"
        px="1.5"
        aria-label="Earlier"
        aria-keyshortcuts={KEYS.earlier}
        title={`Earlier (${KEYS.earlier})`}
        disabled={position === 1}
        onClick={() => move(-1)}
      >
        <ChevronUp aria-hidden="true" />
      </Button>
      <Button
        size="xs"
        variant="outline"
        px="1.5"
        aria-label="Later"
        aria-keyshortcuts={KEYS.later}
        title={`Later (${KEYS.later})`}
        disabled={position === positions}
        onClick={() => move(1)}
      >
        <ChevronDown aria-hidden="true" />
      </Button>
    </HStack>
  );
}

function SaveState({ queue }: { queue: ReviewQueue }) {
  const { pending, failed, retry } = queue.saves;
  if (failed) {
    return (
      <HStack gap="2" role="alert">
        <Text color="fg.error">{`${formatCounted(pending, 'change')} not saved yet.`}</Text>
        <Button size="2xs" variant="outline" onClick={retry}>
          Try again
        </Button>
      </HStack>
    );
  }
  return (
    <Text role="status">
      {pending > 0
        ? `Saving ${formatCounted(pending, 'change')}...`
        : queue.reviewed > 0
          ? `${formatCounted(queue.reviewed, 'mention')} reviewed, all saved.`
          : 'Nothing reviewed in this visit yet.'}
    </Text>
  );
}

const isRight = ({ named, verdict }: Decision, { mention }: ReviewItem) =>
  named && verdict === mention.verdict;

function describeDecision(decision: Decision, item: ReviewItem): string {
  if (isRight(decision, item)) return 'You confirmed this mention.';
  if (!decision.named || decision.verdict === null) return 'You said that the company is not named.';
  return `You corrected this mention to “${verdictLabel(decision.verdict)}”.`;
}
