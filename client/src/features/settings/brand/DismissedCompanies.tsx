import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { toastError } from '../../../components/feedback/toasts.ts';
import { useDismissDiscoveredCompanyMutation } from './DiscoveredCompanies.generated.ts';

interface DismissedCompaniesProps {
  companies: readonly { key: string; name: string }[];
  onChanged: () => Promise<unknown>;
}

/** Names that are no companies; each can be listed again. */
export function DismissedCompanies({ companies, onChanged }: DismissedCompaniesProps) {
  const [dismiss, { loading }] = useDismissDiscoveredCompanyMutation();

  async function restore({ key, name }: { key: string; name: string }) {
    try {
      await dismiss({ variables: { key, dismissed: false } });
      await onChanged();
    } catch {
      toastError(`${name} could not be changed. Please try again.`);
    }
  }

  return (
    <chakra.ul aria-label="Not a company" listStyleType="none">
      {companies.map((company) => (
        <Flex asChild key={company.key} justify="space-between" align="center" gap="3" py="1">
          <li>
            <Text overflowWrap="anywhere">{company.name}</Text>
            <Button
              size="xs"
              variant="ghost"
              aria-label={`Restore ${company.name}`}
              disabled={loading}
              onClick={() => restore(company)}
            >
              Restore
            </Button>
          </li>
        </Flex>
      ))}
    </chakra.ul>
  );
}
