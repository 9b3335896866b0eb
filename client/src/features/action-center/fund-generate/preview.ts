/** Of a template's example; product specification, section 9. */
const PREVIEW_CHARACTERS = 200;

/** The beginning of a text, with an ellipsis when there is more. */
export function previewOf(text: string): string {
  const characters = [...text];
  if (characters.length <= PREVIEW_CHARACTERS) return text;
  return `${characters.slice(0, PREVIEW_CHARACTERS).join('')}…`;
}
