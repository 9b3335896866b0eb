// Plain JavaScript on purpose: it must run on the old Node it warns about.
const wanted = 24;
const major = Number(process.versions.node.split('.')[0]);
if (major < wanted) {
  console.error(
    [
      `Sightline needs Node ${wanted} or newer; this is Node ${process.versions.node} (${process.platform}-${process.arch}).`,
      'On Linux (x64, arm64) and Windows (x64) "npm ci" brings the right Node with it: run "npm ci" again without',
      '--omit=optional. On any other platform install Node 24 yourself (https://nodejs.org) and run the command again.',
    ].join('\n'),
  );
  process.exit(1);
}
