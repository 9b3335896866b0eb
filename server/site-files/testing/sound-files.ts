/** llms.txt files without a defect. */
export const SOUND_LLMS: string[] = [
  '# Ostrellio\n\n> Software for product teams.\n',
  '\uFEFF# Ostrellio\r\n\r\n> Software for product teams.\r\n\r\n## Docs\r\n\r\n- [API](https://ostrellio.example/api): Keys\r\n',
  '# Title\n\n> Optional description goes here\n\nOptional details go here\n\n## Section name\n\n- [Link title](https://link.example/url): Optional link details\n\n## Optional\n\n- [Link title](https://link.example/url2)\n',
  '# FastThing\n> One line\n> and another.\n\nNotes:\n\n- Not compatible with *FastOther*\n- Works with [plain](https://a.example/js) scripts\n\n## Docs\n- [Start](https://a.example/start.md): From zero\n- [Reference](https://a.example/ref.md)\n',
  '# Bäckerei Müller\n\n> Brot aus Köln, seit 1924 – „gut & ehrlich“.\n\n## Läden\n\n- [Südstadt](https://bäckerei.example/südstadt): täglich 6–18 Uhr\n',
  '# Wiki\n\n> Articles.\n\n## Articles\n\n- [Ostrellio (company)](https://wiki.example/Ostrellio_(company)): Its history: from 2009 to 2026\n- [Arrays [draft]](https://wiki.example/arrays "Arrays"): See `a[0]`\n',
  '# Code\n\n> A library.\n\n```js\n# no heading\n- [no](link\n<div>\n```\n\n## Docs\n\n* [Guide](https://c.example/guide): How-to\n* [**API**](https://c.example/api): Types\n',
  '# Shop\n\n> Shoes.\n\n<!-- generated\n## not a section\n-->\n\n---\n\n## Pages\n\n- [Prices](https://shop.example/prices?currency=EUR&vat=1#top): In euros\n',
  '# Ostrellio #\n\n> Software.\n\nWhat follows is a table:\n\n| part | price |\n|---|---|\n| API | 20 |\n\n## Docs ##\n\n- [API](https://o.example/api): First line of a note\n  that continues here\n',
  '# 日本語サイト\n\n> 製品の説明。\n\n## ドキュメント\n\n- [はじめに](https://jp.example/はじめに): 概要\n- <https://jp.example/all>\n'.replace(
    '- <https://jp.example/all>\n',
    '',
  ),
];

/** robots.txt files without a defect. */
export const SOUND_ROBOTS: string[] = [
  'User-agent: *\nDisallow:\n',
  'User-agent: *\nAllow: /\n\nSitemap: https://ostrellio.example/sitemap.xml\n',
  '# All crawlers\nuser-agent:*\ndisallow:/cart # and below\nDISALLOW: /*.pdf$\r\nAllow: /cart/help\n',
  'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /search?\n',
  'Sitemap: https://cdn.example/a.xml.gz\nSitemap: https://cdn.example/b.xml\n\nUser-agent: *\nDisallow: /a/%20b\n',
  'User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nAllow: /\n',
  'User-agent: *\nAllow: /\nDisallow: /never/\nContent-Usage: / train-ai=n\nContent-Usage: /ai-ok/ train-ai=y, search=y\n',
  'User-agent: *\nDisallow: /\nAllow: /$\nAllow: /public/\n\nUser-agent: MJ12bot\nDisallow: /\n',
  '# As a condition of access: see https://example.com/terms#robots\n\nUser-agent: Googlebot\n# Paths with ümlauts\nDisallow: /käse\n\n\nDisallow: /b\n',
  'User-agent: OAI-SearchBot\nAllow: /\n\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: *\nAllow: /wp-admin/admin-ajax.php\nDisallow: /wp-admin/\n',
];
