import { Button, chakra, Field, Flex, Input, Text } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { useSetVercelSecretMutation, useVercelDrainQuery } from '../Visits.generated.ts';

const FORM = /^[\x21-\x7e]{8,200}$/;

/** The secret that signs the requests of a Vercel drain; it is never shown again. */
export function VercelSecret() {
  const { data, refetch } = useVercelDrainQuery();
  const [save, { loading }] = useSetVercelSecretMutation();
  const [secret, setSecret] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  if (!data) return null;
  const isSigned = data.vercelDrainSigned;

  async function set(value: string | null) {
    setProblem(null);
    try {
      await save({ variables: { secret: value } });
      setSecret('');
      await refetch();
    } catch {
      setProblem('The secret could not be saved. Please try again.');
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const value = secret.trim();
    if (FORM.test(value)) void set(value);
    else setProblem('Use 8 to 200 characters without spaces, as Vercel shows them.');
  };
  return (
    <chakra.form onSubmit={submit} maxW="75ch">
      <Text fontSize="sm" color="fg.muted" mb="2">
        {isSigned
          ? 'Lines of Vercel need the signature of your drain.'
          : 'With the secret of your Vercel drain its signature is checked, and lines of Vercel without one are refused.'}
      </Text>
      <Flex gap="2" align="end" wrap="wrap">
        <Field.Root flex="1" minW="12rem">
          <Field.Label fontSize="sm">Secret of the Vercel drain</Field.Label>
          <Input
            size="sm"
            type="password"
            autoComplete="off"
            value={secret}
            onChange={(event) => setSecret(event.target.value)}
          />
        </Field.Root>
        <Button type="submit" size="sm" variant="outline" disabled={loading || secret === ''}>
          {isSigned ? 'Replace' : 'Save'}
        </Button>
        {isSigned && (
          <Button size="sm" variant="ghost" disabled={loading} onClick={() => void set(null)}>
            Remove
          </Button>
        )}
      </Flex>
      <FormError>{problem}</FormError>
    </chakra.form>
  );
}
