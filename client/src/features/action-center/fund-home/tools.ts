import { FileText, Library, type LucideIcon, Mail, PenLine, Radio } from 'lucide-react';
import { paths } from '../../../paths.ts';
import type { FundTool } from '../../../schema.generated.ts';
import type { ToolCard } from '../ToolCards.tsx';

/** The fund's tools, in the order of their cards. */
export const TOOLS: Record<FundTool, ToolCard> = {
  CONTENT_LIBRARY: {
    title: 'Content Library',
    description: 'What language models should know about the fund, as one llms.txt file',
    to: paths.llmsTxt,
    icon: FileText,
  },
  SOURCE_ANALYSIS: {
    title: 'Source Analysis',
    description: 'Which sites AI platforms cite about funds, and for what kind of page',
    to: paths.sources,
    icon: Library,
  },
  EMAIL_OUTREACH: {
    title: 'Email Outreach',
    description: 'Publications that are cited often and that other funds overlook',
    to: paths.outreach,
    icon: Mail,
  },
  CONTENT_GENERATOR: {
    title: 'Content Generator',
    description: 'Drafts from a template, for an audience and in a tone you choose',
    to: paths.generate(),
    icon: PenLine,
  },
};

/** What one comes here for most often. */
export const QUICK_ACTIONS: readonly { label: string; to: string; icon: LucideIcon }[] = [
  { label: 'Generate Content', to: paths.generate(), icon: PenLine },
  { label: 'Start Outreach', to: paths.outreach, icon: Mail },
  { label: 'Edit LLMs.txt', to: paths.llmsTxt, icon: FileText },
  { label: 'Analyze Sources', to: paths.sources, icon: Library },
  { label: 'Watch Live Mentions', to: paths.liveMentions, icon: Radio },
];
