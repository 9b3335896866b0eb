import { type Facts, fillPlaceholders } from './placeholders.ts';

/** What a draft has to know of a source. */
export interface DraftSource {
  id: string;
  name: string;
  domain: string;
  category: string;
  contactEmail: string;
  keyContact: string;
  role: string;
  topics: readonly string[];
}

/** What a draft has to know of a template. */
export interface DraftTemplate {
  id: string;
  subject: string;
  body: string;
}

interface Text {
  subject: string;
  body: string;
}

/** An e-mail being written. */
export interface Draft<TSource extends DraftSource, TTemplate extends DraftTemplate> extends Text {
  source: TSource | null;
  template: TTemplate | null;
  /** What the template gave; text that differs from it is the writer's. */
  given: Text;
  /** The draft whose edited text a template has taken the place of. */
  replaced: Draft<TSource, TTemplate> | null;
  /** Whom the edited text was written for, when that is not the source any more. */
  writtenFor: TSource | null;
}

const NO_TEXT: Text = { subject: '', body: '' };

export const EMPTY_DRAFT: Draft<never, never> = {
  ...NO_TEXT,
  source: null,
  template: null,
  given: NO_TEXT,
  replaced: null,
  writtenFor: null,
};

/** What placeholders stand for; `fund` is the tracked brand's name. */
export const factsOf = (source: DraftSource | null, fund: string | undefined): Facts => ({
  'Fund Name': fund,
  'Source Name': source?.name,
  'Contact Name': source?.keyContact,
  'Contact Role': source?.role,
  'Contact Email': source?.contactEmail,
  Category: source?.category,
  Domain: source?.domain,
  Topic: source?.topics[0],
});

/** Whether there is text that the writer would miss. */
export const isEdited = ({ subject, body, given }: Pick<Draft<never, never>, 'subject' | 'body' | 'given'>) =>
  subject !== given.subject || body !== given.body;

/** Whether it can be sent: a source, a subject and a body. */
export const isComplete = ({ source, subject, body }: Draft<DraftSource, DraftTemplate>) =>
  source !== null && subject.trim() !== '' && body.trim() !== '';

/** Text that somebody else's template gave is made anew for the source; edited text only loses open placeholders. */
export function withSource<TSource extends DraftSource, TTemplate extends DraftTemplate>(
  draft: Draft<TSource, TTemplate>,
  source: TSource,
  fund: string | undefined,
): Draft<TSource, TTemplate> {
  const facts = factsOf(source, fund);
  if (!isEdited(draft)) {
    const text = filled(draft.template ?? NO_TEXT, facts);
    return { ...draft, ...text, source, given: text, writtenFor: null };
  }
  const before = draft.writtenFor ?? draft.source;
  return {
    ...draft,
    ...filled(draft, facts),
    given: filled(draft.given, facts),
    source,
    writtenFor: before && before.id !== source.id ? before : null,
  };
}

/** The template's text for the draft's source; edited text can be had back by `withoutTemplate`. */
export function withTemplate<TSource extends DraftSource, TTemplate extends DraftTemplate>(
  draft: Draft<TSource, TTemplate>,
  template: TTemplate,
  fund: string | undefined,
): Draft<TSource, TTemplate> {
  const text = filled(template, factsOf(draft.source, fund));
  return {
    source: draft.source,
    template,
    ...text,
    given: text,
    replaced: isEdited(draft) ? { ...draft, replaced: null } : null,
    writtenFor: null,
  };
}

/** The text as it was before the template, for the source as it is now. */
export function withoutTemplate<TSource extends DraftSource, TTemplate extends DraftTemplate>(
  draft: Draft<TSource, TTemplate>,
  fund: string | undefined,
): Draft<TSource, TTemplate> {
  if (!draft.replaced) return draft;
  return draft.source ? withSource(draft.replaced, draft.source, fund) : draft.replaced;
}

const filled = ({ subject, body }: Text, facts: Facts): Text => ({
  subject: fillPlaceholders(subject, facts),
  body: fillPlaceholders(body, facts),
});
