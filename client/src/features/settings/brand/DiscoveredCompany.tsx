import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toastError } from '../../../components/feedback/toasts.ts';
import { formatCounted, formatDayAndYear } from '../../../format.ts';
import { type BrandValues, LIMITS } from '../../../panels/brand/brand-schema.ts';
import { NEW_COMPANY } from '../../../panels/brand/brand-values.ts';
import {
  type FoundCompany_CompanyFragment,
  useDismissFoundCompanyMutation,
} from './DiscoveredCompany.generated.ts';

/** One found company: it can be put on the form's list of competitors, which is saved with the form, or dismissed. */
export function FoundCompany({ company }: { company: FoundCompany_CompanyFragment }) {
  const { key, name, answers, lastDay } = company;
  const { getValues, setValue } = useFormContext<BrandValues>();
  const competitors = useWatch<BrandValues, 'competitors'>({ name: 'competitors' });
  const [dismiss, { loading }] = useDismissFoundCompanyMutation();
  const [dismissed, setDismissed] = useState(false);
  const listed = competitors.some((each) => each.name.trim().toLowerCase() === name.toLowerCase());
  const details = `${dismissed ? 'Dismissed · ' : ''}${formatCounted(answers, 'answer')}, last on ${formatDayAndYear(lastDay)}`;

  function track() {
    const before = getValues('competitors');
    setValue('competitors', [...before, { ...NEW_COMPANY, name }], { shouldDirty: true });
  }

  async function setAside(aside: boolean) {
    try {
      await dismiss({ variables: { key, dismissed: aside } });
      setDismissed(aside);
    } catch {
      toastError(`${name} could not be changed. Please try again.`);
    }
  }

  return (
    <Box asChild borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <li>
        <Flex align="center" columnGap="3" rowGap="2" wrap="wrap" px="3.5" py="2.5">
          <Box flex="1" minW="40">
            <Text fontWeight="medium" overflowWrap="anywhere" color={dismissed ? 'fg.muted' : undefined}>
              {name}
            </Text>
            <Text fontSize="xs" color="fg.muted">
              {details}
            </Text>
          </Box>
          {listed ? (
            <Text fontSize="sm" color="fg.muted" role="status">
              In your competitors
            </Text>
          ) : (
            <Flex gap="2" align="center">
              {!dismissed && (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`Track as competitor: ${name}`}
                  disabled={competitors.length >= LIMITS.competitors}
                  onClick={track}
                >
                  Track as competitor
                </Button>
              )}
              <Button
                size="sm"
                variant="ghost"
                aria-label={dismissed ? `Take back ${name}` : `Dismiss ${name}`}
                disabled={loading}
                onClick={() => setAside(!dismissed)}
              >
                {dismissed ? 'Take back' : 'Dismiss'}
              </Button>
            </Flex>
          )}
        </Flex>
      </li>
    </Box>
  );
}
