import { parseArgs } from 'node:util';
import { commandLine } from '../../server/process/command-line.ts';
import { originOf } from '../import/arguments.ts';
import { ImportError } from '../import/import-error.ts';

export interface VisitsArguments {
  /** `-`: standard input. */
  files: string[];
  /** Address of the account; undefined: an API token names it. */
  account: string | undefined;
  /** Origin of the server, without a slash at the end. */
  url: string;
  /** Host of lines that name none. */
  host: string | undefined;
  follow: boolean;
}

export const USAGE = `Usage: ${commandLine('visits', 'FILE… --account EMAIL [--url URL] [--host HOST] [--follow]')}

Sends server logs to a running Sightline server, which counts the visits of AI agents and of people from AI platforms. Sending a
file again adds only its new lines, so a run that was cut short is simply run again.

  FILE…       logs of nginx, Apache, Caddy, Cloudflare, Vercel, CloudFront or IIS, also compressed by gzip; - for standard input
  --account   address of the account; its password comes from SIGHTLINE_PASSWORD or is asked for. Not needed with an API token
              in SIGHTLINE_TOKEN
  --url       address of the server (http://localhost:4000)
  --host      host of lines that name none, such as docs.example.com (the website of the brand)
  --follow    go on with what is added to the file, also after it is rotated, until Ctrl-C

Ends with 0 when every line could be read, 2 when some could not, and 1 when sending failed.`;

/** @throws ImportError naming what is missing or wrong */
export function readVisitsArguments(argv: readonly string[], hasToken: boolean): VisitsArguments {
  const { values, positionals: files } = parse(argv);
  const fail = (problem: string) => new ImportError(`${problem}\n\n${USAGE}`);
  if (files.length === 0) throw fail('The log to read is missing.');
  if (!values.account && !hasToken) throw fail('--account is missing.');
  if (values.follow && (files.length > 1 || files[0] === '-')) throw fail('--follow reads one file.');
  if (files.filter((file) => file === '-').length > 1) throw fail('Standard input is read once.');
  return {
    files,
    account: values.account,
    url: originOf(values.url),
    host: values.host,
    follow: values.follow,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        account: { type: 'string' },
        url: { type: 'string', default: 'http://localhost:4000' },
        host: { type: 'string' },
        follow: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
