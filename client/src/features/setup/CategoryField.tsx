import { FieldHelperText, FieldLabel, FieldRoot, Input } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { useUserId } from '../../auth/SessionProvider.tsx';
import { readTabEntry, storeTabEntry } from '../../auth/tab-entries.ts';
import { useSuggestCategoryQuery } from './Suggestions.generated.ts';

const STORAGE_NAME = 'set-up:category';
const MAX_LENGTH = 80;

export interface Company {
  name: string;
  domain: string | null;
}

/** The kind of business that suggestions are made for: the one the server suggests until another is chosen. */
export function useCategory({ name, domain }: Company) {
  const userId = useUserId();
  const [chosen, setChosen] = useState(() => {
    const stored = readTabEntry(userId, STORAGE_NAME);
    return typeof stored === 'string' ? stored : null;
  });
  const { data, loading } = useSuggestCategoryQuery({
    variables: { name, domain },
    fetchPolicy: 'cache-first',
  });
  const categories = data?.suggestionCategories ?? [];
  const label = (chosen ?? data?.suggestCategory?.category.label ?? '').trim();
  const known = categories.find((category) => category.label.toLowerCase() === label.toLowerCase());
  return {
    label,
    /** Key of a category of the catalogue or other words; null for the company's own. */
    key: known?.key ?? (label || null),
    categories,
    loading,
    choose(text: string) {
      setChosen(text);
      storeTabEntry(userId, STORAGE_NAME, text);
    },
  };
}

/** The kind of business the brand is in: one of the catalogue, or other words. */
export function CategoryField({ category }: { category: ReturnType<typeof useCategory> }) {
  const { label, categories, choose } = category;
  const id = useId();
  const [text, setText] = useState(label);
  useEffect(() => setText(label), [label]);
  // Suggestions are fetched once the text is complete, not for every letter.
  const commit = (typed: string) => typed.trim() !== label && choose(typed.trim());
  return (
    <FieldRoot>
      <FieldLabel>Kind of business</FieldLabel>
      <Input
        list={id}
        value={text}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        placeholder="Such as project management software"
        onChange={({ target }) => {
          setText(target.value);
          if (categories.some((known) => known.label === target.value)) commit(target.value);
        }}
        onBlur={() => commit(text)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit(text);
        }}
      />
      <FieldHelperText>Suggestions follow it. Choose one, or enter your own words.</FieldHelperText>
      <datalist id={id}>
        {categories.map((known) => (
          <option key={known.key} value={known.label}>
            {known.group}
          </option>
        ))}
      </datalist>
    </FieldRoot>
  );
}
