import type { Draft } from './draft.ts';
import type { SourceCard_SourceFragment } from './SourceCard.generated.ts';
import type { TemplateCard_TemplateFragment } from './TemplateCard.generated.ts';

/** The e-mail being written on this screen. */
export type OutreachDraft = Draft<SourceCard_SourceFragment, TemplateCard_TemplateFragment>;
