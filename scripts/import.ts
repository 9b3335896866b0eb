import { readArguments } from './import/arguments.ts';
import { ImportError } from './import/import-error.ts';
import { readPassword } from './import/password.ts';
import { barProgress, lineProgress } from './import/progress.ts';
import { runImport } from './import/run.ts';

try {
  const wanted = readArguments(process.argv.slice(2));
  const { stored, unchanged, rejected, seconds } = await runImport(wanted, {
    password: () => readPassword(wanted.email),
    progress: (total) => (process.stderr.isTTY ? barProgress : lineProgress)(total, process.stderr),
  });
  console.log(
    `${stored} answers stored, ${unchanged} were there already, ${rejected} lines left out, in ${seconds.toFixed(1)} s.`,
  );
  process.exitCode = rejected > 0 ? 2 : 0;
} catch (error) {
  console.error(error instanceof ImportError ? error.message : error);
  process.exitCode = 1;
}
