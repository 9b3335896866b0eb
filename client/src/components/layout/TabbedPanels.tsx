import { TabsContent, TabsList, TabsRoot, TabsTrigger } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface TabbedPanelsProps<TValue extends string> {
  /** What the tabs are of, for screen readers. */
  label: string;
  tabs: readonly { value: TValue; label: string; content: () => ReactNode }[];
  value: TValue;
  onChange: (value: TValue) => void;
}

/** Several views in one place; arrow keys move between the tabs. Only the chosen one's content is made. */
export function TabbedPanels<TValue extends string>({
  label,
  tabs,
  value,
  onChange,
}: TabbedPanelsProps<TValue>) {
  const list = useRef<HTMLDivElement>(null);
  // Narrow windows have no room for all tabs; the chosen one is never out of sight.
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>(`[data-value="${value}"]`);
    if (row && chosen) row.scrollTo({ left: chosen.offsetLeft + (chosen.offsetWidth - row.clientWidth) / 2 });
  }, [value]);
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const look = () => {
      const row = list.current;
      if (row) setHidden(hiddenParts(row));
    };
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);

  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <TabsRoot value={value} onValueChange={(change) => choose(change.value)}>
      <TabsList
        ref={list}
        position="relative"
        aria-label={label}
        display="flex"
        gap={{ base: '4', sm: '5' }}
        mb="5"
        borderBottomWidth="1px"
        overflowX="auto"
        // Tabs out of sight show by the fading edge.
        css={{ scrollbarWidth: 'none', maskImage: maskOf(hidden) }}
        onScroll={({ currentTarget }) => setHidden(hiddenParts(currentTarget))}
        data-no-print=""
      >
        {tabs.map((tab) => (
          <TabsTrigger
            key={tab.value}
            value={tab.value}
            py="2.5"
            mb="-1px"
            flexShrink="0"
            borderBottomWidth="2px"
            borderColor="transparent"
            color="fg.muted"
            fontWeight="medium"
            whiteSpace="nowrap"
            cursor="pointer"
            focusVisibleRing="inside"
            _hover={{ color: 'fg' }}
            _selected={{ color: 'fg', borderColor: 'accent.line' }}
          >
            {tab.label}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((tab) => (
        <TabsContent key={tab.value} value={tab.value} borderRadius="l1" focusVisibleRing="outside">
          {tab.value === value && tab.content()}
        </TabsContent>
      ))}
    </TabsRoot>
  );
}

const hiddenParts = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => ({
  before: scrollLeft > 1,
  after: scrollLeft + clientWidth < scrollWidth - 1,
});

const maskOf = ({ before, after }: ReturnType<typeof hiddenParts>) =>
  before || after
    ? `linear-gradient(to right, ${before ? 'transparent, black 2.5rem' : 'black'}, ${after ? 'black calc(100% - 2.5rem), transparent' : 'black'})`
    : undefined;
