const STATUS_TEXTS: Record<number, string> = {
  200: 'OK',
  206: 'Partial content',
  304: 'Not modified',
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  410: 'Gone',
  429: 'Too many requests',
  499: 'Closed by the visitor',
  500: 'Server error',
  502: 'Bad gateway',
  503: 'Unavailable',
  504: 'Timed out',
};

/** `404 Not found`; `0` is a request that got no reply. */
export const formatStatus = (status: number) =>
  status === 0 ? 'No reply' : `${status} ${STATUS_TEXTS[status] ?? ''}`.trim();

/** The palette of a status. */
export const statusPalette = (status: number) => (status >= 500 ? 'red' : status >= 400 ? 'amber' : 'green');
