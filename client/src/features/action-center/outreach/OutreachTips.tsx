import { chakra, Flex } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Panel } from '../../../components/layout/Panel.tsx';

const TIPS = [
  'Name a recent piece of theirs and what you would add to it',
  'Offer figures or a person to talk to, not only news',
  'Keep it under 150 words and ask for one thing',
  'Write on a weekday morning in their time zone',
  'Follow up within 3-5 business days',
];

export function OutreachTips() {
  return (
    <Panel title="Outreach Tips">
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {TIPS.map((tip) => (
          <Flex key={tip} as="li" gap="2.5" align="start">
            <chakra.span color="green.line" mt="1" flexShrink="0">
              <Check size={14} aria-hidden="true" />
            </chakra.span>
            {tip}
          </Flex>
        ))}
      </chakra.ul>
    </Panel>
  );
}
