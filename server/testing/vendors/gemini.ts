import { textAt, tokensOf, type Wire } from './wire.ts';

const PATH = /^\/gemini\/v1beta\/models\/([\w.-]+):generateContent$/;
/** What Google hands out in place of a page's address. */
const REDIRECT = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/';

/** Google's Gemini: `POST /v1beta/models/{model}:generateContent`. */
export const GEMINI_WIRE: Wire = {
  basePath: '/gemini/v1beta',
  isQuestion: (path) => PATH.test(path),
  questionOf: ({ body }) => textAt(body, 'contents', 0, 'parts', 0, 'text'),
  keyOf: ({ headers }) => (headers['x-goog-api-key'] ? String(headers['x-goog-api-key']) : null),
  answered: ({ path }, { text, sources }) => ({
    candidates: [
      {
        content: { parts: [{ text }], role: 'model' },
        finishReason: 'STOP',
        index: 0,
        groundingMetadata: {
          searchEntryPoint: { renderedContent: '<div></div>' },
          groundingChunks: sources.map(({ url }, index) => ({
            web: { uri: `${REDIRECT}AUZIYQ${index}`, title: new URL(url).hostname },
          })),
          groundingSupports: sources.map((_, index) => ({
            segment: { startIndex: 0, endIndex: text.length, text },
            groundingChunkIndices: [index],
          })),
          webSearchQueries: ['what to buy', 'what to buy reviews'],
        },
      },
    ],
    ...around(path, text),
  }),
  refused: ({ path }) => ({
    promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
    ...around(path, ''),
  }),
  empty: ({ path }) => ({
    candidates: [{ content: { role: 'model' }, finishReason: 'STOP', index: 0 }],
    ...around(path, ''),
  }),
  error(code, key) {
    const status = { 401: 'UNAUTHENTICATED', 429: 'RESOURCE_EXHAUSTED' }[code] ?? 'INTERNAL';
    return { error: { code, message: `${status} ${key}`, status } };
  },
};

const around = (path: string, text: string) => ({
  usageMetadata: {
    promptTokenCount: 9,
    candidatesTokenCount: tokensOf(text),
    totalTokenCount: 9 + tokensOf(text),
    promptTokensDetails: [{ modality: 'TEXT', tokenCount: 9 }],
  },
  modelVersion: PATH.exec(path)?.[1],
  responseId: 'resp-gemini-1',
});
