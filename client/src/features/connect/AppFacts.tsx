import { chakra, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { AppRequest } from './app-request.ts';

interface AppFactsProps {
  request: AppRequest;
  email: string;
}

/** Where an app is, in whose name it would act, and what to look out for. */
export function AppFacts({ request: { host, local }, email }: AppFactsProps) {
  return (
    <Stack gap="4">
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1.5" fontSize="sm">
        <Fact name="From">{host}</Fact>
        <Fact name="In the name of">{email}</Fact>
      </chakra.dl>
      <Text
        fontSize="sm"
        borderWidth="1px"
        borderRadius="l2"
        px="3"
        py="2.5"
        colorPalette={local ? 'amber' : 'gray'}
        bg="colorPalette.muted"
        color="colorPalette.fg"
      >
        {local
          ? LOCAL
          : `Any app can take this name. Allow it only if you have just connected it at ${host}.`}
      </Text>
    </Stack>
  );
}

const LOCAL =
  'The reply goes to a program on this computer. Any program on it can ask under this name: allow it only if you have just connected it yourself.';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd fontWeight="medium" wordBreak="break-word" m="0">
        {children}
      </chakra.dd>
    </>
  );
}
