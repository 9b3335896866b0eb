import { FieldLabel, FieldRoot, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { useUserId } from '../../../auth/SessionProvider.tsx';
import { readTabEntry, storeTabEntry } from '../../../auth/tab-entries.ts';
import type { PromptLanguage } from '../../../schema.generated.ts';
import { useSuggestBusinessQuery } from '../Suggestions.generated.ts';

const STORAGE_NAME = 'set-up:business';
const MAX_LENGTH = 80;

export interface Company {
  name: string;
  domain: string | null;
}

/** What the user entered; without it, the server’s suggestion counts. */
interface Entered {
  offering?: string;
  audience?: string;
  language?: PromptLanguage;
}

/**
 * The business that suggestions are made for: a kind that the server knows, or what the brand offers and for whom. It is
 * kept for as long as the tab is open.
 */
export function useBusiness({ name, domain }: Company) {
  const userId = useUserId();
  const [entered, setEntered] = useState<Entered>(() => {
    const stored = readTabEntry(userId, STORAGE_NAME);
    return stored !== null && typeof stored === 'object' ? stored : {};
  });
  const { data, loading } = useSuggestBusinessQuery({
    variables: { name, domain, category: entered.offering || null },
    fetchPolicy: 'cache-first',
  });
  const known = data?.suggestCategory?.category ?? null;
  const siteLanguage = data?.suggestPromptLanguage ?? 'EN';
  // What the name says is told in English alone.
  const noun = siteLanguage === 'EN' ? data?.suggestOffering : null;
  const offering = entered.offering ?? known?.label ?? noun ?? '';
  return {
    offering,
    /** Empty for a business that the server knows. */
    audience: known ? '' : (entered.audience ?? ''),
    /** The kind of business that the server knows it as; null when it does not know it. */
    known: entered.offering === '' ? null : known,
    categories: data?.suggestionCategories ?? [],
    /** That prompts are suggested in. */
    language: entered.language ?? siteLanguage,
    loading,
    /** What suggestions are asked with. */
    variables: {
      name,
      domain,
      category: entered.offering ? offering : (known?.key ?? (offering || null)),
    },
    enter(change: Entered) {
      const next = { ...entered, ...change };
      setEntered(next);
      storeTabEntry(userId, STORAGE_NAME, next);
    },
  };
}

export type Business = ReturnType<typeof useBusiness>;

interface BusinessFieldsProps {
  business: Business;
  /** What to do when the server does not know the business. */
  hint: string;
}

/** The kind of business of the brand; what it offers and for whom when the server does not know it. */
export function BusinessFields({ business, hint }: BusinessFieldsProps) {
  const { offering, audience, known, categories, loading, enter } = business;
  const id = useId();
  const isUnknown = !known && !loading;
  const help = !isUnknown
    ? 'Suggestions are based on it. Choose another kind, or enter your own words.'
    : `${offering ? 'This kind of business is not in our catalogue.' : 'We do not know this business.'} ${hint}`;
  return (
    <Stack gap="2" width="full">
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <CommittedField
          label={isUnknown ? 'What it offers' : 'Kind of business'}
          value={offering}
          list={id}
          placeholder={isUnknown ? 'Such as printers' : 'Such as project management software'}
          isChoice={(text) => categories.some(({ label }) => label === text)}
          onCommit={(text) => enter({ offering: text })}
        />
        {isUnknown && (
          <CommittedField
            label="For whom (optional)"
            value={audience}
            placeholder="Such as small offices"
            onCommit={(text) => enter({ audience: text })}
          />
        )}
      </Flex>
      <Text fontSize="sm" color="fg.muted" role="status">
        {help}
      </Text>
      <datalist id={id}>
        {categories.map(({ key, label, group }) => (
          <option key={key} value={label}>
            {group}
          </option>
        ))}
      </datalist>
    </Stack>
  );
}

interface CommittedFieldProps {
  label: string;
  value: string;
  list?: string;
  placeholder: string;
  /** Whether a text needs no further input. */
  isChoice?: (text: string) => boolean;
  onCommit: (text: string) => void;
}

/** A field whose text counts once it is complete: suggestions are not fetched for every letter. */
function CommittedField({ label, value, list, placeholder, isChoice, onCommit }: CommittedFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const commit = (typed: string) => typed.trim() !== value && onCommit(typed.trim());
  return (
    <FieldRoot>
      <FieldLabel>{label}</FieldLabel>
      <Input
        list={list}
        value={text}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        placeholder={placeholder}
        onChange={({ target }) => {
          setText(target.value);
          if (isChoice?.(target.value)) commit(target.value);
        }}
        onBlur={() => commit(text)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit(text);
        }}
      />
    </FieldRoot>
  );
}
