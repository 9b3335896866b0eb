import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { ImportError } from './import-error.ts';

const MAX_BYTES = 1_048_576;

// Only the structure is checked here; the server validates names and domains.
const company = z.object({
  name: z.string(),
  aliases: z.array(z.string()).default([]),
  domain: z.string().nullish(),
});
const brandFile = company.extend({ competitors: z.array(company).default([]) });

/** The account's brand and competitors as the server's `SaveBrandInput` takes them. */
export interface BrandInput {
  brand: z.output<typeof company>;
  competitors: z.output<typeof company>[];
}

/** @throws ImportError when the file is not there or not a brand file */
export async function readBrandFile(path: string): Promise<BrandInput> {
  const size = await stat(path).then(
    (found) => found.size,
    () => {
      throw new ImportError(`The brand file ${path} cannot be read.`);
    },
  );
  if (size > MAX_BYTES) throw new ImportError(`The brand file ${path} is larger than 1 MB.`);
  const parsed = brandFile.safeParse(readJson(await readFile(path, 'utf8'), path));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || 'file'}: ${issue.message}`);
    throw new ImportError(`The brand file ${path} is not usable:\n${lines.join('\n')}`);
  }
  const { competitors, ...brand } = parsed.data;
  return { brand, competitors };
}

function readJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError(`The brand file ${path} is not JSON.`);
  }
}
