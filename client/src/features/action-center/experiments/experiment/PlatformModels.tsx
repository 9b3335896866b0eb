import { chakra, Text } from '@chakra-ui/react';
import { formatRange } from '../../../../format.ts';

interface PlatformModelsProps {
  platforms: readonly {
    platform: string;
    name: string;
    models: readonly { model: string; from: string; to: string }[];
    isCompared?: boolean;
    reason?: string | null;
  }[];
}

/** The models of each platform in the windows, and why one is left out. */
export function PlatformModels({ platforms }: PlatformModelsProps) {
  if (platforms.length === 0) return null;
  return (
    <div>
      <Text fontSize="sm" fontWeight="medium" mb="1">
        Models
      </Text>
      <chakra.ul fontSize="sm" color="fg.muted">
        {platforms.map(({ platform, name, models, isCompared = true, reason }) => (
          <li key={platform}>
            {`${name}: ${models.map(({ model, from, to }) => `${model} (${formatRange(from, to)})`).join(', then ') || 'model not known'}.`}
            {!isCompared && ` Left out. ${reason ?? ''}`}
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}
