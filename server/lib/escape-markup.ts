const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and quoted attributes of HTML and XML. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
