import { Button } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useContext, useEffect, useMemo, useState } from 'react';
import type { ChartNote } from '../../components/charts/chart-days.ts';
import { describeOrigins } from './describe-origins.ts';
import { OriginsDialog } from './OriginsDialog.tsx';
import { type Origins, OriginsScope } from './origins-scope.ts';

interface OriginsTextProps {
  /** Of the shown range; undefined while it loads. */
  current: Origins | undefined;
  /** Shown meanwhile. */
  earlier?: Origins | undefined;
}

/** What was asked, in one line; opens the models of each platform. Nothing is shown without answers. */
export function OriginsText({ current, earlier }: OriginsTextProps) {
  const { onAsked } = useContext(OriginsScope);
  const [isOpen, setOpen] = useState(false);
  const shown = current ?? earlier;
  const asked = useMemo(
    () => current && { changes: current.changes, marks: current.modelChanges.map(toMark) },
    [current],
  );
  useEffect(() => onAsked?.(asked), [asked, onAsked]);
  const text = describeOrigins(shown?.origins ?? []);
  if (!shown || text === '') return null;
  return (
    <>
      <Button
        variant="plain"
        size="2xs"
        px="0"
        h="1.375rem"
        maxW="full"
        justifyContent="start"
        fontWeight="normal"
        color="fg.subtle"
        title={text}
        _hover={{ color: 'fg', textDecoration: 'underline' }}
        onClick={() => setOpen(true)}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{text}</span>
        <ChevronRight aria-hidden="true" style={{ flexShrink: 0 }} />
      </Button>
      {isOpen && <OriginsDialog origins={shown} onClose={() => setOpen(false)} />}
    </>
  );
}

const toMark = ({ platform, day, before, after }: Origins['modelChanges'][number]): ChartNote => ({
  id: `${platform.key} ${day}`,
  day,
  text: `${platform.name}: ${after.join(', ')}${before.length > 0 ? ` after ${before.join(', ')}` : ''}`,
  about: null,
  isModelChange: true,
});
