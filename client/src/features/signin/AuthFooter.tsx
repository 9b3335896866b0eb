import { Button, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

interface AuthFooterProps {
  question: string;
  to: string;
  action: string;
}

/** The way to the other form. */
export function AuthFooter({ question, to, action }: AuthFooterProps) {
  return (
    <Text>
      {question}{' '}
      <Button asChild variant="plain" fontSize="sm">
        <Link to={to}>{action}</Link>
      </Button>
    </Text>
  );
}
