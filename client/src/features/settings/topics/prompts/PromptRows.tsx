import { Box, chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import type { PromptItem_PromptFragment as Prompt } from './PromptItem.generated.ts';
import { PromptItem } from './PromptItem.tsx';
import { isUnsaved, type PromptDraft } from './prompt-draft.ts';

interface PromptRowsProps {
  prompts: readonly Prompt[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], on: boolean) => void;
  /** Kept outside, as a row that is scrolled away is gone. */
  draft: PromptDraft | null;
  onDraft: (draft: PromptDraft | null) => void;
}

/** Rows drawn beyond either edge, so that the keyboard finds the next one there. */
const OVERSCAN = 8;
const ROW = 60;

/** The prompts in sight; two thousand are as quick as two. */
export function PromptRows({ prompts, chosen, onChoose, draft, onDraft }: PromptRowsProps) {
  // Rows are drawn once it is there to be measured.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const virtualizer = useVirtualizer({
    count: prompts.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW,
    getItemKey: (index) => prompts[index]?.id ?? index,
    overscan: OVERSCAN,
  });
  return (
    <Box
      ref={setScroller}
      maxH="max(24rem, calc(100dvh - 16rem))"
      overflowY="auto"
      borderTopWidth="1px"
      borderBottomWidth="1px"
      position="relative"
    >
      <chakra.ul
        aria-label="Prompts"
        position="relative"
        style={{ height: `${virtualizer.getTotalSize()}px` }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const prompt = prompts[index];
          return (
            prompt && (
              <chakra.li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={prompts.length}
                display="block"
                position="absolute"
                insetStart="0"
                top="0"
                width="full"
                borderBottomWidth={index < prompts.length - 1 ? '1px' : '0'}
                style={{ transform: `translateY(${start}px)` }}
              >
                <PromptItem
                  prompt={prompt}
                  chosen={chosen.has(prompt.id)}
                  onChoose={(on) => onChoose([prompt.id], on)}
                  newQuestion={draft?.prompt.id === prompt.id ? draft.question : null}
                  locked={isUnsaved(draft)}
                  onEdit={(question) => onDraft(question === null ? null : { prompt, question })}
                />
              </chakra.li>
            )
          );
        })}
      </chakra.ul>
    </Box>
  );
}
