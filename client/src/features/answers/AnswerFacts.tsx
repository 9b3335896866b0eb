import type { FragmentType } from '@apollo/client';
import { chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { formatCount } from '../../format.ts';
import { languageName } from '../../panels/answer-text/language-name.ts';
import { paths } from '../../paths.ts';
import type { Surface } from '../../schema.generated.ts';
import type { AnswerFacts_AnswerFragment } from './AnswerFacts.generated.ts';

const instant = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

const ORIGINS: Record<Surface, string> = {
  API: 'Collected from the platform’s API',
  INTERFACE: 'Captured from the interface that people use',
  IMPORT: 'Imported; where it was asked for is not known',
};

/** Platform, model, time and prompt of an answer. */
export function AnswerFacts({ answer }: { answer: FragmentType<AnswerFacts_AnswerFragment> | undefined }) {
  const data = unmaskFragment<AnswerFacts_AnswerFragment>(answer);
  return (
    <Panel
      title="About this answer"
      loading={!data}
      skeleton={<RowSkeletons rows={5} />}
      empty={false}
      emptyText=""
    >
      {data && (
        <chakra.dl
          display="grid"
          gridTemplateColumns="auto 1fr"
          columnGap="6"
          rowGap="2"
          fontSize="sm"
          fontVariantNumeric="tabular-nums"
        >
          <Fact name="Platform">{data.platform.name}</Fact>
          <Fact name="Model">{data.model ?? 'Not given'}</Fact>
          <Fact name="Collected">{`${instant.format(new Date(data.collectedAt))} UTC`}</Fact>
          <Fact name="Sample">{formatCount(data.sample)}</Fact>
          <Fact name="Topic">
            <TextLink to={paths.topic(data.prompt.topic.slug)}>{data.prompt.topic.name}</TextLink>
          </Fact>
          <Fact name="Prompt">
            {data.prompt.branded ? 'Names your brand' : 'Does not name your brand'}
            {' · '}
            <TextLink to={paths.prompt(data.prompt.id)}>its page</TextLink>
            {' · '}
            <TextLink to={paths.answers({ prompt: data.prompt.id })}>all its answers</TextLink>
          </Fact>
          {data.askedAs && (
            <Fact name="Asked as">{`${data.askedAs.name}${describePlaceGiven(data.askedAs.placeGiven)}`}</Fact>
          )}
          {data.unsupportedLanguage && (
            <Fact name="Language">{`${languageName(data.unsupportedLanguage)}; its sentiment is not judged`}</Fact>
          )}
          <Fact name="Origin">
            {data.simulated ? `Made by the simulator, not by ${data.platform.name}` : ORIGINS[data.surface]}
          </Fact>
        </chakra.dl>
      )}
    </Panel>
  );
}

/** Which of the two ways told the platform the persona's place. */
const describePlaceGiven = (given: string | null) =>
  given === 'SETTING'
    ? ', its place by the vendor’s setting'
    : given === 'PROMPT'
      ? ', its place stated in the prompt'
      : '';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Text as="dt" color="fg.muted">
        {name}
      </Text>
      <chakra.dd minW="0">{children}</chakra.dd>
    </>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <chakra.span
      asChild
      color="accent.fg"
      borderRadius="l1"
      textDecoration="underline"
      textUnderlineOffset="3px"
      focusVisibleRing="outside"
    >
      <Link to={to}>{children}</Link>
    </chakra.span>
  );
}
