import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import autocannon from 'autocannon';

const [flood] = (await once(process, 'message')) as [autocannon.Options];

// Whoever floods has a machine of their own: theirs must not take the processor that the server and its neighbours have here.
setPriority(constants.priority.PRIORITY_LOW);

/** Nobody reads the answers: who floods does not wait when told to. */
const instance = autocannon({ ...flood, duration: 3600 }, (_error, result) =>
  process.send!(result.statusCodeStats ?? {}, () => process.exit()),
) as unknown as { stop: () => void };

process.on('message', () => instance.stop());
process.on('disconnect', () => process.exit());
// Ctrl-C and the like end the bench, which then ends this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
