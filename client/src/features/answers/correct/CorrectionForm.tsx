import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Ban } from 'lucide-react';
import type { MentionLegend_AnswerFragment } from '../MentionLegend.generated.ts';
import type { Corrections } from './use-corrections.ts';
import { VerdictButtons } from './VerdictButtons.tsx';

interface CorrectionFormProps {
  mention: MentionLegend_AnswerFragment['mentions'][number];
  /** Ids of the companies named, in order. */
  order: readonly string[];
  corrections: Corrections;
}

/** Corrects a mention; each button saves at once. */
export function CorrectionForm({ mention, order, corrections }: CorrectionFormProps) {
  const { company, verdict } = mention;
  const { saving, correct } = corrections;
  const at = order.indexOf(company.id);

  function move(by: number) {
    const moved = order.filter((id) => id !== company.id);
    moved.splice(at + by, 0, company.id);
    corrections.order(moved);
  }

  return (
    <Stack gap="3" p="3" mb="1" borderWidth="1px" borderRadius="l2" bg="bg.subtle" data-no-print="">
      <Stack gap="1.5">
        <Text fontSize="xs" fontWeight="medium">{`What does the answer say of ${company.name}?`}</Text>
        <VerdictButtons
          label={`Sentiment towards ${company.name}`}
          value={verdict}
          disabled={saving}
          onChoose={(chosen) => correct({ companyId: company.id, named: true, verdict: chosen })}
        />
      </Stack>
      <Flex gap="2" wrap="wrap" justify="space-between">
        <Button
          size="xs"
          variant="outline"
          disabled={saving}
          onClick={() => correct({ companyId: company.id, named: false, verdict: null })}
        >
          <Ban aria-hidden="true" />
          Not named
        </Button>
        {order.length > 1 && (
          <HStack gap="2">
            <Button size="xs" variant="outline" disabled={saving || at === 0} onClick={() => move(-1)}>
              <ArrowUp aria-hidden="true" />
              Earlier
            </Button>
            <Button
              size="xs"
              variant="outline"
              disabled={saving || at === order.length - 1}
              onClick={() => move(1)}
            >
              <ArrowDown aria-hidden="true" />
              Later
            </Button>
          </HStack>
        )}
      </Flex>
    </Stack>
  );
}
