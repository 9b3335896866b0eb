import { testScreens } from './screens.ts';

testScreens({ colorScheme: 'light', width: 1440 });
