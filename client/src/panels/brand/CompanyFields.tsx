import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../components/forms/FormField.tsx';
import { TagInput } from '../../components/forms/TagInput.tsx';
import { aliasesError, type BrandValues, type CompanyPath, LIMITS } from './brand-values.ts';

interface CompanyFieldsProps {
  path: CompanyPath;
  /** Its saved name; null before it is saved. */
  saved: string | null;
}

/** The name, domain and other names of a company. */
export function CompanyFields({ path, saved }: CompanyFieldsProps) {
  const { register, getFieldState, formState } = useFormContext<BrandValues>();
  const aliases = useController<BrandValues, `${CompanyPath}.aliases`>({ name: `${path}.aliases` });
  const errorOf = (field: 'name' | 'domain') => getFieldState(`${path}.${field}`, formState).error?.message;
  const errors =
    path === 'brand' ? formState.errors.brand : formState.errors.competitors?.[Number(path.split('.')[1])];
  return (
    <Stack gap="4">
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
        <FormField
          label="Name"
          autoComplete="off"
          maxLength={LIMITS.name}
          field={register(`${path}.name`)}
          error={errorOf('name')}
        />
        <FormField
          label="Domain"
          autoComplete="off"
          inputMode="url"
          spellCheck={false}
          placeholder="example.com"
          help="You can paste a whole address; only its domain is stored."
          field={register(`${path}.domain`)}
          error={errorOf('domain')}
        />
      </Grid>
      <KeepOldName path={path} saved={saved} />
      <TagInput
        label="Other names"
        help="Spellings and products that also count as a mention. Press Enter or comma to add one."
        max={LIMITS.aliases}
        maxLength={LIMITS.name}
        error={aliasesError(errors)}
        {...aliases.field}
      />
    </Stack>
  );
}

/** Offers to keep the former name of a renamed company: older answers use it. */
function KeepOldName({ path, saved }: CompanyFieldsProps) {
  const { setValue, getValues } = useFormContext<BrandValues>();
  const [name, aliases] = useWatch<BrandValues, [`${CompanyPath}.name`, `${CompanyPath}.aliases`]>({
    name: [`${path}.name`, `${path}.aliases`],
  });
  const isSaved = (text: string) => text.trim().toLowerCase() === saved?.toLowerCase();
  if (!saved || !name.trim() || isSaved(name) || aliases.some(isSaved)) return null;
  return (
    <Flex gap="2" align="center" wrap="wrap" fontSize="sm" role="status">
      <Text color="fg.muted">Older answers say “{saved}”. Without that name they no longer count.</Text>
      <Button
        size="xs"
        variant="outline"
        onClick={() =>
          setValue(`${path}.aliases`, [...getValues(`${path}.aliases`), saved], { shouldDirty: true })
        }
      >
        Keep “{saved}” as another name
      </Button>
    </Flex>
  );
}
