import { Button, Flex, Heading, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { useCanChange } from '../../../auth/account-role.ts';
import { Pill } from '../../../components/figures/Pill.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { DividedList } from '../../../components/layout/DividedList.tsx';
import { type OutreachTargetFragment, useDraftOutreachMailMutation } from './OutreachScreen.generated.ts';
import { useChange } from './use-change.ts';
import { CONTACT_KINDS } from './words.ts';

interface ContactListProps {
  target: OutreachTargetFragment;
  /** No mail to another contact is under way. */
  canDraft: boolean;
}

/** Contacts as they are published, each with where. */
export function ContactList({ target: { id, contacts, contactsStatus }, canDraft }: ContactListProps) {
  const [draft] = useDraftOutreachMailMutation({ refetchQueries: ['Outreach', 'OutreachTargets'] });
  const { run, problem, isBusy } = useChange();
  const canChange = useCanChange();
  if (contacts.length === 0) {
    return contactsStatus === 'READ' ? (
      <Text color="fg.muted">
        The page publishes no author and no address, and neither do the pages it links for contact. None is
        guessed.
      </Text>
    ) : null;
  }
  return (
    <Stack gap="2">
      <Heading as="h3" fontSize="sm" fontWeight="medium">
        Published contacts
      </Heading>
      <FormError>{problem}</FormError>
      <DividedList listStyleType="none" fontSize="sm">
        {contacts.map((contact) => (
          <li key={contact.id}>
            <Flex gap="3" justify="space-between" align="center">
              <Stack gap="0.5" minW="0">
                <HStack gap="2" wrap="wrap">
                  <Text fontWeight="medium" overflowWrap="anywhere">
                    {[contact.name, contact.address].filter(Boolean).join(', ') || 'Contact form'}
                  </Text>
                  <Pill>{CONTACT_KINDS[contact.kind]}</Pill>
                  {contact.blocked && <Pill palette="amber">Not written to again</Pill>}
                </HStack>
                <Text color="fg.muted" overflowWrap="anywhere">
                  {contact.publishedText && `“${contact.publishedText}” – `}
                  <Link href={contact.publishedUrl} target="_blank" rel="noopener noreferrer">
                    {contact.publishedUrl.replace(/^https?:\/\//, '')}
                  </Link>
                </Text>
              </Stack>
              {contact.address !== null && canDraft && canChange && !contact.blocked && (
                <Button
                  size="sm"
                  flexShrink="0"
                  disabled={isBusy}
                  aria-label={`Write a draft to ${contact.address}`}
                  onClick={() =>
                    run(
                      async () =>
                        (await draft({ variables: { targetId: id, contactId: contact.id } })).data
                          ?.draftOutreachMail,
                    )
                  }
                >
                  Write a draft
                </Button>
              )}
            </Flex>
          </li>
        ))}
      </DividedList>
    </Stack>
  );
}
