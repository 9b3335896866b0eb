import { Button, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';

interface AuthFooterProps {
  question: string;
  to: string;
  action: string;
}

/** A link to another form, with the question it answers. */
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

export const FreeReport = () => (
  <AuthFooter question="Just looking?" to={paths.generateReports} action="Get a free AI visibility report" />
);
