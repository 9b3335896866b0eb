import { Button, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCanChange } from '../../../auth/account-role.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsList, SettingsListItem } from '../SettingsList.tsx';
import { SettingsQuery } from '../SettingsQuery.tsx';
import { PersonaForm } from './PersonaForm.tsx';
import { PersonaItem } from './PersonaItem.tsx';
import { type PersonasSettingsQuery, usePersonasSettingsQuery } from './PersonasSettings.generated.ts';

/** Persons in places that prompts are asked as. */
export function PersonasSettings() {
  const query = usePersonasSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SettingsQuery
      title="Personas"
      failure="Your personas could not be loaded. Please try again later."
      skeleton={[3]}
      query={query}
    >
      {(data) => <PersonasCard data={data} />}
    </SettingsQuery>
  );
}

function PersonasCard({ data }: { data: PersonasSettingsQuery }) {
  const canChange = useCanChange();
  /** The persona whose form is open; `new` for one that is being added. */
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const byTopic = Map.groupBy(data.promptSettings.prompts, ({ topicId }) => topicId);
  const topics = data.topicSettings
    .filter(({ archived }) => !archived)
    .map(({ id, name }) => ({ id, name, prompts: byTopic.get(id) ?? [] }));
  return (
    <SettingsCard
      title="Personas"
      description="Prompts can also be asked as a person in a place. The place is the vendor’s own setting where it has one, and stated in the prompt otherwise. Your figures count the plain prompts alone."
      action={
        canChange && (
          <Button size="sm" variant="outline" flexShrink="0" onClick={() => setOpen('new')}>
            <Plus aria-hidden="true" />
            Add persona
          </Button>
        )
      }
    >
      {open === 'new' && <PersonaForm persona={null} topics={topics} onDone={close} />}
      {data.personas.length === 0 ? (
        <Text fontSize="sm" color="fg.subtle">
          No personas yet. All prompts are asked plainly.
        </Text>
      ) : (
        <SettingsList label="Personas">
          {data.personas.map((persona) =>
            persona.id === open ? (
              <SettingsListItem key={persona.id}>
                <PersonaForm persona={persona} topics={topics} onDone={close} />
              </SettingsListItem>
            ) : (
              <PersonaItem
                key={persona.id}
                persona={persona}
                canChange={canChange}
                onEdit={() => setOpen(persona.id)}
              />
            ),
          )}
        </SettingsList>
      )}
    </SettingsCard>
  );
}
