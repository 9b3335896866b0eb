import { testScreens } from './screens.ts';

testScreens({
  brand: [
    '',
    '?days=30&platform=chatgpt&compare=previous',
    '/topics/cloud?days=7&compare=previous',
    '/prompts',
    '/gaps',
    '/gaps?tab=sources&show=all',
    '/what-changed',
    '/answers?visible=yes',
    '/answers/review',
    '/settings/profile',
    '/settings/appearance',
    '/settings/brand',
  ],
  fund: [
    '',
    '/topics/portfolio-companies',
    '/prompts',
    '/action',
    '/action/sources?tab=performance',
    '/action/llms-txt',
    '/action/generate',
    '/action/outreach',
    '/action/outreach?tab=compose',
    '/action/live-mentions',
  ],
});
