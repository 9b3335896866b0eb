import { HStack } from '@chakra-ui/react';
import { Star } from 'lucide-react';

const STARS = [1, 2, 3, 4, 5];

/** A rating of 1–5; screen readers say “4 of 5”. */
export function Stars({ rating }: { rating: number }) {
  return (
    <HStack role="img" aria-label={`${rating} of ${STARS.length}`} gap="0.5" color="accent.line">
      {STARS.map((star) => (
        <Star
          key={star}
          size={14}
          aria-hidden="true"
          fill={star <= rating ? 'currentColor' : 'none'}
          opacity={star <= rating ? 1 : 0.4}
        />
      ))}
    </HStack>
  );
}
