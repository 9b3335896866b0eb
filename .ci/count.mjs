// Adds up the test reports and ends the run with one line that says how many passed and failed.
import { readFileSync } from 'node:fs';

const reports = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const total = (key) => reports.reduce((sum, report) => sum + report[key], 0);
const [passed, failed] = [total('numPassedTests'), total('numFailedTests')];
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
