import { Button, Stack } from '@chakra-ui/react';
import { FileText, Library, type LucideIcon, Mail, PenLine, Radio } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '../../../components/layout/Panel.tsx';
import { paths } from '../../../paths.ts';

const QUICK_ACTIONS: readonly { label: string; to: string; icon: LucideIcon }[] = [
  { label: 'Generate Content', to: paths.generate(), icon: PenLine },
  { label: 'Start Outreach', to: paths.outreach, icon: Mail },
  { label: 'Edit LLMs.txt', to: paths.llmsTxt, icon: FileText },
  { label: 'Analyze Sources', to: paths.sources, icon: Library },
  { label: 'Watch Live Mentions', to: paths.liveMentions, icon: Radio },
];

export function QuickActions() {
  return (
    <Panel title="Quick Actions">
      <Stack asChild gap="2" listStyleType="none">
        <ul>
          {QUICK_ACTIONS.map(({ label, to, icon: Icon }) => (
            <li key={label}>
              <Button asChild variant="outline" size="sm" width="full" justifyContent="start">
                <Link to={to}>
                  <Icon aria-hidden="true" />
                  {label}
                </Link>
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Panel>
  );
}
