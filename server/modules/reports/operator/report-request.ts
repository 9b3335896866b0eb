import type { StoredReport } from '../model.ts';

/** A report as an operator sees it: how it stands and what it took, never what it says. */
export interface ReportRecord
  extends Pick<
    StoredReport,
    | 'id'
    | 'email'
    | 'company'
    | 'status'
    | 'problem'
    | 'mailStatus'
    | 'mailProblem'
    | 'simulated'
    | 'platforms'
    | 'cost'
    | 'estimatedCost'
    | 'requestedAt'
    | 'confirmedAt'
    | 'madeAt'
    | 'mailedAt'
  > {
  prompts: number;
  /** Questions that have been asked, failed ones too. */
  asked: number;
  /** Questions planned; 0 before the asking begins. */
  planned: number;
}
