import { Button, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCanChange } from '../../../auth/account-role.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsList } from '../SettingsList.tsx';
import { AddRule } from './AddRule.tsx';
import type { AlertSettings_SettingsFragment, AlertSettingsQuery } from './AlertSettings.generated.ts';
import { RuleItem } from './RuleItem.tsx';
import { aboutInAddress, NOTHING_CHOSEN } from './rule-about.ts';

interface RulesCardProps {
  settings: AlertSettings_SettingsFragment;
  viewer: AlertSettingsQuery['viewer'];
}

/** The alert rules of the account. */
export function RulesCard({ settings: { rules, webhook }, viewer }: RulesCardProps) {
  const [search, setSearch] = useSearchParams();
  const asked = aboutInAddress(search);
  const canChange = useCanChange();
  const [adding, setAdding] = useState(asked !== null && canChange);
  const addButton = useRef<HTMLButtonElement>(null);

  function close() {
    setAdding(false);
    if (asked) setSearch({}, { replace: true });
    addButton.current?.focus();
  }

  return (
    <SettingsCard
      title="Alerts"
      description="Rules are checked after every run and import. A change is reported only when it is more than chance."
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
      {adding && (
        <AddRule
          viewer={viewer}
          hasWebhook={webhook !== null}
          initial={asked ?? NOTHING_CHOSEN}
          onClose={close}
        />
      )}
      {rules.length === 0 && !adding && (
        <Text fontSize="sm" color="fg.subtle">
          No alerts yet. Add one for a drop or a gain, a prompt, a competitor, a new source or a failed run.
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
