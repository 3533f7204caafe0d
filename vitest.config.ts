import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * Pure rules beside the code; what needs PostgreSQL under tests/, bills once more on a database whose owner may make no
 * roles; what needs a browser under tests/e2e.
 */
const alias = { '~': fileURLToPath(new URL('.', import.meta.url)) }
const pure = ['domain/**/*.test.ts', 'workflows/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'functions/**/*.test.ts']

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: { name: 'rules', include: pure, exclude: ['node_modules/**'], testTimeout: 120_000, maxWorkers: 2 },
      },
      {
        resolve: { alias },
        test: {
          name: 'portal',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'node_modules/**'],
          globalSetup: ['tests/kit/cluster.ts'],
          setupFiles: ['tests/kit/after-file.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'plain owner',
          include: ['tests/billing/**/*.test.ts'],
          globalSetup: ['tests/kit/plain-cluster.ts'],
          setupFiles: ['tests/kit/after-file.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/kit/browser-run.ts'],
          // tests/kit/second-try names what needed it.
          retry: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
