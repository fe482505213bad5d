import { availableParallelism, loadavg } from 'node:os';
import { aimRow, type Finding, type Row } from './rounds.ts';

const loadNow = (): number => Number(loadavg()[0]!.toFixed(1));

/** Prints tables as they come, or all of them as one JSON document at the end. */
export const createReport = (isJson: boolean) => {
  const say = (text: string): void => (isJson ? console.error(text) : console.log(text));
  const tables: { bench: string; title: string; load: number; rows: Record<string, Row> }[] = [];
  const findings: (Finding & { bench: string })[] = [];
  return {
    say,
    table: (bench: string, title: string, rows: Record<string, Row>): void => {
      const load = loadNow();
      tables.push({ bench, title, load, rows });
      say(`\n${bench}: ${title} (load of the machine: ${load})`);
      if (!isJson) console.table(rows);
    },
    find: (bench: string, finding: Finding): void => void findings.push({ bench, ...finding }),
    end: (failed: readonly string[]): void => {
      const machine = { at: new Date(), cores: availableParallelism(), node: process.version };
      if (isJson) console.log(JSON.stringify({ ...machine, tables, findings, failed }));
      else if (findings.length > 0) {
        console.log('\nAims:');
        console.table(Object.fromEntries(findings.map((finding) => [`${finding.bench}, ${finding.what}`, aimRow(finding)])));
      }
    },
  };
};

export type Report = ReturnType<typeof createReport>;
