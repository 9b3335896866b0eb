import { Box, Button, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { STEP_NAMES, type Step } from '../wizard/steps.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { uniqueTexts, type WizardValues } from '../wizard/wizard-values.ts';

/** Everything that was entered, with an Edit link for each step. */
export function Summary() {
  const { getValues } = useFormContext<WizardValues>();
  const { email, companyName, website, competitors, searchTopics, prompts } = getValues();
  return (
    <Box asChild borderWidth="1px" borderRadius="l2" css={{ '& > div + div': { borderTopWidth: '1px' } }}>
      <dl>
        <SummaryRow step="company">
          <Text fontWeight="medium">{companyName.trim()}</Text>
          <Text color="fg.muted">{email.trim()}</Text>
        </SummaryRow>
        <SummaryRow step="website">{website.trim() || <None />}</SummaryRow>
        <SummaryRow step="competitors">{uniqueTexts(competitors).join(', ') || <None />}</SummaryRow>
        <SummaryRow step="searchTopics">{uniqueTexts(searchTopics).join(', ') || <None />}</SummaryRow>
        <SummaryRow step="prompts">
          <PromptList texts={uniqueTexts(prompts)} />
        </SummaryRow>
      </dl>
    </Box>
  );
}

function SummaryRow({ step, children }: { step: Step; children: ReactNode }) {
  const { goTo } = useWizard();
  return (
    <Grid
      templateColumns={{ base: '1fr auto', sm: '8rem 1fr auto' }}
      columnGap="3"
      rowGap="1"
      p="3.5"
      alignItems="start"
      fontSize="sm"
    >
      <chakra.dt color="fg.muted">{STEP_NAMES[step]}</chakra.dt>
      <chakra.dd
        minW="0"
        wordBreak="break-word"
        gridColumn={{ base: '1 / -1', sm: 'auto' }}
        order={{ base: 1, sm: 0 }}
      >
        {children}
      </chakra.dd>
      <chakra.dd>
        <Button
          variant="plain"
          fontSize="sm"
          aria-label={`Edit ${STEP_NAMES[step]}`}
          onClick={() => goTo(step)}
        >
          Edit
        </Button>
      </chakra.dd>
    </Grid>
  );
}

function PromptList({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) {
    return (
      <Text color="fg.muted">
        None entered: the report uses the prompts suggested for your search topics.
      </Text>
    );
  }
  return (
    <Stack asChild gap="1.5" ps="5" listStyleType="decimal">
      <ol>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </Stack>
  );
}

const None = () => <Text color="fg.subtle">None</Text>;
