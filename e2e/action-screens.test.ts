import { testScreens } from './screens.ts';

testScreens({
  brand: [
    '/action',
    '/action/comparison',
    '/action/sources',
    '/action/llms-txt',
    '/action/generate',
    '/action/live-mentions',
    '/action/live-mentions?tab=pages&list=refused',
    '/action/live-mentions?tab=feed',
    '/action/live-mentions?tab=imports',
    '/action/pages',
    '/action/outreach',
    '/action/outreach?tab=compose',
    '/action/outreach?tab=sent',
    '/action/outreach?tab=settings',
    '/action/experiments',
  ],
  blocked: ['/action'],
});
