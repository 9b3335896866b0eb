import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsDemo = ({ moduleId }: TestSpecification) =>
  /from '\.\/(demo|filled-demo|screens)\.ts'/.test(readFileSync(moduleId, 'utf8'));

/** They wait half a minute for the jobs of a killed process to return. At the end nothing else would run meanwhile. */
const waits = ({ moduleId }: TestSpecification) => moduleId.endsWith('/killed.test.ts');

/**
 * Runs journeys first: one on the demo, and then those without it. The first one fills the demo, which takes minutes in
 * which others on the demo could only wait. Of the other projects, one after another, files that wait come first.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const journeys = sorted.filter(({ project }) => project.name === 'e2e');
    const [first, ...demo] = journeys.filter(needsDemo);
    const others = journeys.filter((file) => !needsDemo(file));
    const rest = Map.groupBy(
      sorted.filter(({ project }) => project.name !== 'e2e'),
      ({ project }) => project.name,
    );
    return [
      ...(first ? [first] : []),
      ...others,
      ...demo,
      ...[...rest.values()].flatMap((own) => [...own.filter(waits), ...own.filter((file) => !waits(file))]),
    ];
  }
}
