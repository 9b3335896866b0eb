import { writeFileSync } from 'node:fs';
import { generatedPages } from './pages.ts';

// npm run docs: regenerates the parts of the documents that are derived from the code.

for (const { path, content } of generatedPages()) writeFileSync(path, content);
