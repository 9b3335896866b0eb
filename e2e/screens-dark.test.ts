import { testScreens } from './screens.ts';

testScreens({ colorScheme: 'dark', width: 390 });
