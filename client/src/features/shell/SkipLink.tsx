import { Link } from '@chakra-ui/react';

export const MAIN_ID = 'main';

/** Lets the keyboard jump over the sidebar. */
export function SkipLink() {
  return (
    <Link
      href={`#${MAIN_ID}`}
      data-no-print=""
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      px="3"
      py="2"
      borderRadius="l2"
      bg="bg.inverted"
      color="fg.inverted"
      fontSize="sm"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      Skip to content
    </Link>
  );
}
