import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg)$/;
/** Below this a file fits into a packet as it is; the server's own compression starts here too. */
const FROM_BYTES = 1024;
/** Only GraphiQL's editor is larger; the best quality would take half a minute for it. */
const BEST_UP_TO_BYTES = 512 * 1024;

const compress = promisify(brotliCompress);

/** Lays a brotli file beside every asset, made once with the best quality instead of at each request with a middling one. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          if (!COMPRESSIBLE.test(file.fileName)) return;
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (content.length < FROM_BYTES) return;
          const quality = content.length <= BEST_UP_TO_BYTES ? constants.BROTLI_MAX_QUALITY : 9;
          const source = await compress(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source });
        }),
      );
    },
  },
});
