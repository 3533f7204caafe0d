import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Types, room by room in the order of imports. Each room leaves the declarations that the next ones read, so that no
 * compiler holds the whole house (2.3 GB) and what did not change is not checked again.
 */
const USES = {
  domain: [],
  db: ['domain'],
  workflows: ['domain', 'db'],
  functions: ['domain', 'db', 'workflows'],
  web: ['domain'],
}
const ROOMS = Object.keys(USES)
const HOME = '.cache/types'
/** The compiler in machine code needs a third of the processor's time; elsewhere the one in JavaScript does the same. */
const native = join('node_modules', `@typescript/typescript-${process.platform}-${process.arch}/lib/tsc`)

mkdirSync(HOME, { recursive: true })
let failed = false
for (const room of [...ROOMS, 'tests']) {
  const path = join(HOME, `${room}.json`)
  writeFileSync(path, JSON.stringify(room === 'tests' ? ofTests() : ofRoom(room), null, 2))
  // The declarations of the tables take most memory. The machine-code compiler collects none until it nears the limit: a seventh of its time.
  const env = { ...process.env, GOMEMLIMIT: '1100MiB', GOGC: 'off' }
  const [command, ...more] = existsSync(native)
    ? [native, '--baseUrl', 'null', '--checkers', '1']
    : [process.execPath, 'node_modules/typescript/bin/tsc']
  if (spawnSync(command, [...more, '-p', path], { stdio: 'inherit', env }).status !== 0) failed = true
}
process.exitCode = failed ? 1 : 0

function ofRoom(room) {
  return {
    ...shared(room),
    include: [`../../${room}`, `../../${room}/**/*.json`, '../../package.json'],
    exclude: [`../../${room}/**/*.test.ts`, `../../${room}/**/*.test.tsx`],
  }
}

/** The room of the tests has those beside the code too, which read what no room may import. */
function ofTests() {
  const beside = ROOMS.flatMap(room => ['test.ts', 'test.tsx', 'd.ts'].map(end => `../../${room}/**/*.${end}`))
  const { compilerOptions, references } = shared('tests')
  return {
    ...shared('tests'),
    compilerOptions: {
      ...compilerOptions,
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
    },
    references,
    include: ['../../tests', '../../*.config.ts', ...beside],
    exclude: ['../../sst.config.ts', '../../tests/scenarios/client'],
  }
}

function shared(room) {
  return {
    extends: '../../tsconfig.json',
    compilerOptions: {
      composite: true,
      declaration: true,
      emitDeclarationOnly: true,
      noEmit: false,
      rootDir: '../..',
      outDir: 'made',
      tsBuildInfoFile: `${room}.tsbuildinfo`,
      paths: { '~/*': ['../../*'] },
    },
    references: (USES[room] ?? ROOMS).map(used => ({ path: `./${used}.json` })),
  }
}
