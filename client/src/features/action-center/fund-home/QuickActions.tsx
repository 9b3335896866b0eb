import { Button, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Panel } from '../../../components/layout/Panel.tsx';
import { QUICK_ACTIONS } from './tools.ts';

/** Straight to the tools. */
export function QuickActions() {
  return (
    <Panel title="Quick Actions" skeleton={null} loading={false} empty={false} emptyText="">
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
