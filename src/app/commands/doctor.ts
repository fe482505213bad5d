import type { Command } from 'commander';
import type { Finding } from '../doctor/finding.ts';

const marks: Readonly<Record<Finding['status'], string>> = { ok: 'ok     ', warning: 'WARNING', failed: 'FAILED ', skipped: '-      ' };

const line = ({ name, status, says, remedy }: Finding): string =>
  `${marks[status]}  ${name.padEnd(13)}  ${says}${remedy ? `\n${' '.repeat(24)}${remedy}` : ''}`;

const doctor = async ({ json }: { json?: boolean }): Promise<void> => {
  const { examine } = await import('../doctor/examine.ts');
  const findings = await examine(process.env);
  console.log(json ? JSON.stringify(findings) : findings.map(line).join('\n'));
  if (findings.some(({ status }) => status === 'failed')) process.exitCode = 1;
};

export const registerDoctor = (program: Command): void => {
  program
    .command('doctor')
    .description('Check configuration, database, file store, Redis, NATS, clock, certificate and mail; report problems with remedies.')
    .option('--json', 'print JSON')
    .action(doctor);
};
