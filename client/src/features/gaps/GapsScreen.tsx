import { useGapsAddress } from './gaps-address.ts';
import { PromptGaps } from './PromptGaps.tsx';
import { SourceGaps } from './SourceGaps.tsx';

/** Where competitors are named and the brand is not: by prompt, or by the sources that answers cite. */
export function GapsScreen() {
  const { tab } = useGapsAddress();
  return tab === 'sources' ? <SourceGaps /> : <PromptGaps />;
}
