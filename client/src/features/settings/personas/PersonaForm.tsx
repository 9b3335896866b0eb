import {
  Box,
  Button,
  FieldErrorText,
  FieldHelperText,
  FieldLabel,
  FieldRoot,
  Flex,
  Input,
  SimpleGrid,
  Stack,
} from '@chakra-ui/react';
import { type FormEvent, useMemo, useState } from 'react';
import { errorField } from '../../../apollo/error-field.ts';
import { serverMessage } from '../../../apollo/server-message.ts';
import { FormError } from '../../../components/forms/FormError.tsx';
import { NativeSelect } from '../../../components/forms/Select.tsx';
import { countries, languages } from '../../../panels/collection/locales.ts';
import { FormButton } from '../FormButton.tsx';
import { PersonaPrompts, type PromptTopic } from './PersonaPrompts.tsx';
import {
  type Persona_ItemFragment as Persona,
  useSavePersonaMutation,
} from './PersonasSettings.generated.ts';
import { type PersonaValues, toInput, toValues } from './persona-values.ts';

interface PersonaFormProps {
  /** Null: a new one. */
  persona: Persona | null;
  topics: readonly PromptTopic[];
  onDone: () => void;
}

type TextField = Exclude<keyof PersonaValues, 'promptIds'>;

const FIELDS: readonly {
  name: TextField;
  label: string;
  placeholder?: string;
  help?: string;
  maxLength?: number;
  /** Chosen from a list; the label of the empty value. */
  none?: string;
}[] = [
  { name: 'name', label: 'Name', placeholder: 'Such as Munich CFO', maxLength: 60 },
  {
    name: 'description',
    label: 'Who it is (optional)',
    placeholder: 'Such as a CFO of a 50-person company',
    help: 'Follows “I am” before each prompt, in the persona’s language.',
    maxLength: 200,
  },
  { name: 'country', label: 'Country', none: 'No country' },
  { name: 'region', label: 'Region (optional)', placeholder: 'Such as Bavaria', maxLength: 80 },
  { name: 'city', label: 'City (optional)', placeholder: 'Such as Munich', maxLength: 80 },
  { name: 'language', label: 'Language', none: 'That of the account' },
];

/** Who a persona is, where, and which prompts are also asked as it. */
export function PersonaForm({ persona, topics, onDone }: PersonaFormProps) {
  const [values, setValues] = useState(() => toValues(persona));
  const [problem, setProblem] = useState<{ field: string | null; message: string } | null>(null);
  const [save, { loading }] = useSavePersonaMutation({
    refetchQueries: persona ? [] : ['PersonasSettings'],
    awaitRefetchQueries: true,
  });
  const options = useMemo(
    () => ({ country: countries(), language: languages(persona?.language ?? '') }),
    [persona?.language],
  );
  const errorOf = (field: string) => (problem?.field === field ? problem.message : null);
  const isKnownField = [...FIELDS.map(({ name }) => name), 'promptIds'].includes(
    (problem?.field ?? '') as TextField,
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    try {
      const { data } = await save({ variables: { id: persona?.id ?? null, input: toInput(values) } });
      const error = data?.savePersona.errors[0];
      if (error) setProblem(error);
      else onDone();
    } catch (error) {
      const message = serverMessage(error, 'The persona could not be saved. Please try again.');
      setProblem({ field: errorField(error)?.replace(/^input\./, '') ?? null, message });
    }
  }

  return (
    <Box asChild borderWidth="1px" borderRadius="l2" p="4">
      <form onSubmit={submit} aria-label={persona ? `Edit ${persona.name}` : 'New persona'}>
        <Stack gap="4">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            {FIELDS.map(({ name, label, none, placeholder, help, maxLength }) => (
              <FieldRoot key={name} invalid={errorOf(name) !== null}>
                <FieldLabel htmlFor={`persona-${name}`}>{label}</FieldLabel>
                {name === 'country' || name === 'language' ? (
                  <NativeSelect
                    id={`persona-${name}`}
                    value={values[name]}
                    options={[{ value: '', label: none ?? '' }, ...options[name]]}
                    aria-invalid={errorOf(name) !== null}
                    onChange={({ target }) => setValues({ ...values, [name]: target.value })}
                  />
                ) : (
                  <Input
                    id={`persona-${name}`}
                    value={values[name]}
                    placeholder={placeholder}
                    maxLength={maxLength}
                    autoComplete="off"
                    onChange={({ target }) => setValues({ ...values, [name]: target.value })}
                  />
                )}
                {help && errorOf(name) === null && <FieldHelperText>{help}</FieldHelperText>}
                <FieldErrorText>{errorOf(name)}</FieldErrorText>
              </FieldRoot>
            ))}
          </SimpleGrid>
          <PersonaPrompts
            topics={topics}
            chosen={values.promptIds}
            onChange={(promptIds) => setValues({ ...values, promptIds })}
          />
          <FormError>{problem && !isKnownField ? problem.message : errorOf('promptIds')}</FormError>
          <Flex gap="2">
            <FormButton busy={loading} busyText="Saving..." disabled={values.name.trim() === ''}>
              {persona ? 'Save' : 'Add persona'}
            </FormButton>
            <Button size="sm" variant="ghost" onClick={onDone}>
              Cancel
            </Button>
          </Flex>
        </Stack>
      </form>
    </Box>
  );
}
