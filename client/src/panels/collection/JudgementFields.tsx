import { useFormContext } from 'react-hook-form';
import { CheckField } from '../../components/forms/CheckField.tsx';
import type { CollectionValues } from './collection-schema.ts';

/** Whether answers are judged by this server's chat model, too. */
export function JudgementFields({ model }: { model: string }) {
  const { register } = useFormContext<CollectionValues>();
  return (
    <CheckField
      label={`Judge answers by ${model}`}
      help="Its sentiment takes the place of the built-in one wherever it has one, and it finds companies that you do not track. Answers’ texts are sent to it, and it is billed apart."
      {...register('judgeByModel')}
    />
  );
}
