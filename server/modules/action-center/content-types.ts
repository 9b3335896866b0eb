import type { AnalysedSource, ContentType, ContentTypeFigures, WrittenSourceAnalysis } from './model.ts';

/** Each kind of text with the source that has most of it; most cited kind first. A kind without a source is left out. */
export function contentTypeFigures({
  sources,
  contentTypes,
}: Pick<WrittenSourceAnalysis, 'sources' | 'contentTypes'>): ContentTypeFigures[] {
  return contentTypes
    .flatMap((figures) => {
      const topSource = sourceWithMost(sources, figures.type);
      return topSource ? [{ ...figures, topSource }] : [];
    })
    .toSorted((a, b) => b.averageCitations - a.averageCitations);
}

function sourceWithMost(sources: readonly AnalysedSource[], type: ContentType): string | undefined {
  const counts = sources.flatMap(({ name, contentTypes }) =>
    contentTypes.filter((entry) => entry.type === type).map(({ count }) => ({ name, count })),
  );
  return counts.toSorted((a, b) => b.count - a.count)[0]?.name;
}
