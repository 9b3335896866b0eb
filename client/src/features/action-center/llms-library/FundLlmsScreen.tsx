import { Grid, SimpleGrid } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { PanelSkeleton } from '../../../components/feedback/PanelSkeleton.tsx';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { useMediaQuery } from '../../../components/layout/use-media-query.ts';
import { ToolScreen } from '../ToolScreen.tsx';
import { ContentLibrary } from './ContentLibrary.tsx';
import { applyEdits, useEdits } from './edits.ts';
import { type LlmsContentItemFragment, useLlmsLibraryQuery } from './FundLlmsScreen.generated.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { ItemPanel, ItemText, NoContentSelected } from './ItemPanel.tsx';
import { LibraryActions } from './LibraryActions.tsx';

/** The fund view's LLMs.txt Manager. */
export function FundLlmsScreen() {
  return (
    <ToolScreen
      title="LLMs.txt Manager"
      description="Keep what language models should know about the fund, and export it as one file"
      notice="Sample content; edits stay in this browser tab"
      query={useLlmsLibraryQuery()}
      field="llmsLibrary"
      errorText="The content library could not be loaded."
      skeleton={
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
          <PanelSkeleton height={36} />
          <PanelSkeleton height={20} />
        </SimpleGrid>
      }
    >
      {({ items, brand }) => <LlmsLibrary storedItems={items} fund={brand?.name} />}
    </ToolScreen>
  );
}

/** Below this width the panel is under the list. */
const STACKED = '(max-width: 63.99rem)';

interface LlmsLibraryProps {
  /** Without the edits. */
  storedItems: readonly LlmsContentItemFragment[];
  fund: string | undefined;
}

function LlmsLibrary({ storedItems, fund }: LlmsLibraryProps) {
  const { edits, save } = useEdits();
  const items = applyEdits(storedItems, edits);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  /** Waits for the confirmation to discard the draft. */
  const [pendingId, setPendingId] = useState<string | null>(null);
  const item = items.find(({ id }) => id === chosenId);
  const isUnsaved = draft !== null && draft !== item?.content;

  const heading = useRef<HTMLHeadingElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const isStacked = useMediaQuery(STACKED);
  const shownId = useRef(chosenId);
  useEffect(() => {
    if (shownId.current === chosenId) return;
    shownId.current = chosenId;
    if (isStacked) heading.current?.focus();
  }, [chosenId, isStacked]);
  const wasEditing = useRef(false);
  // Save and Cancel disappear when pressed; the focus returns to Edit.
  useEffect(() => {
    if (wasEditing.current && draft === null) editButton.current?.focus();
    wasEditing.current = draft !== null;
  }, [draft]);

  function choose(id: string) {
    wasEditing.current = false;
    setChosenId(id);
    setDraft(null);
    setPendingId(null);
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
          chosenId={chosenId}
          onChoose={(id) => {
            if (id === chosenId) return;
            if (isUnsaved) setPendingId(id);
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
                unsaved={isUnsaved}
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
      <LeaveGuard active={isUnsaved} />
      {pendingId && (
        <ConfirmDialog
          title="Discard unsaved changes?"
          text={`Your changes to “${item?.title}” have not been saved and would be lost.`}
          confirm="Discard"
          cancel="Keep editing"
          onCancel={() => setPendingId(null)}
          onConfirm={() => choose(pendingId)}
        />
      )}
    </>
  );
}
