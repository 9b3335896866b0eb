import { chakra, Grid } from '@chakra-ui/react';
import type { Verdict } from '../../../schema.generated.ts';
import { VERDICTS } from '../verdicts.ts';

interface VerdictButtonsProps {
  label: string;
  value: Verdict | null;
  /** Shown in each button, by verdict. */
  keys?: Readonly<Record<Verdict, string>>;
  disabled?: boolean;
  onChoose: (verdict: Verdict) => void;
}

/** One button for each verdict; the current one is pressed. */
export function VerdictButtons({ label, value, keys, disabled = false, onChoose }: VerdictButtonsProps) {
  return (
    <Grid role="group" aria-label={label} templateColumns="repeat(2, minmax(0, 1fr))" gap="2">
      {VERDICTS.map(({ value: verdict, label: name, palette }) => (
        <chakra.button
          key={verdict}
          type="button"
          aria-pressed={verdict === value}
          aria-keyshortcuts={keys?.[verdict]}
          disabled={disabled}
          display="flex"
          alignItems="center"
          gap="2"
          h="9"
          px="3"
          borderWidth="1px"
          borderRadius="l2"
          borderColor="border.emphasized"
          bg="bg.panel"
          fontSize="sm"
          cursor="pointer"
          colorPalette={palette}
          focusVisibleRing="outside"
          _hover={{ bg: 'bg.muted' }}
          _disabled={{ opacity: 0.6, cursor: 'not-allowed' }}
          css={{
            '&[aria-pressed=true]': {
              borderColor: 'colorPalette.line',
              bg: 'colorPalette.muted',
              fontWeight: 'medium',
            },
          }}
          onClick={() => onChoose(verdict)}
        >
          <chakra.span
            boxSize="2"
            borderRadius="full"
            flexShrink="0"
            aria-hidden="true"
            bg={verdict === 'NONE' ? 'transparent' : 'colorPalette.line'}
            borderWidth={verdict === 'NONE' ? '1px' : '0'}
            borderColor="fg.subtle"
          />
          {name}
          {keys && <KeyHint>{keys[verdict]}</KeyHint>}
        </chakra.button>
      ))}
    </Grid>
  );
}

/** The key that does the same as the button that holds it. */
export function KeyHint({ children }: { children: string }) {
  return (
    <chakra.kbd
      ms="auto"
      px="1.5"
      minW="5"
      borderWidth="1px"
      borderRadius="l1"
      fontSize="2xs"
      lineHeight="1.125rem"
      fontFamily="inherit"
      textAlign="center"
      color="fg.muted"
      bg="bg.panel"
      aria-hidden="true"
      hideBelow="md"
    >
      {children}
    </chakra.kbd>
  );
}
