import { Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../../components/forms/FormField.tsx';
import { SelectField } from '../../../../components/forms/SelectField.tsx';
import type { AccountForm } from './account-form.ts';

interface ServerFieldsProps {
  kind: 'smtp' | 'imap';
  title: string;
  form: UseFormReturn<AccountForm>;
  hasPassword: boolean;
}

const SECURITIES = [
  { value: 'TLS', label: 'TLS' },
  { value: 'STARTTLS', label: 'STARTTLS' },
  { value: 'PLAIN', label: 'None (only where allowed)' },
];

export function ServerFields({ kind, title, form: { register, formState }, hasPassword }: ServerFieldsProps) {
  const errorOf = (name: keyof AccountForm) => formState.errors[name]?.message;
  return (
    <Stack gap="3" role="group" aria-label={title}>
      <Heading as="h3" fontSize="sm" fontWeight="medium">
        {title}
      </Heading>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
        <FormField
          label="Server"
          placeholder={`${kind}.example.com`}
          field={register(`${kind}_host`)}
          error={errorOf(`${kind}_host`)}
        />
        <FormField
          label="Port"
          type="number"
          field={register(`${kind}_port`)}
          error={errorOf(`${kind}_port`)}
        />
        <SelectField
          label="Encryption"
          options={SECURITIES}
          field={register(`${kind}_security`)}
          error={errorOf(`${kind}_security`)}
        />
        <FormField
          label="User"
          autoComplete="off"
          field={register(`${kind}_user`)}
          error={errorOf(`${kind}_user`)}
        />
        <FormField
          label="Password"
          type="password"
          autoComplete="new-password"
          help={
            hasPassword
              ? 'Stored; enter it only to change it.'
              : 'An app password where your provider has them.'
          }
          field={register(`${kind}_password`)}
          error={errorOf(`${kind}_password`)}
        />
      </SimpleGrid>
    </Stack>
  );
}
