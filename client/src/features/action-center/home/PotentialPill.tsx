import { Pill } from '../../../components/figures/Pill.tsx';
import type { OpportunityPotential, OpportunityType } from '../../../schema.generated.ts';

/** Badge, name and button of each type. */
export const OPPORTUNITY_TYPES: Record<OpportunityType, { badge: string; name: string; action: string }> = {
  PR_OPPORTUNITY: { badge: 'PR', name: 'PR Opportunity', action: 'Create PR Pitch' },
  BLOG_PLACEMENT: { badge: 'Blog', name: 'Blog Placement', action: 'Draft Blog Post' },
  CONTENT_GAP: { badge: 'Gap', name: 'Content Gap', action: 'Create Content' },
};

const POTENTIALS = {
  HIGH: { label: 'High potential', palette: 'green' },
  MEDIUM: { label: 'Medium potential', palette: 'amber' },
  LOW: { label: 'Low potential', palette: 'gray' },
} as const;

export function PotentialPill({ potential }: { potential: OpportunityPotential }) {
  const { label, palette } = POTENTIALS[potential];
  return <Pill palette={palette}>{label}</Pill>;
}
