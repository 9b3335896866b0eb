import { chakra, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { FundTool } from '../../schema.generated.ts';

/** A link to a tool. */
export interface ToolCard {
  title: string;
  description: string;
  to: string;
  icon: LucideIcon;
  /** What the API calls it; the fund's tools only. */
  fundTool?: FundTool;
}

/** The tools of the account's Action Center. */
export const ToolsContext = createContext<readonly ToolCard[]>([]);

export const useTools = () => useContext(ToolsContext);

export function ToolCards() {
  const tools = useTools();
  return (
    <SimpleGrid as="ul" aria-label="Tools" columns={{ base: 1, sm: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
      {tools.map((tool) => (
        <li key={tool.to}>
          <Card tool={tool} />
        </li>
      ))}
    </SimpleGrid>
  );
}

const CardLink = chakra(Link);

function Card({ tool: { title, description, to, icon: Icon } }: { tool: ToolCard }) {
  return (
    <CardLink
      to={to}
      display="block"
      h="full"
      p={{ base: '3', sm: '4' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      focusVisibleRing="outside"
      transitionProperty="border-color, background-color"
      transitionDuration="fast"
      _hover={{ borderColor: 'accent.emphasized' }}
      css={{ '& .arrow': { opacity: 0.6 }, '&:hover .arrow': { opacity: 1 } }}
    >
      <Flex align="center" justify="space-between" mb="3" color="accent.fg">
        <Icon size={18} aria-hidden="true" />
        <ArrowRight className="arrow" size={16} aria-hidden="true" />
      </Flex>
      <Heading as="h2" fontSize="md" fontWeight="medium" mb="1">
        {title}
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        {description}
      </Text>
    </CardLink>
  );
}
