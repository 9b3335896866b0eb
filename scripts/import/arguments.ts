import { parseArgs } from 'node:util';
import { commandLine } from '../../server/process/command-line.ts';
import { ImportError } from './import-error.ts';

export interface ImportArguments {
  file: string;
  brandFile: string;
  email: string;
  /** Origin of the server, without a slash at the end. */
  url: string;
  /** Analyse stored answers again even though the names are as they were. */
  reanalyse: boolean;
}

export const USAGE = `Usage: ${commandLine('import', 'FILE.jsonl --brand BRAND.json --email EMAIL [--url URL] [--reanalyse]')}

Sends recorded answers to a running Sightline server and into the account of EMAIL. Importing a file again
changes nothing, so an import that was cut short is simply run again.

  FILE.jsonl     one answer a line: {id, platform, model, run, collected_at, topic, prompt_group, prompt, answer,
                 sources, status, failure, simulated, judgement, reviews, order}, as the server's own export has it
  --brand        {name, aliases, domain, competitors: [{name, aliases, domain}]}; replaces the account's brand
  --email        address of the account; its password comes from SIGHTLINE_PASSWORD or is asked for
  --url          address of the server (http://localhost:4000)
  --reanalyse    analyse what is stored again, after a run that was cut short between new names and their analysis

Ends with 0 when every line is in, 2 when some lines could not be taken, and 1 when the import failed.`;

/** @throws ImportError naming what is missing or wrong */
export function readArguments(argv: readonly string[]): ImportArguments {
  const { values, positionals } = parse(argv);
  const [file, ...more] = positionals;
  if (!file) throw new ImportError(`The file to import is missing.\n\n${USAGE}`);
  if (more.length > 0) throw new ImportError(`One file at a time; "${more[0]}" is one too many.\n\n${USAGE}`);
  if (!values.brand) throw new ImportError(`--brand is missing.\n\n${USAGE}`);
  if (!values.email) throw new ImportError(`--email is missing.\n\n${USAGE}`);
  return {
    file,
    brandFile: values.brand,
    email: values.email,
    url: originOf(values.url),
    reanalyse: values.reanalyse,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        brand: { type: 'string' },
        email: { type: 'string' },
        url: { type: 'string', default: 'http://localhost:4000' },
        reanalyse: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

export function originOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed && /^https?:$/.test(parsed.protocol)) return parsed.origin;
  throw new ImportError(`--url: "${url}" is not an address such as http://localhost:4000.`);
}
