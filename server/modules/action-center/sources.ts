import type {
  AnalysedSource,
  ContentTypeFigures,
  SourceAnalysis,
} from '../../graphql/resolvers.generated.ts';

/** The sources of an analysis and the figures of their content types, in any order. */
interface SourceFindings {
  keyInsight: string;
  sources: readonly AnalysedSource[];
  contentTypes: readonly Omit<ContentTypeFigures, 'topSource'>[];
}

/** Sorts sources and content types by citations, most first. */
export const analyseSources = (findings: SourceFindings): Omit<SourceAnalysis, 'sample'> => ({
  keyInsight: findings.keyInsight,
  sources: findings.sources.toSorted((a, b) => b.citations - a.citations),
  contentTypes: contentTypeFigures(findings),
});

/** Adds to each content type the source that has most of it; leaves out types that no source has. */
export function contentTypeFigures({
  sources,
  contentTypes,
}: Omit<SourceFindings, 'keyInsight'>): ContentTypeFigures[] {
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
