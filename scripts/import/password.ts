import askPassword from '@inquirer/password';
import { ImportError } from './import-error.ts';

/** The password of an account, from SIGHTLINE_PASSWORD or the terminal. @throws ImportError without one */
export async function readPassword(email: string): Promise<string> {
  const given = process.env.SIGHTLINE_PASSWORD;
  if (given) return given;
  if (!process.stdin.isTTY) throw new ImportError('Set SIGHTLINE_PASSWORD to the password of the account.');
  try {
    return await askPassword({ message: `Password of ${email}` });
  } catch {
    throw new ImportError('No password was given.');
  }
}
