import { Grid } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { useMediaQuery } from '../../../components/layout/use-media-query.ts';
import { ContentLibrary } from './ContentLibrary.tsx';
import { withEdits } from './edits.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { ItemPanel } from './ItemPanel.tsx';
import { ItemText } from './ItemText.tsx';
import { LibraryActions } from './LibraryActions.tsx';
import type { LlmsContentItemFragment } from './FundLlmsScreen.generated.ts';
import { NoContentSelected } from './NoContentSelected.tsx';
import { useEdits } from './use-edits.ts';

/** The panel stands below the list in narrower windows. */
const STACKED = '(max-width: 63.99rem)';

interface LlmsLibraryProps {
  /** The items as they were before any edit. */
  written: readonly LlmsContentItemFragment[];
  /** The fund's name. */
  fund: string | undefined;
}

/** The library, and beside it the item chosen from it. */
export function LlmsLibrary({ written, fund }: LlmsLibraryProps) {
  const { edits, save } = useEdits();
  const items = withEdits(written, edits);
  const [chosen, setChosen] = useState<string | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  /** Id of the item that waits for the answer whether the draft may be lost. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const item = items.find(({ id }) => id === chosen);
  const unsaved = draft !== null && draft !== item?.content;

  const heading = useRef<HTMLHeadingElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const stacked = useMediaQuery(STACKED);
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    if (stacked) heading.current?.focus();
  }, [chosen, stacked]);
  const edited = useRef(false);
  // Save and Cancel are gone once pressed; the focus goes back to where it came from.
  useEffect(() => {
    if (edited.current && draft === null) editButton.current?.focus();
    edited.current = draft !== null;
  }, [draft]);

  function choose(id: string) {
    edited.current = false;
    setChosen(id);
    setDraft(null);
    setWaiting(null);
  }
  return (
    <>
      <LibraryActions items={items} fund={fund} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        gap="5"
        alignItems="start"
      >
        <ContentLibrary
          items={items}
          chosen={chosen}
          onChoose={(id) => {
            if (id === chosen) return;
            if (unsaved) setWaiting(id);
            else choose(id);
          }}
        />
        {item ? (
          <ItemPanel item={item} heading={heading}>
            {draft === null ? (
              <ItemText
                content={item.content}
                editButton={editButton}
                onEdit={() => setDraft(item.content)}
              />
            ) : (
              <ItemEditor
                title={item.title}
                text={draft}
                unsaved={unsaved}
                onChange={setDraft}
                onSave={() => {
                  save(item.id, draft);
                  setDraft(null);
                  toastSuccess('Changes saved', 'They stay in this browser tab. Nothing was sent.');
                }}
                onCancel={() => setDraft(null)}
              />
            )}
          </ItemPanel>
        ) : (
          <NoContentSelected />
        )}
      </Grid>
      <LeaveGuard active={unsaved} />
      {waiting && (
        <ConfirmDialog
          title="Discard unsaved changes?"
          text={`Your changes to “${item?.title}” have not been saved and would be lost.`}
          confirm="Discard"
          cancel="Keep editing"
          onCancel={() => setWaiting(null)}
          onConfirm={() => choose(waiting)}
        />
      )}
    </>
  );
}
