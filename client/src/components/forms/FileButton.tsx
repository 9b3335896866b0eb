import { Button, type ButtonProps, chakra } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { useRef } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'children' | 'colorPalette' | 'disabled' | 'loading'> {
  /** The picker's accessible name, such as `CSV file of prompts`. */
  label: string;
  /** Kinds of files that the picker offers; all of them when left out. */
  accept?: string;
  multiple?: boolean;
  variant?: 'outline' | 'solid';
  /** At least one. */
  onFiles: (files: readonly [File, ...File[]]) => void;
}

/** A button that lets a person choose files of this computer. */
export function FileButton({
  label,
  accept,
  multiple,
  variant = 'outline',
  onFiles,
  children,
  ...button
}: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button type="button" size="sm" variant={variant} {...button} onClick={() => picker.current?.click()}>
        <Upload aria-hidden="true" />
        {children}
      </Button>
      <chakra.input
        ref={picker}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        tabIndex={-1}
        srOnly
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          // Otherwise choosing a corrected file of the same name is no change.
          target.value = '';
          if (first) onFiles([first, ...others]);
        }}
      />
    </>
  );
}
