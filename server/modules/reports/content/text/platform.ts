import type { PlatformFindings } from '../model.ts';

/** `ChatGPT (gpt-5.2)`; the name alone where the model says no more. */
export const platformAndModel = ({ platform, model }: Pick<PlatformFindings, 'platform' | 'model'>) =>
  model === null || model.toLowerCase() === platform.name.toLowerCase()
    ? platform.name
    : `${platform.name} (${model})`;
