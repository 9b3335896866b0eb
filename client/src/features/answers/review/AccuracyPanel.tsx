import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Bar } from '../../../components/figures/Bar.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCount, formatCounted, formatPercent } from '../../../format.ts';
import type { ReviewAccuracyQuery } from './ReviewScreen.generated.ts';

type Accuracy = ReviewAccuracyQuery['reviewAccuracy'];
type Rate = Accuracy['all'];

interface AccuracyPanelProps {
  /** Undefined while loading. */
  accuracy: Accuracy | undefined;
  error: boolean;
  onRetry: () => void;
}

/** How often the product was right on this account, with the number of reviews and the interval. */
export function AccuracyPanel({ accuracy, error, onRetry }: AccuracyPanelProps) {
  return (
    <Panel
      title="How often the product was right"
      info="Of mentions drawn at random from your latest 2,000 answers. The interval is the 95 % Wilson interval. Companies that were missed are not in the sample."
      loading={!accuracy && !error}
      skeleton={<RowSkeletons rows={4} />}
    >
      {error ? (
        <LoadError message="The accuracy could not be loaded." onRetry={onRetry} />
      ) : (
        accuracy && <Figures accuracy={accuracy} />
      )}
    </Panel>
  );
}

function Figures({ accuracy }: { accuracy: Accuracy }) {
  const { all, names, sentiment, order, least, method, others, othersCorrected } = accuracy;
  return (
    <Stack gap="4" fontSize="sm">
      {all.value === null ? <Progress rate={all} least={least} /> : <Headline rate={all} />}
      {all.reviewed > 0 && (
        <Stack gap="2.5">
          <RateRow name="Names" rate={names} />
          <RateRow name="Sentiment" rate={sentiment} />
          {order.reviewed > 0 && <RateRow name="Order" rate={order} />}
        </Stack>
      )}
      {(all.reviewed > 0 || others > 0) && (
        <Text fontSize="xs" color="fg.muted">
          {`Measured on the analysis ${method}.`}
          {others > 0 &&
            ` Not counted: ${formatCounted(others, 'review')} of mentions that were not drawn at random or of earlier versions, ${formatCounted(othersCorrected, 'correction')} among them.`}
        </Text>
      )}
    </Stack>
  );
}

function Progress({ rate, least }: { rate: Rate; least: number }) {
  return (
    <Stack gap="2">
      <Text>
        <Text as="strong" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {`${formatCount(rate.reviewed)} of ${formatCount(least)}`}
        </Text>
        {' reviewed. Not enough yet to say how often the product is right.'}
      </Text>
      <Bar percent={(100 * rate.reviewed) / least} />
    </Stack>
  );
}

function Headline({ rate: { value, low, high, right, reviewed } }: { rate: Rate }) {
  return (
    <Stack gap="1">
      <Text fontSize="3xl" fontWeight="semibold" letterSpacing="-0.02em" lineHeight="1.1">
        {formatPercent(value ?? 0)}
      </Text>
      <Text color="fg.muted">
        {`Right about ${formatCount(right)} of ${formatCounted(reviewed, 'reviewed mention')}; 95 % interval ${formatInterval(low, high)}.`}
      </Text>
    </Stack>
  );
}

function RateRow({ name, rate }: { name: string; rate: Rate }) {
  const { value, low, high, right, reviewed } = rate;
  return (
    <Box>
      <Flex justify="space-between" gap="3" mb="1">
        <Text as="span">{name}</Text>
        <Text as="span" fontVariantNumeric="tabular-nums" color="fg.muted">
          {value !== null && (
            <Text as="strong" fontWeight="medium" color="fg">
              {`${formatPercent(value)} `}
            </Text>
          )}
          {value !== null && `(${formatInterval(low, high)}) `}
          {`${formatCount(right)} of ${formatCount(reviewed)}`}
        </Text>
      </Flex>
      {value !== null && <Bar percent={value} interval={{ low, high }} />}
    </Box>
  );
}

const formatInterval = (low: number | null, high: number | null) =>
  `${Math.round(low ?? 0)}–${Math.round(high ?? 100)}`;
