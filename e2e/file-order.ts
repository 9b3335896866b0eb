import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsDemo = ({ moduleId }: TestSpecification) =>
  /from '\.\/(demo|filled-demo|screens)\.ts'/.test(readFileSync(moduleId, 'utf8'));

/** They wait half a minute for the jobs of a killed process to return. At the end nothing else would run meanwhile. */
const waits = ({ moduleId }: TestSpecification) => moduleId.endsWith('/killed.test.ts');

/**
 * Runs files that wait first. Of the journeys, one on the demo comes before those without it: the first one fills the
 * demo, which takes minutes in which others on the demo could only wait.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const journeys = sorted.filter(({ project }) => project.name === 'e2e');
    const [first, ...demo] = journeys.filter(needsDemo);
    const others = journeys.filter((file) => !needsDemo(file));
    const rest = sorted.filter(({ project }) => project.name !== 'e2e');
    return [
      ...rest.filter(waits),
      ...(first ? [first] : []),
      ...others,
      ...demo,
      ...rest.filter((file) => !waits(file)),
    ];
  }
}
