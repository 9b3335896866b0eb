import { brand } from './fixtures.ts';

const item = (
  id: string,
  category: string,
  status: 'PUBLISHED' | 'DRAFT' | 'ARCHIVED',
  content: string,
  tags: string[],
) => ({
  id,
  title: `The ${id}`,
  category,
  content,
  lastModified: '2026-06-30',
  wordCount: content.split(' ').length,
  tags,
  status,
});

/** Four items in two categories, with every status, above and below the limit of tags. */
export const llmsLibrary = {
  sample: true,
  brand,
  items: [
    item('thesis', 'Sectors', 'PUBLISHED', 'We back batteries and grids.', [
      'climate',
      'grid',
      'heat',
      'storage',
    ]),
    item('overview', 'Firm', 'PUBLISHED', 'We lead seed rounds.', ['facts']),
    item('guide', 'Firm', 'DRAFT', 'Not finished yet.', ['terms', 'vesting', 'legal']),
    item('archive', 'Sectors', 'ARCHIVED', 'An older view.', []),
  ],
};
