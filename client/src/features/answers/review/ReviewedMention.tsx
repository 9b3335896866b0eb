import { Box, GridItem, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { PanelFrame } from '../../../components/layout/Panel.tsx';
import { formatDayAndYear } from '../../../format.ts';
import { AnswerText } from '../../../panels/answer-text/AnswerText.tsx';
import { markedSpans, markId } from '../../../panels/answer-text/mention-spans.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { actionOf } from './review-keys.ts';
import type { ReviewItem } from './use-queue-saves.ts';
import type { ReviewQueue } from './use-review-queue.ts';

const REASONS = {
  RANDOM: 'Random sample',
  BORDER: 'Unsure: close to another verdict',
  UNJUDGED: 'Unsure: not judged',
  EVERYDAY_NAME: 'Unsure: an everyday word',
} as const;

/** A mention in its answer, with the buttons and keys that review it. */
export function ReviewedMention({ queue, item }: { queue: ReviewQueue; item: ReviewItem }) {
  const { answer, mention, reason } = item;
  const { company } = mention;
  const heading = useRef<HTMLHeadingElement>(null);
  const itemKey = `${answer.id} ${company.id}`;

  // The keyboard's place, and what a screen reader reads next; a button pressed for the mention before must not answer for
  // this one.
  useEffect(() => {
    if (itemKey) heading.current?.focus({ preventScroll: true });
  }, [itemKey]);

  function onKeyDown(event: KeyboardEvent) {
    const act = actionOf(event, queue, mention.verdict);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <Box display="contents" onKeyDown={onKeyDown}>
      <GridItem gridColumn={{ lg: 1 }} gridRow={{ lg: '1 / 3' }}>
        <PanelFrame labelledBy="review-question">
          <Stack gap="1.5" mb="4">
            <HStack gap="2" wrap="wrap" justify="space-between">
              <Text fontSize="sm" color="fg.muted">
                {`${answer.platform.name} · ${formatDayAndYear(answer.collectedAt.slice(0, 10))}`}
              </Text>
              <Pill palette={reason === 'RANDOM' ? 'gray' : 'amber'}>{REASONS[reason]}</Pill>
            </HStack>
            <Heading as="h2" id="review-question" fontSize="md" fontWeight="medium">
              {answer.prompt.question}
            </Heading>
          </Stack>
          <Passage key={itemKey} item={item} />
        </PanelFrame>
      </GridItem>
      <GridItem gridColumn={{ lg: 2 }}>
        <ReviewForm queue={queue} item={item} heading={heading} />
      </GridItem>
    </Box>
  );
}

/** The answer, scrolled to the first place where the company is named. */
function Passage({ item }: { item: ReviewItem }) {
  const { answer, mention } = item;
  const { id } = mention.company;
  const frame = useRef<HTMLDivElement>(null);
  const spans = useMemo(
    () =>
      markedSpans(answer.mentions).map((span) => ({
        ...span,
        own: span.id.startsWith(markId(id, 0).slice(0, -1)),
      })),
    [answer, id],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const show = () => {
      const mark = element.querySelector<HTMLElement>(`[id="${markId(id, 0)}"]`);
      if (!mark) return;
      element.scrollTop += mark.getBoundingClientRect().top - element.getBoundingClientRect().top - 96;
      observer.disconnect();
    };
    // The text is drawn once what draws it is downloaded.
    const observer = new MutationObserver(show);
    observer.observe(element, { childList: true, subtree: true });
    show();
    return () => observer.disconnect();
  }, [id]);

  return (
    <Box
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label="Answer"
      maxH={{ base: '38vh', lg: 'calc(100vh - 18rem)' }}
      minH={{ lg: '24rem' }}
      overflowY="auto"
      borderRadius="l1"
      pe="2"
      focusVisibleRing="outside"
    >
      <AnswerText text={answer.text} spans={spans} />
    </Box>
  );
}
