import { ROLES, type Role } from '../server/modules/accounts/model.ts';
import { setRole } from '../server/modules/accounts/store.ts';
import { commandLine } from '../server/process/command-line.ts';
import { withDatabase } from './open-database.ts';

// npm run role -- someone@example.com analyst: sets the role of a user who has signed in before.

const [email = '', wanted = ''] = process.argv.slice(2);
const role = ROLES.find((each): each is Role => each === wanted);
if (!email.includes('@') || !role) {
  console.error(`Usage: ${commandLine('role', `someone@example.com ${ROLES.join('|')}`)}`);
  process.exitCode = 2;
} else {
  await withDatabase(async ({ db }) => {
    if (await setRole(db, email, role)) return console.log(`${email} is ${role} now.`);
    console.error(`No user with the address ${email} has signed in yet.`);
    process.exitCode = 1;
  });
}
