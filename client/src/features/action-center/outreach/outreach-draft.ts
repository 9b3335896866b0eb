import type { Draft } from './draft.ts';
import type { OutreachSourceFragment } from './OutreachScreen.generated.ts';
import type { EmailTemplateFragment } from './OutreachScreen.generated.ts';

/** The e-mail being written on this screen. */
export type OutreachDraft = Draft<OutreachSourceFragment, EmailTemplateFragment>;
