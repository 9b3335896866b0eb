import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { Bar } from '../../../components/figures/Bar.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
import { formatDecimal, formatPercent } from '../../../format.ts';

// Invented figures of 12 generic prompts on 3 platforms, with their 95 % intervals for prompts like these.
const OVERALL = { value: 36.1, low: 16.6, high: 61.6, hits: 13, answers: 36 };
const PLATFORMS = [
  { name: 'ChatGPT', value: 50, low: 25.4, high: 74.6 },
  { name: 'Perplexity', value: 33.3, low: 13.8, high: 60.9 },
  { name: 'Gemini', value: 25, low: 8.9, high: 53.2 },
];

/** An excerpt of a report, marked as an example. */
export function ExampleReport() {
  return (
    <Box asChild borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
      <figure aria-labelledby="example-report">
        <Flex asChild justify="space-between" align="center" gap="3" mb="4">
          <figcaption id="example-report">
            <Text fontSize="sm" fontWeight="medium">
              Visibility of your company
            </Text>
            <Pill>Example</Pill>
          </figcaption>
        </Flex>
        <HStack align="baseline" gap="2">
          <Text fontSize="3xl" fontWeight="semibold" letterSpacing="-0.02em" lineHeight="1.2">
            {formatPercent(OVERALL.value)}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {`${formatDecimal(OVERALL.low)}–${formatDecimal(OVERALL.high)}`}
          </Text>
        </HStack>
        <Text fontSize="xs" color="fg.muted" mb="5">
          {`Named in ${OVERALL.hits} of ${OVERALL.answers} answers`}
        </Text>
        <Stack gap="3.5">
          {PLATFORMS.map(({ name, value, low, high }) => (
            <div key={name}>
              <Flex justify="space-between" fontSize="sm" mb="1.5" fontVariantNumeric="tabular-nums">
                <Text>{name}</Text>
                <Text fontWeight="medium">{formatPercent(value)}</Text>
              </Flex>
              <Bar percent={value} interval={{ low, high }} />
            </div>
          ))}
        </Stack>
        <Box mt="5" pt="4" borderTopWidth="1px" fontSize="sm">
          <Text fontSize="xs" color="fg.muted" mb="1">
            You are missing from
          </Text>
          <Text mb="2">“Which one is best for a small team?”</Text>
          <HStack gap="1.5" wrap="wrap">
            <Text fontSize="xs" color="fg.muted">
              Named instead
            </Text>
            <Pill>Competitor A</Pill>
            <Pill>Competitor B</Pill>
          </HStack>
        </Box>
      </figure>
    </Box>
  );
}
