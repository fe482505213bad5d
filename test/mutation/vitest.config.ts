import { defineConfig } from 'vitest/config';
import { suite } from '../../vitest.config.ts';

/** The suite's settings, for the tests that a target names. */
export default defineConfig({ ...suite, test: { ...suite.test, include: process.env.MUTATION_TESTS?.split(' ') ?? [] } });
