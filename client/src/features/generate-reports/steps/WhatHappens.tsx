import { Box, Heading, Stack } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { formatCounted } from '../../../format.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { filled, type WizardValues } from '../wizard/wizard-values.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What pressing the button begins, in the order in which it happens. */
export function WhatHappens() {
  const { getValues } = useFormContext<WizardValues>();
  const { offer } = useWizard();
  const prompts = whichGo(filled(getValues('prompts')).length);
  const names = list.format(offer.platforms.map(({ name }) => name));
  const steps = [
    offer.confirmation &&
      `You get a mail with a link to confirm ${getValues('email').trim()}. Nothing is asked before you follow it.`,
    offer.simulated
      ? `${prompts} to a simulator: no AI platform is configured on this server, so the answers are made up. The report says so on every page.`
      : `${prompts} to ${names}, once each and word for word.`,
    'The report comes by mail, with a PDF and a link to a private page that search engines are told to leave out.',
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

/** Without any of the visitor's own the server asks what it proposes. */
function whichGo(count: number): string {
  if (count === 0) return 'The proposed prompts go';
  return count === 1 ? 'Your prompt goes' : `Your ${count} prompts go`;
}
