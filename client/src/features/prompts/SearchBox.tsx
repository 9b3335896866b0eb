import { Box, Input } from '@chakra-ui/react';
import { Search } from 'lucide-react';

const MAX_LENGTH = 200;

/** Looks for prompts as it is typed into. */
export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Box position="relative" maxW="sm" mb="1" data-no-print="">
      <Box position="absolute" top="3" insetStart="3" color="fg.subtle" pointerEvents="none">
        <Search size={16} aria-hidden="true" />
      </Box>
      <Input
        type="search"
        aria-label="Search prompts"
        placeholder="Search prompts..."
        maxLength={MAX_LENGTH}
        ps="9"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}
