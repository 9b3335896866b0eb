import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Pill } from '../../../components/figures/Pill.tsx';
import { formatCount, formatCounted, formatDecimal, formatPercent } from '../../../format.ts';
import { OpenAnswers } from '../../../panels/answer-links/OpenAnswers.tsx';
import { PromptLink } from '../../../panels/prompts/PromptLink.tsx';
import { splitAddress } from '../../../panels/sources/source-url.ts';
import { VisitPage } from '../../../panels/sources/VisitPage.tsx';
import { PAGE_KINDS } from '../../../panels/web-pages/page-kinds.ts';
import { paths } from '../../../paths.ts';
import type { OpportunityType } from '../../../schema.generated.ts';
import type { OpportunityFragment } from './ActionCenterScreen.generated.ts';
import { OPPORTUNITY_TYPES } from './PotentialPill.tsx';

/** An open opportunity: its figures, who is named instead and the pages behind them, each with its answers. */
export function OpportunityDetail({ opportunity }: { opportunity: OpportunityFragment }) {
  const { id, topic, question, type, score, winnable, missed, ownCited, instead, sources } = opportunity;
  return (
    <Flex direction="column" gap="4" align="stretch">
      <Text fontSize="sm" color="fg.subtle">
        {`${OPPORTUNITY_TYPES[type].name} · ${topic.name} · `}
        <PromptLink id={id}>Open the prompt’s page</PromptLink>
      </Text>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '9rem minmax(0, 1fr)' }}
        columnGap="4"
        rowGap={{ base: '1', md: '3' }}
        fontSize="sm"
        css={{ '& > dd': { marginBottom: { base: '0.5rem', md: 0 } } }}
      >
        <Row name="Misses you">
          <OpenAnswers
            of={{ prompt: id, missed: true }}
            shown={`${formatCount(missed.hits)} of ${formatCounted(missed.answers, 'answer')}`}
            hint="Open the answers that name a competitor and not your brand"
          >{`${formatCount(missed.hits)} of ${formatCounted(missed.answers, 'answer')}`}</OpenAnswers>
          <Text as="span" color="fg.muted">
            {describeRate(missed)}
          </Text>
        </Row>
        <Row name="Can be won">
          {`At least ${formatCounted(Math.floor(winnable), 'answer')} a month`}
          <Text as="span" color="fg.muted">
            {` — as many or fewer at ${score}% of your prompts`}
          </Text>
        </Row>
        <Row name="Named instead">
          <chakra.span display="inline-flex" flexWrap="wrap" columnGap="3" rowGap="1">
            {instead.map(({ company, answers }) => (
              <OpenAnswers
                key={company.id}
                of={{ prompt: id, missed: true, company: company.id }}
                shown={`${company.name} ${formatCount(answers)}`}
                hint={`Open the ${formatCounted(answers, 'missed answer')} that name ${company.name}`}
              >{`${company.name} ${formatCount(answers)}`}</OpenAnswers>
            ))}
          </chakra.span>
        </Row>
        <Row name="Your own pages">
          {ownCited === 0
            ? `None is cited by the ${formatCounted(missed.answers, 'answer')}`
            : `Cited by ${formatCount(ownCited)} of ${formatCounted(missed.answers, 'answer')}`}
        </Row>
        <Row name="Cited instead">
          {sources.length === 0 ? (
            'These answers cite no page'
          ) : (
            <chakra.ul display="grid" gap="1">
              {sources.map((source) => (
                <Source key={source.url} promptId={id} source={source} />
              ))}
            </chakra.ul>
          )}
        </Row>
      </chakra.dl>
      <ActionLink type={type} question={question} />
    </Flex>
  );
}

/** Carries the question to the generator. */
export const ActionLink = ({ type, question }: { type: OpportunityType; question: string }) => (
  <Button asChild size="sm" colorPalette="accent" alignSelf="start">
    <Link to={paths.generate(question)}>
      {OPPORTUNITY_TYPES[type].action}
      <ArrowRight aria-hidden="true" />
    </Link>
  </Button>
);

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.subtle">{name}</chakra.dt>
      <chakra.dd minW="0">{children}</chakra.dd>
    </>
  );
}

interface SourceProps {
  promptId: string;
  source: OpportunityFragment['sources'][number];
}

function Source({ promptId, source: { url, domain, title, kind, competitor, answers } }: SourceProps) {
  const { site, path } = splitAddress(url, domain);
  return (
    <chakra.li display="flex" alignItems="center" gap="2" minW="0" flexWrap="wrap">
      <OpenAnswers
        of={{ prompt: promptId, missed: true, source: url }}
        shown={`${site}${path}`}
        hint={`Open the ${formatCounted(answers, 'missed answer')} that cite this page`}
      >
        <chakra.span overflowWrap="anywhere" title={title || undefined}>
          {site}
          <chakra.span color="fg.subtle">{path}</chakra.span>
        </chakra.span>
      </OpenAnswers>
      <VisitPage url={url} name={`${site}${path}`} />
      <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
        {formatCounted(answers, 'answer')}
      </Text>
      {competitor ? <Pill size="sm">Competitor</Pill> : null}
      <Pill size="sm">{kind === null ? 'Not read yet' : PAGE_KINDS[kind]}</Pill>
    </chakra.li>
  );
}

function describeRate({ value, low, high }: OpportunityFragment['missed']) {
  if (value === null) return null;
  const interval =
    low === null || high === null ? '' : `; 95% interval ${formatDecimal(low)}–${formatDecimal(high)}`;
  return ` (${formatPercent(value)}${interval})`;
}
