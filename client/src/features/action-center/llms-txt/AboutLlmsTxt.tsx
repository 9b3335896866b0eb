import { Box, Heading, Link, SimpleGrid, Text } from '@chakra-ui/react';
import { FileText, ListChecks, type LucideIcon, Scissors } from 'lucide-react';
import { useId } from 'react';
import { PanelFrame } from '../../../components/layout/Panel.tsx';
import { OwnRequests } from './OwnRequests.tsx';

const TIPS: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: ListChecks,
    title: 'Describe every link',
    text: 'Put one link on a line and say in one sentence which question its page answers. A reader then knows which page to open.',
  },
  {
    icon: Scissors,
    title: 'Keep it short',
    text: 'List the pages you would send a customer to. A section named Optional may hold what a model can leave out.',
  },
  {
    icon: FileText,
    title: 'Serve it at /llms.txt',
    text: 'Put the file at the root of your site as plain text, and bring it up to date whenever a page moves or changes.',
  },
];

const STUDY = 'https://ahrefs.com/blog/?p=198700';

export function AboutLlmsTxt() {
  const id = useId();
  return (
    <PanelFrame labelledBy={id}>
      <Heading as="h2" id={id} fontSize="md" fontWeight="medium">
        About LLMS.TXT
      </Heading>
      <Text mt="1" color="fg.muted" maxW="2xl">
        A text file at the root of a site that tells language models what the site holds and where to find it,
        much as robots.txt tells crawlers where they may go. It is a{' '}
        <Link href="https://llmstxt.org" target="_blank" rel="noreferrer" textDecoration="underline">
          proposal
        </Link>
        , and few bots read it: of the files on 137,000 domains, 97% got no request in May 2026 (
        <Link href={STUDY} target="_blank" rel="noreferrer" textDecoration="underline">
          Ahrefs
        </Link>
        ).
      </Text>
      <OwnRequests />
      <SimpleGrid asChild columns={{ base: 1, md: 3 }} gap="5" mt="5">
        <ul>
          {TIPS.map(({ icon: Icon, title, text }) => (
            <Box asChild key={title}>
              <li>
                <Icon size={16} aria-hidden="true" color="var(--s-colors-accent-fg)" />
                <Heading as="h3" mt="2" fontSize="sm" fontWeight="medium">
                  {title}
                </Heading>
                <Text mt="0.5" fontSize="sm" color="fg.muted">
                  {text}
                </Text>
              </li>
            </Box>
          ))}
        </ul>
      </SimpleGrid>
    </PanelFrame>
  );
}
