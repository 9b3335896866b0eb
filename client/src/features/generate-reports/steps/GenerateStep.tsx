import { Box, Heading, Stack } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { formatCounted, formatList } from '../../../format.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { WizardStep } from '../wizard/WizardStep.tsx';
import { uniqueTexts, type WizardValues } from '../wizard/wizard-values.ts';
import { Summary } from './Summary.tsx';
import { useRequestReport } from './use-request-report.ts';

/** What was entered, what happens next, and the button that requests the report. */
export function GenerateStep() {
  const { busy, requestReport } = useRequestReport();
  return (
    <WizardStep
      description="Check everything before you request the report."
      busyLabel={busy ? 'Requesting your report…' : null}
      next="Generate"
      onSubmit={requestReport}
    >
      <Stack gap="6">
        <Summary />
        <WhatHappensNext />
      </Stack>
    </WizardStep>
  );
}

function WhatHappensNext() {
  const { getValues } = useFormContext<WizardValues>();
  const { offer } = useWizard();
  const prompts = describePrompts(uniqueTexts(getValues('prompts')).length);
  const steps = [
    offer.confirmation &&
      `You get a mail with a link to confirm ${getValues('email').trim()}. Nothing is asked before you follow it.`,
    offer.simulated
      ? `${prompts} to a simulator: no AI platform is configured on this server, so the answers are simulated. The report says so on every page.`
      : `${prompts} to ${formatList(offer.platforms.map(({ name }) => name))}, once each and word for word.`,
    'The report is mailed to you with a PDF and a link to a private page, which search engines do not list.',
    `Everything is kept for ${formatCounted(offer.keptDays, 'day')}, then deleted. A link in the mail removes it sooner.`,
  ].filter((step) => step !== false);
  return (
    <Box asChild p="4" borderRadius="l2" bg="bg.muted" fontSize="sm">
      <section aria-labelledby="what-happens">
        <Heading as="h3" id="what-happens" fontSize="sm" fontWeight="semibold" mb="2">
          What happens next
        </Heading>
        <Stack asChild gap="1.5" ps="5" listStyleType="decimal" color="fg.muted">
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Stack>
      </section>
    </Box>
  );
}

/** Without prompts of the visitor's own, the server asks the suggested ones. */
function describePrompts(count: number): string {
  if (count === 0) return 'The suggested prompts go';
  return count === 1 ? 'Your prompt goes' : `Your ${count} prompts go`;
}
