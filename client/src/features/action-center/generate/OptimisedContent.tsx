import { Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Download, RefreshCw } from 'lucide-react';
import { Children, type ReactNode, type Ref } from 'react';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { fileName, saveFile } from '../../../components/table/save-file.ts';
import { CheckList } from '../CheckList.tsx';
import { GenerationOutput } from './GenerationOutput.tsx';
import type { OptimisedText, TextSection } from './simulated-text/optimised-text.ts';
import type { GenerationKind } from './use-generation.ts';

const LINE_WIDTHS = ['62%', '100%', '94%', '98%', '70%', '99%', '90%', '40%'];

interface OptimisedContentProps {
  ref: Ref<HTMLDivElement>;
  /** Chooses among several texts. */
  choice: ReactNode;
  /** Names the file. */
  title: string;
  /** As Markdown, to be copied; empty before the first generation. */
  markdown: string;
  running: GenerationKind | null;
  /** Null where the person may not generate. */
  onRegenerate: (() => void) | null;
  /** The text; null before the first generation. */
  children: ReactNode;
}

export function OptimisedContent({
  ref,
  choice,
  title,
  markdown,
  running,
  onRegenerate,
  children,
}: OptimisedContentProps) {
  const disabled = !markdown || running !== null;
  return (
    <>
      <Flex justify="end" gap="2" mb="5" wrap="wrap" data-no-print="">
        {choice}
        <CopyButton size="sm" text={markdown} disabled={disabled} />
        <Button
          variant="outline"
          size="sm"
          disabled={disabled}
          onClick={() => saveFile(fileName([title], 'md'), 'text/markdown', markdown)}
        >
          <Download aria-hidden="true" />
          Markdown
        </Button>
        {onRegenerate && (
          <Button variant="outline" size="sm" disabled={disabled} onClick={onRegenerate}>
            <RefreshCw aria-hidden="true" />
            {running === 'regenerate' ? 'Regenerating...' : 'Regenerate'}
          </Button>
        )}
      </Flex>
      <GenerationOutput
        ref={ref}
        name="optimized content"
        generating={running !== null}
        minH="96"
        skeleton={
          <Stack gap="3">
            {LINE_WIDTHS.map((width) => (
              <Skeleton key={width} h="4" w={width} />
            ))}
          </Stack>
        }
      >
        {children}
      </GenerationOutput>
    </>
  );
}

export function Article({ title, sections }: OptimisedText) {
  return (
    <Stack asChild gap="5" lineHeight="1.65" maxW="2xl" overflowWrap="anywhere">
      <article>
        <Heading as="h3" fontSize="xl" fontWeight="semibold" letterSpacing="-0.01em" lineHeight="1.3">
          {title}
        </Heading>
        {/* Keyed by index: headings may repeat, and the text is only replaced as a whole. */}
        {Children.toArray(sections.map((section) => Children.toArray(<Section {...section} />)))}
      </article>
    </Stack>
  );
}

function Section({ heading, list, items }: TextSection) {
  const Item = list === 'none' ? Text : ListItem;
  const children = Children.toArray(items.map((item) => Children.toArray(<Item>{item}</Item>)));
  return (
    <Stack gap="2">
      <Heading as="h4" fontSize="md" fontWeight="semibold">
        {heading}
      </Heading>
      {list === 'none' ? (
        children
      ) : (
        <Stack asChild gap="0" ps="5" listStyleType={list === 'bullets' ? 'disc' : 'decimal'}>
          {list === 'bullets' ? <ul>{children}</ul> : <ol>{children}</ol>}
        </Stack>
      )}
    </Stack>
  );
}

const ListItem = chakra('li', { base: { mb: '1' } });

export const Improvements = ({ improvements }: Pick<OptimisedText, 'improvements'>) => (
  <Panel title="Improvements Made">
    <CheckList items={improvements} />
  </Panel>
);
