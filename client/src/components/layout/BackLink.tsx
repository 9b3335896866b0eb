import { Box, Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The way back to the screen above, over a screen's title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Box pt={{ base: '4', md: '0' }} mb={{ base: '-2', md: '2' }} ms="-2.5" data-no-print="">
      <Button asChild variant="ghost" size="xs">
        <Link to={to}>
          <ArrowLeft aria-hidden="true" />
          {children}
        </Link>
      </Button>
    </Box>
  );
}
