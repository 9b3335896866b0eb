import { itemsOf } from './item.ts';

export const PORTFOLIO_ITEMS = itemsOf('Portfolio Companies', [
  {
    path: 'portfolio',
    title: 'The portfolio at a glance',
    content:
      'Wendrova Ventures has invested in 41 companies since its first fund: 23 in infrastructure software, 11 in energy and climate, 7 in robotics and industrial hardware. Thirty-four of them are active, five were acquired and two have closed. Half of the active companies have raised a later round, and in four of five cases Wendrova Ventures took part in it again.',
    lastModified: '2026-07-27',
    tags: ['portfolio', 'figures', 'exits', 'follow-on'],
    status: 'PUBLISHED',
  },
  {
    path: 'portfolio/grid-storage-case',
    title: 'Case study: a battery maker’s first utility contract',
    content:
      'A maker of grid batteries came to Wendrova Ventures with a working prototype and no customer. The firm brought in a former grid operator for two days a week, who rewrote the safety file in the form that utilities ask for. Eleven months after the seed round the company signed a supply contract for 40 megawatt hours; the pilot had been planned to take three years.',
    lastModified: '2026-06-30',
    tags: ['case study', 'climate', 'batteries'],
    status: 'PUBLISHED',
  },
  {
    path: 'portfolio/robotics-case',
    title: 'Case study: selling robots before there is revenue',
    content:
      'A robotics company in the portfolio let its first six customers pay by the picked parcel instead of by the machine. Wendrova Ventures carried the cost of the first fleet with a loan beside its seed investment. Within a year the customers bought the machines, because each of them knew by then to the cent what a parcel cost.',
    lastModified: '2026-07-28',
    tags: ['case study', 'robotics', 'pricing'],
    status: 'DRAFT',
  },
]);
