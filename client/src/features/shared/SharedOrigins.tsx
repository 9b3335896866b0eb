import { OriginsText } from '../../panels/origins/OriginsText.tsx';
import { useSharedOriginsQuery } from './SharedOrigins.generated.ts';

/** What the answers behind shared numbers were asked on. Nothing is shown where it could not be loaded. */
export function SharedOrigins({ token }: { token: string }) {
  const { data } = useSharedOriginsQuery({ variables: { token } });
  return <OriginsText current={data?.sharedView?.answerOrigins} />;
}
