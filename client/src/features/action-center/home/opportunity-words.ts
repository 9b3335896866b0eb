import type { OpportunityPotential, OpportunityType } from '../../../schema.generated.ts';

interface TypeWords {
  /** On the badge. */
  badge: string;
  /** In full. */
  name: string;
  /** On the button. */
  action: string;
}

export const TYPES: Record<OpportunityType, TypeWords> = {
  PR_OPPORTUNITY: { badge: 'PR', name: 'PR Opportunity', action: 'Create PR Pitch' },
  BLOG_PLACEMENT: { badge: 'Blog', name: 'Blog Placement', action: 'Draft Blog Post' },
  CONTENT_GAP: { badge: 'Gap', name: 'Content Gap', action: 'Create Content' },
};

export const POTENTIALS: Record<OpportunityPotential, { word: string; palette: 'green' | 'amber' | 'gray' }> =
  {
    HIGH: { word: 'High', palette: 'green' },
    MEDIUM: { word: 'Medium', palette: 'amber' },
    LOW: { word: 'Low', palette: 'gray' },
  };
