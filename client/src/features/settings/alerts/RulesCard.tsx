import { Button, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsList } from '../SettingsList.tsx';
import { AddRule } from './AddRule.tsx';
import type { AlertSettings_SettingsFragment, AlertSettingsQuery } from './AlertSettings.generated.ts';
import { RuleItem } from './RuleItem.tsx';

interface RulesCardProps {
  settings: AlertSettings_SettingsFragment;
  topics: AlertSettingsQuery['viewer']['topics'];
}

/** The alert rules of the account. */
export function RulesCard({ settings: { rules, webhook }, topics }: RulesCardProps) {
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);

  function close() {
    setAdding(false);
    addButton.current?.focus();
  }

  return (
    <SettingsCard
      title="Alerts"
      description="Rules are checked after every run and import. A drop is reported only when it is more than chance."
      action={
        <Button
          ref={addButton}
          size="sm"
          variant="outline"
          aria-expanded={adding}
          onClick={() => setAdding(true)}
        >
          <Plus aria-hidden="true" />
          Add alert
        </Button>
      }
    >
      {adding && <AddRule topics={topics} hasWebhook={webhook !== null} onClose={close} />}
      {rules.length === 0 && !adding && (
        <Text fontSize="sm" color="fg.subtle">
          No alerts yet. Add one for a drop, a competitor that overtakes you, a new source or a failed run.
        </Text>
      )}
      {rules.length > 0 && (
        <SettingsList label="Alerts you have">
          {rules.map((rule) => (
            <RuleItem key={rule.id} rule={rule} hasWebhook={webhook !== null} />
          ))}
        </SettingsList>
      )}
    </SettingsCard>
  );
}
