import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import {
  formatCount,
  formatCounted,
  formatDayAndYear,
  formatDecimal,
  formatPercent,
} from '../../../format.ts';
import { OpenAnswers } from '../../../panels/answer-links/OpenAnswers.tsx';
import type { BrandForm_ViewerFragment } from '../../../panels/brand/BrandForm.generated.ts';
import {
  type DiscoveredCompanyRow_CompanyFragment as DiscoveredCompany,
  useDismissDiscoveredCompanyMutation,
  useTrackDiscoveredCompanyMutation,
} from './DiscoveredCompanies.generated.ts';

/** Columns that narrow windows leave out. */
export const WIDE = { base: 'none', md: 'table-cell' } as const;

export interface DiscoveredCompanyRowProps {
  company: DiscoveredCompany;
  /** Usable answers of the account. */
  answers: number;
  /** Returns the version that the form's companies were read at. */
  readAt: () => string | undefined;
  onTracked: (viewer: BrandForm_ViewerFragment) => void;
  /** Called after a company was tracked, dismissed or restored. */
  onChanged: (company: DiscoveredCompany) => Promise<unknown>;
}

/** A company with its figures; it can be tracked, or dismissed as none. */
export function DiscoveredCompanyRow({ company, answers, ...actions }: DiscoveredCompanyRowProps) {
  const { state, loading, track, toggleDismissed, undo } = useActions(company, actions);
  const { id, name, rank, shareOfVoice, meanPosition, firstPlaces, lastDay } = company;
  const named = formatCounted(company.answers, 'answer');
  return (
    <tr>
      <chakra.td display={WIDE} data-figure="" color="fg.subtle">
        {formatCount(rank)}
      </chakra.td>
      <chakra.th scope="row" overflowWrap="anywhere" color={state ? 'fg.muted' : undefined}>
        {name}
        <chakra.span display="block" fontSize="xs" color="fg.muted">
          {`last named ${formatDayAndYear(lastDay)}`}
        </chakra.span>
      </chakra.th>
      <td data-figure="">
        {state === 'dismissed' ? (
          formatCount(company.answers)
        ) : (
          <OpenAnswers
            of={{ company: id }}
            shown={formatCount(company.answers)}
            hint={`Open the ${named} that ${company.answers === 1 ? 'names' : 'name'} ${name}`}
          >
            {formatCount(company.answers)}
          </OpenAnswers>
        )}
      </td>
      <td data-figure="">{shareOfVoice === null ? '–' : formatPercent(shareOfVoice)}</td>
      <chakra.td display={WIDE} data-figure="">
        {meanPosition === null ? '–' : formatDecimal(meanPosition)}
      </chakra.td>
      <chakra.td display={WIDE} data-figure="">
        {formatCount(firstPlaces)}
      </chakra.td>
      <td>
        <Flex gap="1.5" justify="end" align="center" direction={{ base: 'column', md: 'row' }}>
          {state === 'tracked' ? (
            <Text role="status" fontSize="xs" color="fg.muted" tabIndex={-1}>
              In your competitors
            </Text>
          ) : state === 'dismissed' ? (
            <>
              <Text role="status" fontSize="xs" color="fg.muted">
                Not a company
              </Text>
              <Button
                ref={undo}
                size="xs"
                variant="outline"
                aria-label={`Undo: ${name} is a company`}
                disabled={loading}
                onClick={toggleDismissed}
              >
                Undo
              </Button>
            </>
          ) : (
            <>
              <ConfirmButton
                size="xs"
                variant="outline"
                aria-label={`Track ${name}`}
                disabled={loading}
                question={{
                  title: `Track ${name}?`,
                  text: `“${name}” becomes a competitor, under this name alone. ${formatCounted(answers, 'stored answer')} then ${answers === 1 ? 'has' : 'have'} to be analysed again, which you start on this page.`,
                  confirm: 'Track',
                  harmless: true,
                }}
                onConfirm={track}
              >
                Track
              </ConfirmButton>
              <Button
                size="xs"
                variant="ghost"
                aria-label={`Not a company: ${name}`}
                disabled={loading}
                onClick={toggleDismissed}
              >
                Not a company
              </Button>
            </>
          )}
        </Flex>
      </td>
    </tr>
  );
}

type RowActions = Pick<DiscoveredCompanyRowProps, 'readAt' | 'onTracked' | 'onChanged'>;

function useActions(company: DiscoveredCompany, { readAt, onTracked, onChanged }: RowActions) {
  const { key, name } = company;
  const [dismissCompany, { loading: dismissing }] = useDismissDiscoveredCompanyMutation();
  const [trackCompany, { loading: tracking }] = useTrackDiscoveredCompanyMutation();
  const [state, setState] = useState<'tracked' | 'dismissed' | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const loading = dismissing || tracking;

  async function track() {
    try {
      const { data } = await trackCompany({ variables: { key, version: readAt() ?? null } });
      if (!data) throw new Error('The reply is empty');
      const { errors, viewer } = data.trackDiscoveredCompany;
      const [error] = errors;
      if (error) return toastError(`${name} was not added: ${error.message}`);
      setState('tracked');
      onTracked(viewer);
      toastSuccess(
        `${name} is a competitor`,
        'Analyse the stored answers again to include it in every number.',
      );
      await onChanged(company);
    } catch (error) {
      toastError(serverMessage(error, `${name} could not be added. Please try again.`));
    }
  }

  async function toggleDismissed() {
    const dismissed = state !== 'dismissed';
    try {
      await dismissCompany({ variables: { key, dismissed } });
      setState(dismissed ? 'dismissed' : null);
      await onChanged(company);
      // The clicked button is gone.
      undo.current?.focus();
    } catch {
      toastError(`${name} could not be changed. Please try again.`);
    }
  }

  return { state, loading, track, toggleDismissed, undo };
}
