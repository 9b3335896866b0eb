import { Heading, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { ExampleReport } from './ExampleReport.tsx';

const CONTENTS = [
  'How often you are named, and how certain that is',
  'Each platform separately, and you next to your competitors',
  'The prompts where you are missing, and who is named instead',
  'The pages that answers cite',
  'Five next steps that follow from the figures',
];

/** What the report contains, with an example. */
export function AboutReport() {
  return (
    <Stack asChild gap="6">
      <aside aria-labelledby="about-report">
        <Stack gap="3">
          <Heading as="h2" id="about-report" fontSize="md" fontWeight="semibold">
            What you get
          </Heading>
          <Stack asChild gap="2" listStyleType="none">
            <ul>
              {CONTENTS.map((content) => (
                <Stack asChild key={content} direction="row" gap="2.5" align="start">
                  <li>
                    <Check
                      size={16}
                      aria-hidden="true"
                      style={{ flexShrink: 0, marginTop: 3, color: 'var(--s-colors-accent-fg)' }}
                    />
                    <Text color="fg.muted" textWrap="pretty">
                      {content}
                    </Text>
                  </li>
                </Stack>
              ))}
            </ul>
          </Stack>
        </Stack>
        <ExampleReport />
      </aside>
    </Stack>
  );
}
