import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface SettingsCardProps {
  title: string;
  description?: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A titled card of settings that belong together. */
export function SettingsCard({ title, description, action, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Stack asChild gap="5" borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '4', md: '5' }}>
      <section aria-labelledby={id}>
        <Flex justify="space-between" align="center" gap="4" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <Stack gap="0.5">
            <Heading as="h2" id={id} fontSize="md" fontWeight="medium">
              {title}
            </Heading>
            {description && (
              <Text fontSize="sm" color="fg.muted">
                {description}
              </Text>
            )}
          </Stack>
          {action}
        </Flex>
        {children}
      </section>
    </Stack>
  );
}
