import { writeFileSync } from 'node:fs';
import { generatedPages } from './pages.ts';

// npm run docs: writes the parts of the documents that follow from the code anew.

for (const { path, content } of generatedPages()) writeFileSync(path, content);
