import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths.ts';
import { describeGaps } from './describe-gaps.ts';
import type { ResultCoverageFieldsFragment } from './Results.generated.ts';

interface ResultGapsProps {
  coverage: ResultCoverageFieldsFragment;
  /** Of the range. */
  days: number;
}

/** What of the range is not known, and where to change that. */
export function ResultGaps({ coverage, days }: ResultGapsProps) {
  const { connected, problem, timeZone } = coverage;
  return (
    <Box
      as="section"
      aria-label="What is not known"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      px={{ base: '4', md: '5' }}
      py="4"
      fontSize="sm"
    >
      <Heading as="h2" fontSize="sm" fontWeight="medium" mb="2">
        What is not known
      </Heading>
      {problem && <Text color="fg.error" mb="2">{`Google Analytics could not be read. ${problem}`}</Text>}
      <chakra.ul color="fg.muted" listStyleType="disc" ps="5" maxW="85ch">
        {describeGaps(coverage, days).map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
        <li>
          Each figure is counted by itself: nobody is followed from an answer to a purchase.
          {timeZone &&
            timeZone !== 'UTC' &&
            ` Days of Google Analytics are those of ${timeZone}, the others UTC.`}
        </li>
      </chakra.ul>
      {(!connected || problem) && (
        <Text mt="2">
          <chakra.span textDecoration="underline">
            <Link to={paths.settingsSection('data')}>
              {connected ? 'Google Analytics in Settings' : 'Connect Google Analytics'}
            </Link>
          </chakra.span>
        </Text>
      )}
    </Box>
  );
}
