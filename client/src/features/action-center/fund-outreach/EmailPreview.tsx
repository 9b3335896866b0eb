import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../../../components/layout/Panel.tsx';
import type { Draft } from './draft.ts';
import { MarkedPlaceholders } from './MarkedPlaceholders.tsx';

export function EmailPreview({ draft: { source, subject, body } }: { draft: Draft }) {
  return (
    <Panel title="Email Preview" empty={!subject && !body} emptyText="Your email will appear here">
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="3" rowGap="1" fontSize="sm">
        <Line name="To">{source ? `${source.keyContact} <${source.contactEmail}>` : '–'}</Line>
        <Line name="Subject">
          <MarkedPlaceholders text={subject} />
        </Line>
      </chakra.dl>
      <Box mt="3" pt="3" borderTopWidth="1px">
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          <MarkedPlaceholders text={body} />
        </Text>
      </Box>
    </Panel>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.subtle">{name}</chakra.dt>
      <chakra.dd overflowWrap="anywhere" minW="0">
        {children}
      </chakra.dd>
    </>
  );
}
