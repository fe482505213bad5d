import { platformTests } from '@tessera/platform/testing/config';
import { defineConfig } from 'vitest/config';

export default defineConfig(platformTests);
