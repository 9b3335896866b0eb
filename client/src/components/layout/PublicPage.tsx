import { Box, Button, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Logo } from './Logo.tsx';

interface PublicPageProps {
  /** Where the product's name leads. */
  home?: string;
  /** Buttons at the right of the head. */
  actions?: ReactNode;
  /** The line at the foot. */
  footer?: ReactNode;
  children: ReactNode;
}

const HomeLink = chakra(Link);

/** The frame of pages for anybody: the product's name above, what is to be known of it below. */
export function PublicPage({ home = paths.home, actions, footer, children }: PublicPageProps) {
  return (
    <Flex direction="column" minH="100dvh">
      <Box asChild borderBottomWidth="1px" bg="bg.panel" data-no-print="">
        <header>
          <Flex
            align="center"
            justify="space-between"
            gap="3"
            h="14"
            maxW="6xl"
            mx="auto"
            px={{ base: '4', md: '6' }}
          >
            <HomeLink to={home} borderRadius="l1" focusVisibleRing="outside">
              <HStack gap="2.5">
                <Logo size="6" />
                <Text fontWeight="semibold" fontSize="lg" letterSpacing="-0.01em">
                  Sightline
                </Text>
              </HStack>
            </HomeLink>
            <HStack gap="2">
              {actions ?? (
                <Button asChild size="sm" variant="ghost">
                  <Link to={paths.auth}>Sign in</Link>
                </Button>
              )}
            </HStack>
          </Flex>
        </header>
      </Box>
      <Box asChild flex="1" width="full" maxW="6xl" mx="auto" px={{ base: '4', md: '6' }}>
        <main>{children}</main>
      </Box>
      {footer && (
        <Box asChild borderTopWidth="1px" data-no-print="">
          <footer>
            <Box maxW="6xl" mx="auto" px={{ base: '4', md: '6' }} py="5" fontSize="xs" color="fg.muted">
              {footer}
            </Box>
          </footer>
        </Box>
      )}
    </Flex>
  );
}
