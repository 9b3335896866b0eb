import { Box, Flex } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { serverMessage } from '../../../apollo/server-message.ts';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { FormField } from '../../../components/forms/FormField.tsx';
import { SelectField } from '../../../components/forms/SelectField.tsx';
import { ROLE_OPTIONS, ROLE_RIGHTS } from '../../../panels/people/role-names.ts';
import type { AccountRole } from '../../../schema.generated.ts';
import { FormButton } from '../FormButton.tsx';
import { useInvitePersonMutation } from './PeopleSettings.generated.ts';

const FAILURE = 'The invitation could not be sent. Please try again.';

/** Mails an invitation to an address. */
export function InviteForm() {
  const [invite] = useInvitePersonMutation({ refetchQueries: ['AuditEvents'] });
  const { register, handleSubmit, setError, resetField, watch, formState } = useForm<{
    email: string;
    role: AccountRole;
  }>({ defaultValues: { email: '', role: 'VIEWER' } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, role }) => {
    try {
      const { data } = await invite({ variables: { email: email.trim(), role } });
      const [refusal] = data?.invitePerson.errors ?? [{ message: FAILURE }];
      if (refusal) return setError('email', { message: refusal.message }, { shouldFocus: true });
      resetField('email');
      toastSuccess('Invitation sent', `${email.trim()} gets a link that works for seven days.`);
    } catch (error) {
      setError('email', { message: serverMessage(error, FAILURE) }, { shouldFocus: true });
    }
  });

  return (
    <form onSubmit={submit} noValidate aria-label="Invite somebody">
      <Flex gap="3" align="start" direction={{ base: 'column', sm: 'row' }}>
        <Box flex="1" minW="0" width="full">
          <FormField
            label="Invite by e-mail"
            type="email"
            autoComplete="off"
            maxLength={254}
            field={register('email', { required: 'Enter an e-mail address.' })}
            error={errors.email?.message}
          />
        </Box>
        <Box width={{ base: 'full', sm: '36' }}>
          <SelectField
            label="Role"
            field={register('role')}
            options={ROLE_OPTIONS}
            error={errors.role?.message}
          />
        </Box>
        <FormButton mt={{ sm: '6' }} h="10" busy={isSubmitting} busyText="Sending...">
          Invite
        </FormButton>
      </Flex>
      <Box mt="1.5" fontSize="xs" color="fg.muted">
        This person {ROLE_RIGHTS[watch('role')]}.
      </Box>
    </form>
  );
}
