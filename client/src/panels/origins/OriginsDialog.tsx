import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useContext, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ChartDays } from '../../components/charts/chart-days.ts';
import { DialogFrame } from '../../components/dialogs/DialogFrame.tsx';
import { formatCounted, formatDayAndYear, formatRange } from '../../format.ts';
import { OPENS } from '../answer-links/OpenAnswers.tsx';
import { describeModelChange, SURFACE_NAMES } from './describe-origins.ts';
import type { Origins } from './origins-scope.ts';

interface OriginsDialogProps {
  origins: Origins;
  onClose: () => void;
}

/** Which surface and model the answers of each platform come from, and when a platform's model changed. */
export function OriginsDialog({ origins: { range, origins, modelChanges }, onClose }: OriginsDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  const platforms = [...Map.groupBy(origins, ({ platform }) => platform.key)];
  return (
    <DialogFrame
      wide
      title="What was asked"
      text={`Usable answers behind these figures${range.from && range.to ? `, ${formatRange(range.from, range.to)}` : ''}, by platform, surface and model.`}
      focusOn={close}
      onClose={onClose}
      body={
        <>
          <Box as="ul" aria-label="Platforms">
            {platforms.map(([key, own]) => (
              <PlatformOrigins key={key} platform={key} origins={own} onLeave={onClose} />
            ))}
          </Box>
          <Box>
            <Text as="h3" fontSize="sm" fontWeight="semibold">
              Changes of models
            </Text>
            {modelChanges.length === 0 ? (
              <Text fontSize="sm" color="fg.muted">
                None in these days.
              </Text>
            ) : (
              <chakra.ul fontSize="sm" color="fg.muted">
                {modelChanges.toReversed().map((change) => (
                  <li key={`${change.platform.key} ${change.day}`}>
                    {`${formatDayAndYear(change.day)}: ${describeModelChange(change)}`}
                  </li>
                ))}
              </chakra.ul>
            )}
          </Box>
        </>
      }
    >
      <Button ref={close} size="sm" onClick={onClose}>
        Close
      </Button>
    </DialogFrame>
  );
}

interface PlatformOriginsProps {
  platform: string;
  origins: Origins['origins'];
  onLeave: () => void;
}

function PlatformOrigins({ platform, origins, onLeave }: PlatformOriginsProps) {
  const { answersOf } = useContext(ChartDays);
  return (
    <chakra.li py="2" borderBottomWidth="1px" fontSize="sm">
      <Text fontWeight="medium">{origins[0]?.platform.name}</Text>
      {origins.map(({ surface, model, answers, simulated, from, to }) => (
        <Flex
          key={`${surface} ${model}`}
          wrap="wrap"
          columnGap="3"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          <Text as="span" flex="1 1 12rem" overflowWrap="anywhere">
            {`${SURFACE_NAMES[surface]}${simulated ? ' (simulated)' : ''} · ${model ?? 'model not given'}`}
          </Text>
          <Text as="span">{formatRange(from, to)}</Text>
          <Text as="span" minW="6.5rem" textAlign="end">
            {answersOf ? (
              <chakra.span asChild {...OPENS}>
                <Link to={answersOf(from, to, { platform, surface, status: ['ANSWERED'] })} onClick={onLeave}>
                  {formatCounted(answers, 'answer')}
                </Link>
              </chakra.span>
            ) : (
              formatCounted(answers, 'answer')
            )}
          </Text>
        </Flex>
      ))}
    </chakra.li>
  );
}
