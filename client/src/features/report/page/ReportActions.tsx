import { Button, Flex } from '@chakra-ui/react';
import { Download, Printer } from 'lucide-react';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { paths } from '../../../paths.ts';

/** Taking the report along. */
export function ReportActions({ token }: { token: string }) {
  return (
    <Flex gap="2" wrap="wrap" flexShrink="0" data-no-print="">
      <Button asChild size="sm">
        <a href={paths.reportFile(token)} download="">
          <Download aria-hidden="true" />
          Download PDF
        </a>
      </Button>
      <CopyButton size="sm" label="Copy link" text={window.location.origin + paths.report(token)} />
      <Button size="sm" variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
    </Flex>
  );
}
