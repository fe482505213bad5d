import type { CoverageSource } from '../../published/coverage.ts';
import type { Config } from '../config.ts';

/** Where tests record their coverage by default, relative to the folder that the server was started in. */
const usualFolder = 'dist/coverage';

/** The data of the coverage pages: the records in `TESSERA_COVERAGE_DIR`. Production has no such pages. */
export const coverageFor = ({
  mode,
  coverageDir: folder = usualFolder,
}: Pick<Config, 'mode' | 'coverageDir'>): CoverageSource | undefined =>
  mode === 'production'
    ? undefined
    : {
        folder,
        read: async (documents) => (await import('../../workbench/seen-coverage.ts')).seenCoverage(folder, documents),
      };
