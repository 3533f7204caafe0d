import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Types, room by room in the order of imports. What others import leaves the declarations that the next ones read, so that
 * no compiler holds the whole house (2.3 GB) and what did not change is not checked again. Workflows and functions read the
 * same declarations: one compiler reads them once. Nobody imports the screens but their tests, so these leave none.
 */
const ROOMS = {
  domain: { folders: ['domain'], uses: [] },
  db: { folders: ['db'], uses: ['domain'] },
  server: { folders: ['workflows', 'functions'], uses: ['domain', 'db'] },
}
const LAST = {
  web: { include: ['web', 'web/**/*.json'], exclude: [] },
  // The tests beside the code read what no room may import.
  tests: {
    include: [
      'tests',
      '*.config.ts',
      'web/**/*.d.ts',
      ...Object.values(ROOMS).flatMap(({ folders }) =>
        folders.flatMap(room => ['test.ts', 'test.tsx', 'd.ts'].map(end => `${room}/**/*.${end}`)),
      ),
    ],
    exclude: ['sst.config.ts', 'tests/scenarios/client'],
  },
}
const HOME = '.cache/types'
/** The compiler in machine code needs a third of the processor's time; elsewhere the one in JavaScript does the same. */
const native = join('node_modules', `@typescript/typescript-${process.platform}-${process.arch}/lib/tsc`)

mkdirSync(HOME, { recursive: true })
let failed = false
for (const room of [...Object.keys(ROOMS), ...Object.keys(LAST)]) {
  const path = join(HOME, `${room}.json`)
  writeFileSync(path, JSON.stringify(ROOMS[room] ? ofRoom(room) : ofLast(room), null, 2))
  // The declarations of the tables take most memory. The machine-code compiler collects none until it nears the limit: a seventh of its time.
  const env = { ...process.env, GOMEMLIMIT: '1160MiB', GOGC: 'off' }
  const [command, ...more] = existsSync(native)
    ? [native, '--baseUrl', 'null', '--checkers', '1']
    : [process.execPath, 'node_modules/typescript/bin/tsc']
  if (spawnSync(command, [...more, '-p', path], { stdio: 'inherit', env }).status !== 0) failed = true
}
process.exitCode = failed ? 1 : 0

function ofRoom(room) {
  const { folders, uses } = ROOMS[room]
  return {
    extends: '../../tsconfig.json',
    compilerOptions: {
      ...shared(room),
      composite: true,
      declaration: true,
      emitDeclarationOnly: true,
      noEmit: false,
      rootDir: '../..',
      outDir: 'made',
    },
    references: uses.map(used => ({ path: `./${used}.json` })),
    include: [...folders.flatMap(of => [of, `${of}/**/*.json`]), 'package.json'].map(fromHome),
    exclude: folders.flatMap(of => [`${of}/**/*.test.ts`, `${of}/**/*.test.tsx`]).map(fromHome),
  }
}

function ofLast(room) {
  return {
    extends: '../../tsconfig.json',
    compilerOptions: shared(room),
    references: Object.keys(ROOMS).map(used => ({ path: `./${used}.json` })),
    include: LAST[room].include.map(fromHome),
    exclude: LAST[room].exclude.map(fromHome),
  }
}

function shared(room) {
  return { tsBuildInfoFile: `${room}.tsbuildinfo`, paths: { '~/*': [fromHome('*')] } }
}

function fromHome(path) {
  return `../../${path}`
}
