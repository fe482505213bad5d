// Loaded before a server, so that nothing of it has to know of a bench.
process.on('message', (asked) => {
  if (asked !== 'heap') return;
  globalThis.gc!();
  const { heapUsed, external } = process.memoryUsage();
  process.send!(heapUsed + external);
});
