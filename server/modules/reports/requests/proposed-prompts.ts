import { AppError } from '../../../errors.ts';
import type { FieldError } from '../../brands/model.ts';
import type { ReportsDeps } from '../deps.ts';
import type { CleanRequest } from '../model.ts';

/**
 * A request as it is asked: one whose prompts are all blank gets those that the wizard proposes for its search topics.
 * @param ip where the visitor comes from; proposals are limited by it
 * @throws RATE_LIMITED
 */
export async function withPrompts(
  { wizard }: Pick<ReportsDeps, 'wizard'>,
  ip: string,
  request: CleanRequest,
): Promise<{ ok: true; value: CleanRequest } | { ok: false; errors: FieldError[] }> {
  if (request.prompts.length > 0) return { ok: true, value: request };
  const { company: companyName, website, competitors, searchTopics } = request;
  if (searchTopics.length === 0) return { ok: false, errors: [NOTHING_TO_ASK] };
  try {
    const { prompts } = await wizard.prompts(ip, { companyName, website, competitors, searchTopics });
    return { ok: true, value: { ...request, prompts } };
  } catch (error) {
    if (error instanceof AppError && error.code === 'BAD_USER_INPUT') {
      return { ok: false, errors: [NOTHING_PROPOSED] };
    }
    throw error;
  }
}

const NOTHING_TO_ASK: FieldError = {
  field: 'prompts',
  message: 'Give at least one prompt, or a search topic for which prompts can be proposed.',
};

const NOTHING_PROPOSED: FieldError = {
  field: 'prompts',
  message:
    'No prompts can be proposed for these search topics. Give at least one prompt, or a search topic that does not name the company.',
};
