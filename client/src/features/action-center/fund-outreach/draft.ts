import type { EmailTemplateFragment, OutreachSourceFragment } from './FundOutreachScreen.generated.ts';
import { fillPlaceholders, type PlaceholderValues } from './placeholders.ts';

type Source = OutreachSourceFragment;
type Template = EmailTemplateFragment;

interface Text {
  subject: string;
  body: string;
}

/** An e-mail being written. */
export interface Draft extends Text {
  source: Source | null;
  template: Template | null;
  /** The filled template; a draft that differs from it is edited. */
  filled: Text;
  /** The edited draft that a template replaced. */
  replaced: Draft | null;
  /** The source the text was edited for, when the draft now has another one. */
  writtenFor: Source | null;
}

const NO_TEXT: Text = { subject: '', body: '' };

export const EMPTY_DRAFT: Draft = {
  ...NO_TEXT,
  source: null,
  template: null,
  filled: NO_TEXT,
  replaced: null,
  writtenFor: null,
};

export const isEdited = ({ subject, body, filled }: Draft) =>
  subject !== filled.subject || body !== filled.body;

/** Whether it can be sent. */
export const isComplete = ({ source, subject, body }: Draft) =>
  source !== null && subject.trim() !== '' && body.trim() !== '';

/** Sets the source. Fills an unedited text again; in an edited one only its placeholders. */
export function withSource(draft: Draft, source: Source, fund: string | undefined): Draft {
  const values = placeholderValues(source, fund);
  if (!isEdited(draft)) {
    const text = fill(draft.template ?? NO_TEXT, values);
    return { ...draft, ...text, source, filled: text, writtenFor: null };
  }
  const writtenFor = draft.writtenFor ?? draft.source;
  return {
    ...draft,
    ...fill(draft, values),
    filled: fill(draft.filled, values),
    source,
    writtenFor: writtenFor && writtenFor.id !== source.id ? writtenFor : null,
  };
}

/** Replaces the text by the filled template; `withoutTemplate` restores an edited text. */
export function withTemplate(draft: Draft, template: Template, fund: string | undefined): Draft {
  const text = fill(template, placeholderValues(draft.source, fund));
  return {
    source: draft.source,
    template,
    ...text,
    filled: text,
    replaced: isEdited(draft) ? { ...draft, replaced: null } : null,
    writtenFor: null,
  };
}

/** Restores the text that the template replaced, for the current source. */
export function withoutTemplate(draft: Draft, fund: string | undefined): Draft {
  if (!draft.replaced) return draft;
  return draft.source ? withSource(draft.replaced, draft.source, fund) : draft.replaced;
}

/** `fund` is the tracked brand's name. */
const placeholderValues = (source: Source | null, fund: string | undefined): PlaceholderValues => ({
  'Fund Name': fund,
  'Source Name': source?.name,
  'Contact Name': source?.keyContact,
  'Contact Role': source?.role,
  'Contact Email': source?.contactEmail,
  Category: source?.category,
  Domain: source?.domain,
  Topic: source?.topics[0],
});

const fill = ({ subject, body }: Text, values: PlaceholderValues): Text => ({
  subject: fillPlaceholders(subject, values),
  body: fillPlaceholders(body, values),
});
