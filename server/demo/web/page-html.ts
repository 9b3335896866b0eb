/** Escapes text for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface Author {
  name: string;
  /** Mail address. */
  address: string;
}

export interface PageParts {
  title: string;
  siteName: string;
  author?: Author | null;
  /** YYYY-MM-DD. */
  published?: string | null;
  /** Of schema.org. */
  type?: string;
  /** HTML of the main text. */
  main: string;
}

/** A whole page with what surrounds a main text on most sites. */
export function pageHtml({ title, siteName, author, published, type = 'Article', main }: PageParts): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': type,
    headline: title,
    ...(author && { author: { '@type': 'Person', name: author.name, email: author.address } }),
    ...(published && { datePublished: published }),
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta property="og:site_name" content="${escapeHtml(siteName)}">
${author ? `<meta name="author" content="${escapeHtml(author.name)}">` : ''}
${published ? `<meta property="article:published_time" content="${published}">` : ''}
<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
</head>
<body>
<header><nav><a href="/">Home</a> <a href="/about">About</a> <a href="/contact">Contact</a></nav></header>
<main><article>
<h1>${escapeHtml(title)}</h1>
${author ? `<p class="byline">By ${escapeHtml(author.name)}${published ? `, <time datetime="${published}">${published}</time>` : ''}</p>` : ''}
${main}
</article></main>
<footer><a href="https://partners.example">Partners</a> <a href="/imprint">Imprint</a> © ${escapeHtml(siteName)}</footer>
</body>
</html>`;
}

export const paragraph = (...sentences: readonly string[]) => `<p>${sentences.map(escapeHtml).join(' ')}</p>`;

export const heading = (text: string) => `<h2>${escapeHtml(text)}</h2>`;

export const orderedList = (items: readonly string[]) =>
  `<ol>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ol>`;

/** The first row names the columns. */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${cells(head, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`;
}

/** A paragraph that names its source with a link. */
export const linked = (sentence: string, url: string, label: string) =>
  `<p>${escapeHtml(sentence)} <a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
