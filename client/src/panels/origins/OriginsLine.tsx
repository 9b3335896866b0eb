import { type OriginsQueryVariables, useOriginsQuery } from './Origins.generated.ts';
import { OriginsText } from './OriginsText.tsx';

/** Loads what was asked. Nothing is shown where it could not be loaded. */
export function OriginsLine({ variables }: { variables: OriginsQueryVariables }) {
  const { data, previousData } = useOriginsQuery({ variables });
  return <OriginsText current={data?.answerOrigins} earlier={previousData?.answerOrigins} />;
}
