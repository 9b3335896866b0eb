import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import Papa from 'papaparse';

const run = promisify(execFile);

interface Options {
  cwd: string;
  env: Record<string, string>;
}

/** @returns what it prints */
export const runBash = async (program: string, options: Options): Promise<string> =>
  (await run('bash', ['-euo', 'pipefail', '-c', program], options)).stdout;

/** Runs a file of TypeScript. @returns what it prints */
export const runScript = async (file: string, options: Options): Promise<string> =>
  (await run(process.execPath, [file], options)).stdout;

/** Runs a query as `duckdb -csv` does. @returns what that prints */
export async function runSql(query: string, { cwd }: Options): Promise<string> {
  const database = await DuckDBInstance.create(':memory:');
  const connection = await database.connect();
  await connection.run(`set file_search_path = '${cwd}'`);
  const reader = await connection.runAndReadAll(query);
  const lines = Papa.unparse(reader.getRowsJson() as unknown[][], { newline: '\n' });
  connection.closeSync();
  return `${reader.columnNames().join(',')}\n${lines}`;
}
