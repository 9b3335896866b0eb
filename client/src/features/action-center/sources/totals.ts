interface Source {
  citations: number;
  scores: { authoritativeness: number };
}

/** What several sources come to. */
export interface SourceTotals {
  count: number;
  citations: number;
  /** Mean authoritativeness, rounded; null without sources. */
  averageAuthority: number | null;
}

/** Number of sources, the sum of their citations and their rounded mean authority. */
export function totalsOf(sources: readonly Source[]): SourceTotals {
  const sumOf = (figure: (source: Source) => number) =>
    sources.reduce((sum, source) => sum + figure(source), 0);
  return {
    count: sources.length,
    citations: sumOf((source) => source.citations),
    averageAuthority:
      sources.length > 0
        ? Math.round(sumOf(({ scores }) => scores.authoritativeness) / sources.length)
        : null,
  };
}
