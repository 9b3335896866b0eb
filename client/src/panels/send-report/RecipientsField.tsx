import { Button, Flex, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import { TagInput } from '../../components/forms/TagInput.tsx';

interface RecipientsFieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Addresses used before. */
  known: readonly { address: string; unsubscribed: boolean }[];
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

const MAX_RECIPIENTS = 20;
const MAX_OFFERED = 6;

/** E-mail addresses, with those used before to choose from. */
export function RecipientsField({ value, onChange, known, error, ref }: RecipientsFieldProps) {
  const chosen = new Set(value.map((address) => address.toLowerCase()));
  const offered = known
    .filter(({ address, unsubscribed }) => !unsubscribed && !chosen.has(address))
    .slice(0, MAX_OFFERED);
  const unsubscribed = known.filter((recipient) => recipient.unsubscribed && chosen.has(recipient.address));
  return (
    <div>
      <TagInput
        ref={ref}
        label="Recipients"
        help="E-mail addresses; Enter or a comma adds one. Each gets a mail of their own."
        error={error}
        value={value}
        onChange={onChange}
        onBlur={() => undefined}
        max={MAX_RECIPIENTS}
        maxLength={254}
      />
      {offered.length > 0 && value.length < MAX_RECIPIENTS && (
        <Flex gap="1.5" wrap="wrap" mt="2">
          {offered.map(({ address }) => (
            <Button
              key={address}
              size="xs"
              variant="outline"
              maxW="full"
              aria-label={`Add ${address}`}
              onClick={() => onChange([...value, address])}
            >
              <Text as="span" truncate>
                {address}
              </Text>
            </Button>
          ))}
        </Flex>
      )}
      {unsubscribed.length > 0 && (
        <Text mt="2" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {`Unsubscribed, and gets no mail: ${unsubscribed.map(({ address }) => address).join(', ')}.`}
        </Text>
      )}
    </div>
  );
}
