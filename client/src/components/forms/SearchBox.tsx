import { Box, Input } from '@chakra-ui/react';
import { Search } from 'lucide-react';

const MAX_LENGTH = 200;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** Narrows a list while typing. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  return (
    <Box position="relative" width="full" maxW="sm" data-no-print="">
      <Box position="absolute" top="3" insetStart="3" color="fg.subtle" pointerEvents="none">
        <Search size={16} aria-hidden="true" />
      </Box>
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={MAX_LENGTH}
        ps="9"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}
