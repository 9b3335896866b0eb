import type { ContentTypeFigures, SourceAnalysis, SourceFindings } from './model.ts';

/** The analysis as screens show it: sources and content types by citations, most first. */
export const sourceAnalysis = (findings: SourceFindings): SourceAnalysis => ({
  sample: true,
  keyInsight: findings.keyInsight,
  sources: findings.sources.toSorted((a, b) => b.citations - a.citations),
  contentTypes: contentTypeFigures(findings),
});

/** Adds to each content type the source that has most of it; leaves out types that no source has. */
export function contentTypeFigures({
  sources,
  contentTypes,
}: Pick<SourceFindings, 'sources' | 'contentTypes'>): ContentTypeFigures[] {
  return contentTypes
    .flatMap((figures) => {
      const [top] = sources
        .flatMap(({ name, contentTypes: own }) =>
          own.filter(({ type }) => type === figures.type).map(({ count }) => ({ name, count })),
        )
        .toSorted((a, b) => b.count - a.count);
      return top ? [{ ...figures, topSource: top.name }] : [];
    })
    .toSorted((a, b) => b.averageCitations - a.averageCitations);
}
