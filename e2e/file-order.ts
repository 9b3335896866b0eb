import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsDemo = ({ moduleId }: TestSpecification) =>
  /from '\.\/(demo|filled-demo|screens)\.ts'/.test(readFileSync(moduleId, 'utf8'));

/**
 * Runs one file on the demo first, and then those without it: the first one fills the demo, which takes minutes in which
 * others on the demo could only wait.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const journeys = sorted.filter(({ project }) => project.name === 'e2e');
    const [first, ...demo] = journeys.filter(needsDemo);
    const others = journeys.filter((file) => !needsDemo(file));
    const rest = sorted.filter(({ project }) => project.name !== 'e2e');
    return [...(first ? [first] : []), ...others, ...demo, ...rest];
  }
}
