// Plain JavaScript, so that it runs on the old Node that it refuses.
const required = [24, 6];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < required[0] || (major === required[0] && minor < required[1])) {
  console.error(
    [
      `Sightline needs Node ${required.join('.')} or newer; this is Node ${process.versions.node} (${process.platform}-${process.arch}).`,
      'On Linux (x64, arm64) and Windows (x64) "npm ci" brings the right Node with it: run "npm ci" again without',
      '--omit=optional. On any other platform install the latest Node 24 yourself (https://nodejs.org) and run the command again.',
    ].join('\n'),
  );
  process.exit(1);
}
