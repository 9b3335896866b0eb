import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { AnswersAddress } from '../../answers-address.ts';
import { formatCounted } from '../../format.ts';
import { paths } from '../../paths.ts';
import type { AlertKind } from '../../schema.generated.ts';
import type { PageAlert, PageEvidence } from './alert-page.ts';

const OF_SENTIMENT: readonly AlertKind[] = ['SENTIMENT_DROP', 'SENTIMENT_RISE'];
const OF_VISITS: readonly AlertKind[] = ['BOT_REFUSED', 'CITED_PAGE_ERROR'];

interface AlertLinksProps {
  alert: PageAlert;
  evidence: PageEvidence;
}

/** Where the answers, the run, the experiment or the visits behind an alert are. */
export function AlertLinks({ alert: { kind }, evidence }: AlertLinksProps) {
  const { sources, runId, experimentId } = evidence;
  return (
    <>
      <Flex wrap="wrap" gap="2">
        {OF_SENTIMENT.includes(kind) &&
          sentimentLinks(kind, evidence).map(({ label, address }) => (
            <LinkButton key={label} to={paths.answers(address)}>
              {label}
            </LinkButton>
          ))}
        {runId && <LinkButton to={paths.run(runId)}>Open the run</LinkButton>}
        {experimentId && <LinkButton to={paths.experiment(experimentId)}>Open the experiment</LinkButton>}
        {OF_VISITS.includes(kind) && (
          <LinkButton to={paths.refusedVisits}>Open the pages that refuse bots</LinkButton>
        )}
      </Flex>
      {sources.length > 0 && (
        <Stack asChild gap="1.5">
          <chakra.ul aria-label="New sources" listStyleType="none" fontSize="sm">
            {sources.map(({ url, title, answers }) => (
              <chakra.li key={url} overflowWrap="anywhere">
                {title || url}{' '}
                <chakra.span asChild textDecoration="underline" textUnderlineOffset="3px">
                  <Link to={paths.answers({ source: url })}>
                    {`Open the ${formatCounted(answers, 'answer')}`}
                  </Link>
                </chakra.span>
                {title && (
                  <chakra.span display="block" fontSize="xs" color="fg.muted">
                    {url}
                  </chakra.span>
                )}
              </chakra.li>
            ))}
          </chakra.ul>
        </Stack>
      )}
    </>
  );
}

function LinkButton({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="outline" size="sm">
      <Link to={to}>{children}</Link>
    </Button>
  );
}

/** The lists of answers that pulled the mean that way, of both ranges. */
function sentimentLinks(kind: AlertKind, { before, after, topicId, platform }: PageEvidence) {
  const isDrop = kind === 'SENTIMENT_DROP';
  const listOf = (when: string, range: PageEvidence['before']) => {
    if (!range?.from || !range.to) return [];
    const address: AnswersAddress = {
      sentiment: isDrop ? 'NEGATIVE' : 'POSITIVE',
      ...{ from: range.from, to: range.to },
      ...(topicId ? { topic: topicId } : {}),
      ...(platform ? { platform: platform.key } : {}),
    };
    return [{ label: `${isDrop ? 'Negative' : 'Positive'} answers ${when}`, address }];
  };
  return [...listOf('before', before), ...listOf('after', after)];
}
