import { useFormContext } from 'react-hook-form';
import { CheckField } from '../../components/CheckField.tsx';
import type { CollectionValues } from './collection-schema.ts';

/** Whether answers are judged by this server's chat model, too. */
export function JudgementFields({ model }: { model: string }) {
  const { register } = useFormContext<CollectionValues>();
  return (
    <CheckField
      label={`Judge answers by ${model}`}
      help="Sentiment and the companies an answer names come from the model, and from the built-in analysis where it fails. Answers’ texts are sent to it, and it is billed apart."
      {...register('judgeByModel')}
    />
  );
}
