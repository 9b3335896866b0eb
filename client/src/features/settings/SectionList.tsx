import { Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { isSection, SECTIONS, type Section } from './sections.ts';

/** Links to the sections: a column on the left of wide windows, a strip at the top of narrow ones. */
export function SectionList({ current }: { current: Section }) {
  return (
    <Flex
      asChild
      direction={{ base: 'row', lg: 'column' }}
      gap="0.5"
      width={{ base: 'full', lg: '48' }}
      flexShrink="0"
      position={{ lg: 'sticky' }}
      top={{ lg: '14' }}
      borderBottomWidth={{ base: '1px', lg: '0' }}
      pb={{ base: '2', lg: '0' }}
      overflowX="auto"
    >
      <nav aria-label="Settings">
        {Object.keys(SECTIONS)
          .filter(isSection)
          .map((section) => (
            <SectionLink key={section} section={section} current={section === current} />
          ))}
      </nav>
    </Flex>
  );
}

function SectionLink({ section, current }: { section: Section; current: boolean }) {
  const { label, icon: Icon } = SECTIONS[section];
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The strip of narrow windows scrolls sideways.
    if (current) link.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <Flex
      asChild
      align="center"
      gap="2"
      h="8"
      px="2.5"
      flexShrink="0"
      borderRadius="l1"
      fontSize="sm"
      fontWeight="medium"
      color="fg.muted"
      focusVisibleRing="inside"
      _hover={{ bg: 'bg.muted', color: 'fg' }}
      css={{ '&[aria-current=page]': { bg: 'bg.muted', color: 'fg' } }}
    >
      <Link ref={link} to={paths.settingsSection(section)} aria-current={current ? 'page' : undefined}>
        <Icon size={16} aria-hidden="true" />
        {label}
      </Link>
    </Flex>
  );
}
