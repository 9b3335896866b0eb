import { Box, chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import { type PromptConflict, PromptItem } from './PromptItem.tsx';
import type { PromptItem_PromptFragment as Prompt } from './TopicPrompts.generated.ts';

/** The draft of a prompt's new question. */
export interface PromptDraft {
  prompt: Pick<Prompt, 'id' | 'question'>;
  question: string;
}

/** Whether a draft differs from the saved question. */
export const isUnsaved = (draft: PromptDraft | null) =>
  draft !== null && draft.question.trim() !== draft.prompt.question;

interface PromptRowsProps {
  prompts: readonly Prompt[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], on: boolean) => void;
  /** Held by the parent, because rows out of sight are not rendered. */
  draft: PromptDraft | null;
  onDraft: (draft: PromptDraft | null) => void;
  onConflict: (conflict: PromptConflict) => void;
}

/** Rows rendered beyond either edge, so that the keyboard reaches the next one. */
const OVERSCAN = 8;
const ROW_HEIGHT = 60;

/** A virtual list of prompts: only the rows in sight are rendered. */
export function PromptRows({ prompts, chosen, onChoose, draft, onDraft, onConflict }: PromptRowsProps) {
  // State, not a ref: rows are rendered once the element can be measured.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const virtualizer = useVirtualizer({
    count: prompts.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
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
                  onConflict={onConflict}
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
