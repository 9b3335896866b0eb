import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Pill } from '../../../components/figures/Pill.tsx';
import { formatCount, formatCounted, formatDayAndYear } from '../../../format.ts';
import { OPENS, WHOLE_ROW } from '../../../panels/answer-links/OpenAnswers.tsx';
import { paths } from '../../../paths.ts';
import type { ListedExperimentFragment } from './ExperimentsScreen.generated.ts';
import { METRICS, STATES } from './names.ts';

/** Experiments, each a link to its screen. */
export function ExperimentRows({ experiments }: { experiments: readonly ListedExperimentFragment[] }) {
  return (
    <chakra.ul aria-label="Experiments" mx={{ base: '-4', md: '-5' }} mb={{ base: '-4', md: '-5' }}>
      {experiments.map((experiment) => (
        <Row key={experiment.id} experiment={experiment} />
      ))}
    </chakra.ul>
  );
}

function Row({ experiment }: { experiment: ListedExperimentFragment }) {
  const { id, name, state, metric, startsOn, endsOn, treated, controls, sentence } = experiment;
  const { label, palette } = STATES[state];
  return (
    <chakra.li
      position="relative"
      borderTopWidth="1px"
      px={{ base: '4', md: '5' }}
      py="3.5"
      _hover={{ bg: 'bg.subtle' }}
    >
      <Flex gap="3" align="start" justify="space-between">
        <Box minW="0">
          <chakra.span
            asChild
            {...OPENS}
            textDecorationColor="transparent"
            fontWeight="medium"
            overflowWrap="anywhere"
            css={WHOLE_ROW}
          >
            <Link to={paths.experiment(id)}>{name}</Link>
          </chakra.span>
          <Text fontSize="sm" color="fg.muted">
            {`${METRICS[metric]} · ${formatDayAndYear(startsOn)} to ${formatDayAndYear(endsOn)} · ${formatCount(treated)} treated, ${formatCounted(controls, 'control')}`}
          </Text>
          {sentence && (
            <Text mt="1" fontSize="sm">
              {sentence}
            </Text>
          )}
        </Box>
        <Pill palette={palette}>{label}</Pill>
      </Flex>
    </chakra.li>
  );
}
