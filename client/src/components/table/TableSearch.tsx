import { startTransition, useState } from 'react';
import { SearchBox } from '../forms/SearchBox.tsx';

interface TableSearchProps {
  label: string;
  /** Told a moment after the letter is seen. */
  onSearch: (text: string) => void;
}

/** The search box of a table. It keeps what is typed to itself, so that typing never waits for the rows. */
export function TableSearch({ label, onSearch }: TableSearchProps) {
  const [text, setText] = useState('');
  return (
    <SearchBox
      label={label}
      placeholder="Search..."
      value={text}
      onChange={(typed) => {
        setText(typed);
        startTransition(() => onSearch(typed));
      }}
    />
  );
}
