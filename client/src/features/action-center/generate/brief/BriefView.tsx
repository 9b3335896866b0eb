import { chakra, Stack, Text } from '@chakra-ui/react';
import { formatCount, formatCounted, formatDecimal, formatPercent } from '../../../../format.ts';
import { OpenAnswers } from '../../../../panels/answer-links/OpenAnswers.tsx';
import { ReadPromptPages } from '../../../../panels/page-reading/ReadPromptPages.tsx';
import { PromptLink } from '../../../../panels/prompts/PromptLink.tsx';
import { PromptSearches } from '../../../../panels/searches/PromptSearches.tsx';
import type { BriefQuery } from './Brief.generated.ts';
import { BriefPages } from './BriefPages.tsx';
import { Facts, Outline, OwnPage, Questions, Terms } from './BriefParts.tsx';
import { Part } from './Part.tsx';
import { PagesContext } from './page-links.tsx';

type Brief = BriefQuery['brief'];

/** A brief: the prompt, what its cited pages cover and what the brand's own page lacks. */
export function BriefView({ brief }: { brief: Brief }) {
  const { prompt, wordings, visible, missed, instead, pages } = brief;
  const isEnough = brief.usedPages >= brief.neededPages;
  return (
    <PagesContext value={new Map(pages.map((page) => [page.id, page]))}>
      <Stack gap="6" fontSize="sm">
        <Stack gap="1">
          <chakra.h3 fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
            <PromptLink id={prompt.id}>{prompt.question}</PromptLink>
          </chakra.h3>
          <Text color="fg.subtle">{prompt.topic.name}</Text>
          <Figures id={prompt.id} visible={visible} missed={missed} />
          {instead.length > 0 && (
            <Text>
              Named instead:{' '}
              {instead.map(({ company, answers }, index) => (
                <chakra.span key={company.id}>
                  {index > 0 && ', '}
                  <OpenAnswers
                    of={{ prompt: prompt.id, missed: true, company: company.id }}
                    shown={`${company.name} ${formatCount(answers)}`}
                    hint={`Open the ${formatCounted(answers, 'missed answer')} that name ${company.name}`}
                  >{`${company.name} (${formatCount(answers)})`}</OpenAnswers>
                </chakra.span>
              ))}
            </Text>
          )}
        </Stack>
        {wordings.length > 1 && (
          <Part title="Wordings">
            <chakra.ul ps="4" listStyleType="disc">
              {wordings.map(({ id, question, answers }) => (
                <chakra.li key={id}>
                  <PromptLink id={id}>{question}</PromptLink>{' '}
                  <OpenAnswers of={{ prompt: id }} shown={formatCounted(answers, 'answer')} hint="Open them">
                    {formatCounted(answers, 'answer')}
                  </OpenAnswers>
                </chakra.li>
              ))}
            </chakra.ul>
          </Part>
        )}
        {missed.answers > 0 && (
          <Part title="Searches behind the answers">
            <PromptSearches promptId={prompt.id} />
          </Part>
        )}
        {!isEnough && <NotEnough brief={brief} />}
        <Part title="Your own page">
          <OwnPage brief={brief} />
        </Part>
        {isEnough && (
          <>
            <Outline brief={brief} />
            <Terms brief={brief} />
          </>
        )}
        <Questions brief={brief} />
        <Facts brief={brief} />
        {pages.length > 0 && (
          <Part title="Cited pages">
            <BriefPages brief={brief} />
          </Part>
        )}
      </Stack>
    </PagesContext>
  );
}

function Figures({ id, visible, missed }: Pick<Brief, 'visible' | 'missed'> & { id: string }) {
  if (missed.answers === 0) return <Text>No platform has answered this prompt yet.</Text>;
  const total = formatCounted(missed.answers, 'answer');
  return (
    <Text fontVariantNumeric="tabular-nums">
      <OpenAnswers
        of={{ prompt: id, missed: true }}
        shown={`${missed.hits} of ${total}`}
        hint="Open these answers"
      >
        {`${formatCount(missed.hits)} of ${total}`}
      </OpenAnswers>
      {` name a competitor and not you${describeRate(missed)}; `}
      <OpenAnswers of={{ prompt: id, visible: true }} shown={`${visible.hits}`} hint="Open these answers">
        {formatCount(visible.hits)}
      </OpenAnswers>
      {` name you${describeRate(visible)}.`}
    </Text>
  );
}

function describeRate({ value, low, high }: Brief['missed']): string {
  if (value === null) return '';
  const interval =
    low === null || high === null ? '' : `; 95% interval ${formatDecimal(low)}–${formatDecimal(high)}`;
  return ` (${formatPercent(value)}${interval})`;
}

/** Says what is missing and offers the step that brings it. */
function NotEnough({ brief: { prompt, citedPages, readPages, neededPages } }: { brief: Brief }) {
  const canRead = citedPages >= neededPages;
  return (
    <Stack gap="3" borderWidth="1px" borderStyle="dashed" borderRadius="l2" p="4" align="start">
      <Text>
        {`Not enough pages read: ${formatCount(readPages)} of ${formatCount(citedPages)}. `}
        {canRead
          ? `Headings and terms are compared from ${neededPages} pages on.`
          : `The answers cite ${citedPages === 0 ? 'no page' : `only ${formatCounted(citedPages, 'page')}`} of others; headings and terms are compared from ${neededPages} on.`}
      </Text>
      {canRead && <ReadPromptPages promptId={prompt.id} />}
    </Stack>
  );
}
