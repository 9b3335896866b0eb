import { Flex, Text } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { TextArea } from './TextArea.tsx';

interface LimitedTextAreaProps extends Omit<ComponentProps<typeof TextArea>, 'onChange'> {
  value: string;
  maxLength: number;
  /** Describes the text, such as its length; below the field. */
  hint: ReactNode;
  /** At the right of the hint. */
  aside?: ReactNode;
  onChange: (value: string) => void;
}

/** A text area with a line below it. */
export function LimitedTextArea({ hint, aside, onChange, ...field }: LimitedTextAreaProps) {
  const id = useId();
  return (
    <div>
      <TextArea {...field} aria-describedby={id} onChange={({ target }) => onChange(target.value)} />
      <Flex justify="space-between" align="center" gap="3" mt="2" fontSize="xs" color="fg.muted" wrap="wrap">
        <Text id={id} fontVariantNumeric="tabular-nums">
          {hint}
        </Text>
        {aside}
      </Flex>
    </div>
  );
}
