import type { CoverageSource } from '../../published/coverage.ts';
import type { Config } from '../config.ts';

/** Where the tests note their coverage when nobody says otherwise, in the folder that the server was started in. */
const usualFolder = 'dist/coverage';

/** What the pages of the coverage show: the notes of `TESSERA_COVERAGE_DIR`. In production there are no such pages. */
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
