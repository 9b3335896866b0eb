import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverMessage } from '../../../../../apollo/server-message.ts';
import { ConfirmButton } from '../../../../../components/dialogs/ConfirmDialog.tsx';
import { toastError } from '../../../../../components/feedback/toasts.ts';
import { Panel } from '../../../../../components/layout/Panel.tsx';
import { formatDayAndYear } from '../../../../../format.ts';
import { paths } from '../../../../../paths.ts';
import {
  type ExperimentFragment,
  useDeleteExperimentMutation,
  useRegisterExperimentMutation,
} from '../ExperimentScreen.generated.ts';

/** What is missing, and the buttons that register and delete the draft. */
export function DraftActions({
  experiment: { id, checks, startsOn, windows },
}: {
  experiment: ExperimentFragment;
}) {
  const [register] = useRegisterExperimentMutation();
  const [remove] = useDeleteExperimentMutation();
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  async function run(action: () => Promise<unknown>) {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      await toastError(serverMessage(error, 'That did not work. Please try again.'));
    }
    setBusy(false);
  }
  const errors = checks?.errors ?? [];
  const lastDay = formatDayAndYear(windows.after.to ?? startsOn);
  return (
    <Panel title="Register">
      <Stack gap="4">
        {errors.length > 0 && (
          <Messages label="Before it can be registered" texts={errors.map(({ message }) => message)} />
        )}
        {(checks?.warnings.length ?? 0) > 0 && <Messages label="Limits" texts={checks?.warnings ?? []} />}
        <Text fontSize="sm" color="fg.muted">
          Register it before you publish. From then on pages, prompts, metric and days cannot be changed, and
          the groups are compared once, after the last day.
        </Text>
        <HStack gap="2" wrap="wrap">
          <ConfirmButton
            colorPalette="accent"
            disabled={isBusy || errors.length > 0}
            question={{
              title: 'Register this experiment?',
              text: `It can no longer be changed. The result comes after ${lastDay}.`,
              confirm: 'Register',
              harmless: true,
            }}
            onConfirm={() => run(() => register({ variables: { id } }))}
          >
            Register
          </ConfirmButton>
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            onClick={() =>
              run(async () => {
                await remove({ variables: { id } });
                navigate(paths.experiments);
              })
            }
          >
            Delete the draft
          </Button>
        </HStack>
      </Stack>
    </Panel>
  );
}

function Messages({ label, texts }: { label: string; texts: readonly string[] }) {
  return (
    <div>
      <Text fontSize="sm" fontWeight="medium">
        {label}
      </Text>
      <chakra.ul fontSize="sm" listStyleType="disc" ps="5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </chakra.ul>
    </div>
  );
}
