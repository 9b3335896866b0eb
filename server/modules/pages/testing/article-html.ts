const SUBJECTS = ['Notebooks', 'Pens', 'Desks', 'Lamps', 'Chairs', 'Folders', 'Clips', 'Boards'];
const CLAIMS = [
  'Of the people asked, 62 percent said that they write by hand at least once a day.',
  'According to the maker, the paper lasts for 90 years in a dry room.',
  '“We tried every model for three weeks,” said Ida Falk, who led the test.',
  'A survey of 1,200 offices found that 3 in 4 buy the cheapest model first.',
  'The test covered weight, grip and how easily the cover opens with one hand.',
  'Most readers asked us for a model that survives a rainy walk to the office.',
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** A made-up article with enough text to be read. */
export function articleHtml(
  seed: number,
  { head = '', title }: { head?: string; title?: string } = {},
): string {
  const subject = at(SUBJECTS, seed);
  const name = title ?? `${subject} compared, part ${seed}`;
  const paragraphs = Array.from({ length: 8 }, (_, index) => {
    const claims = [0, 1, 2].map((offset) => at(CLAIMS, seed + index + offset));
    return `<p>${subject} number ${index + 1}. ${claims.join(' ')} <a href="https://source-${index}.example/study">The study</a> has more.</p>`;
  });
  return `<!doctype html><html lang="en"><head><title>${name}</title>${head}
    <meta name="author" content="Ida Falk"><meta property="article:published_time" content="2026-03-0${(seed % 9) + 1}">
    </head><body><nav><a href="/">Home</a> <a href="/about">About</a></nav>
    <article><h1>${name}</h1>${paragraphs.join('\n')}</article>
    <footer><a href="https://partner.example">Partner</a> © 2026</footer></body></html>`;
}
