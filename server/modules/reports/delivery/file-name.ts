/** What a report's PDF is saved as, in letters that every system and header takes: `acme-ai-visibility.pdf`. */
export function fileName(company: string): string {
  const name = company
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60)
    .replace(/-+$/, '');
  return `${name ? `${name}-` : ''}ai-visibility.pdf`;
}
