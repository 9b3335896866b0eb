import { FieldHelperText, FieldLabel, FieldRoot, Input } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import type { useCategory } from './use-category.ts';

const MOST = 80;

/** What kind of business the brand is in: one of the list, or in one's own words. */
export function CategoryField({ of: { words, categories, choose } }: { of: ReturnType<typeof useCategory> }) {
  const id = useId();
  const [text, setText] = useState(words);
  useEffect(() => setText(words), [words]);
  // Proposals follow once it is settled, not letter by letter.
  const settle = (typed: string) => typed.trim() !== words && choose(typed.trim());
  return (
    <FieldRoot>
      <FieldLabel>Kind of business</FieldLabel>
      <Input
        list={id}
        value={text}
        maxLength={MOST}
        autoComplete="off"
        placeholder="Such as project management software"
        onChange={({ target }) => {
          setText(target.value);
          if (categories.some(({ label }) => label === target.value)) settle(target.value);
        }}
        onBlur={() => settle(text)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          settle(text);
        }}
      />
      <FieldHelperText>Proposals follow it. Pick one, or say it in your own words.</FieldHelperText>
      <datalist id={id}>
        {categories.map(({ key, label, group }) => (
          <option key={key} value={label}>
            {group}
          </option>
        ))}
      </datalist>
    </FieldRoot>
  );
}
