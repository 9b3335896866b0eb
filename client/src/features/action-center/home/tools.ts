import { FileText, GitCompareArrows, Library, PenLine } from 'lucide-react';
import { paths } from '../../../paths.ts';
import type { ToolCard } from '../ToolCards.tsx';

/** The general view's tools. */
export const TOOLS: readonly ToolCard[] = [
  {
    title: 'Content Comparison',
    description: 'Your articles beside those of competitors, score by score',
    to: paths.comparison,
    icon: GitCompareArrows,
  },
  {
    title: 'Top Sources',
    description: 'Which sites AI platforms cite, and for what kind of page',
    to: paths.sources,
    icon: Library,
  },
  {
    title: 'LLMS.TXT Manager',
    description: 'The file that tells AI models which of your pages to read',
    to: paths.llmsTxt,
    icon: FileText,
  },
  {
    title: 'Generate Content',
    description: 'Turn a text into one that is easier to cite',
    to: paths.generate(),
    icon: PenLine,
  },
];
