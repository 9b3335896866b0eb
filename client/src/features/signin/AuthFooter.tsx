import { Button, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';

interface AuthFooterProps {
  question: string;
  to: string;
  action: string;
}

/** The way to the other form, and to the free report that needs no account. */
export function AuthFooter({ question, to, action }: AuthFooterProps) {
  return (
    <>
      <Text>
        {question}{' '}
        <Button asChild variant="plain" fontSize="sm">
          <Link to={to}>{action}</Link>
        </Button>
      </Text>
      <Text>
        Just curious?{' '}
        <Button asChild variant="plain" fontSize="sm">
          <Link to={paths.generateReports}>Generate a free AI visibility report</Link>
        </Button>
      </Text>
    </>
  );
}
