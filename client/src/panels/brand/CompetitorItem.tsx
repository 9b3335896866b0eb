import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { BrandValues } from './brand-values.ts';
import { CompanyFields } from './CompanyFields.tsx';

interface CompetitorItemProps {
  index: number;
  /** Its saved name; null before it is saved. */
  saved: string | null;
  open: boolean;
  /** False for a competitor that was just added, which stays open. */
  foldable: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** A competitor of the list; when it is open, its names can be changed. */
export function CompetitorItem({ index, saved, open, foldable, onToggle, onRemove }: CompetitorItemProps) {
  const { name, domain, aliases } = useWatch<BrandValues, `competitors.${number}`>({
    name: `competitors.${index}`,
  });
  const id = useId();
  const shown = name.trim() || 'New competitor';
  const details = [domain, ...aliases].filter(Boolean).join(' · ');
  return (
    <Box asChild borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <li>
        <Flex align="center" gap="2" ps="3.5" pe="2" py="2">
          <Box flex="1" minW="0">
            <Text fontWeight="medium" truncate>
              {shown}
            </Text>
            {!open && details && (
              <Text fontSize="xs" color="fg.muted" truncate>
                {details}
              </Text>
            )}
          </Box>
          {foldable && (
            <IconButton
              aria-label={`Edit ${shown}`}
              aria-expanded={open}
              aria-controls={id}
              variant="ghost"
              size="sm"
              px="0"
              onClick={onToggle}
              css={{
                '& svg': { transition: 'transform 120ms' },
                '&[aria-expanded=true] svg': { rotate: '180deg' },
              }}
            >
              <ChevronDown />
            </IconButton>
          )}
          <IconButton aria-label={`Remove ${shown}`} variant="ghost" size="sm" px="0" onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </Flex>
        {open && (
          <Box id={id} px="3.5" pb="4" pt="1">
            <CompanyFields path={`competitors.${index}`} saved={saved} />
          </Box>
        )}
      </li>
    </Box>
  );
}
