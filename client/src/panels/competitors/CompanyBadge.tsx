import { Center, Image } from '@chakra-ui/react';
import { useState } from 'react';

interface CompanyBadgeProps {
  name: string;
  logoUrl: string | null;
  strong: boolean;
}

/** A company's logo, or its first letter where there is none or it does not load. Decorative. */
export function CompanyBadge({ name, logoUrl, strong }: CompanyBadgeProps) {
  const [broken, setBroken] = useState(false);
  if (logoUrl && !broken) {
    return (
      <Image
        src={logoUrl}
        alt=""
        boxSize="6"
        borderRadius="l1"
        flexShrink="0"
        onError={() => setBroken(true)}
      />
    );
  }
  const [letter = '?'] = name.toUpperCase();
  return (
    <Center
      boxSize="6"
      borderRadius="l1"
      flexShrink="0"
      bg={strong ? 'accent.solid' : 'bg.emphasized'}
      color={strong ? 'accent.contrast' : 'fg.muted'}
      fontSize="xs"
      fontWeight="semibold"
      aria-hidden="true"
    >
      {letter}
    </Center>
  );
}
