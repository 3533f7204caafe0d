import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { withoutGuard } from './tests/races/guards'

/**
 * Pure rules beside the code; what needs PostgreSQL under tests/, bills once more on a database whose owner may make no
 * roles; what needs a browser under tests/e2e.
 */
const alias = { '~': fileURLToPath(new URL('.', import.meta.url)) }
const pure = ['domain/**/*.test.ts', 'workflows/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'functions/**/*.test.ts']

/** What replaces a module or changes the process: a process for each file. */
export const ALONE = [
  'tests/edge/lambda.test.ts',
  'tests/local/backup-store.test.ts',
  'tests/local/browser.test.ts',
  'tests/local/postgres-home.test.ts',
  'tests/hardening/sign-in-crowd.test.ts',
  'tests/scenarios/client.test.ts',
]

/** `npm run guards` takes one out, to see that the walks of tests/races find it. */
const GUARD = process.env.HARDEN_GUARD
const takenOut = (code: string, path: string) => withoutGuard(GUARD ?? '', path.split('?')[0] ?? '', code)

const of = (areas: string) => areas.split(' ').map(area => `tests/${area}/**/*.test.ts`)
const MONEY = of('billing catalog customers pricing')
/** What writes, guards and numbers bills: once more where the owner may make no roles. */
const PLAIN = ['tests/billing/{approval,note,number,payment,reissue}*.test.ts']
/** What kills and starts whole portals, each a process of its own: the tests themselves share theirs. */
const PORTALS = of('edge faults local upgrade')
const DAY = of('deliveries demo fleet materials orders queue scenarios')

/**
 * Files of one process share what they import: read again for each it took as long as the tests. A process keeps what it
 * has seen, so that no project holds all of them.
 */
const portal = (
  name: string,
  more: { include?: string[]; exclude?: string[]; globalSetup?: string[]; isolate?: boolean },
) => ({
  resolve: { alias },
  plugins: GUARD ? [{ name: 'guard-taken-out', enforce: 'pre' as const, transform: takenOut }] : [],
  test: {
    name,
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/kit/cluster.ts'],
    setupFiles: ['tests/kit/each-file.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    ...more,
  },
})

export default defineConfig({
  resolve: { alias },
  test: {
    // The projects read the same modules: what one has made of them the others take from the disk.
    experimental: { fsModuleCache: !GUARD },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'rules',
          include: pure,
          exclude: ['node_modules/**'],
          testTimeout: 120_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
      portal('portal', { exclude: ['tests/e2e/**', ...ALONE, ...PORTALS, ...MONEY, ...DAY], isolate: false }),
      portal('portal money', { include: MONEY, isolate: false }),
      portal('portal day', { include: DAY, exclude: ALONE, isolate: false }),
      portal('portal whole', { include: PORTALS, exclude: ALONE, isolate: false }),
      portal('portal alone', { include: ALONE }),
      portal('plain owner', {
        include: PLAIN,
        globalSetup: ['tests/kit/plain-cluster.ts'],
        isolate: false,
      }),
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
          // What a page shows after a key may take seconds on a busy machine; vitest asks for one.
          expect: { poll: { timeout: 30_000 } },
          // A page is waited for a good part of its time: two files side by side leave two processors partly idle.
          maxWorkers: 3,
          isolate: false,
        },
      },
    ],
  },
})
