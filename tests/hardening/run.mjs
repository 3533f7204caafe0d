import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** `node tests/hardening/run.mjs fuzz --requests 2000` runs the named tests, each option as a HARDEN_ variable. */
const TESTS = {
  matrix: ['tests/hardening/role-matrix.test.ts', 'tests/hardening/owner-canary'],
  fuzz: ['tests/hardening/fuzz'],
  faults: ['tests/faults', 'tests/races'],
  devices: ['tests/faults/devices'],
  bills: ['tests/billing/draft-decisions', 'tests/billing/preview-is-bill', 'workflows/billing/load-facts'],
  floor: ['tests/e2e/floor'],
  axe: [
    'tests/e2e/axe-first',
    'tests/e2e/axe-second',
    'tests/e2e/kit/axe',
    'tests/e2e/sort-heads',
    'tests/e2e/record-story',
  ],
  scripts: ['tests/e2e/stored-script'],
  uploads: ['tests/hardening/upload'],
  signin: ['tests/hardening/sign-in', 'tests/hardening/sessions'],
}

const [name, ...rest] = process.argv.slice(2)
if (!TESTS[name]) {
  console.error(`One of ${Object.keys(TESTS).join(', ')}`)
  process.exit(2)
}
const env = { ...process.env }
const only = []
for (let at = 0; at < rest.length; at++) {
  const option = /^--([a-z-]+)(?:=(.*))?$/.exec(rest[at])
  if (!option) only.push(rest[at])
  else {
    const follows = rest[at + 1] !== undefined && !/^(--|tests\/)/.test(rest[at + 1])
    const value = option[2] ?? (follows ? rest[++at] : '1')
    env[`HARDEN_${option[1].toUpperCase().replaceAll('-', '_')}`] = value
  }
}
// A slice is one run over the calls that were asked least, not a half of them.
if (env.HARDEN_SLICE) TESTS.fuzz = ['tests/hardening/fuzz-first']
const vitest = join('node_modules', 'vitest', 'vitest.mjs')
// Only what needs a browser waits for one.
const projects = ['floor', 'axe', 'scripts'].includes(name) ? ['browser'] : ['portal*', 'rules']
const args = [
  vitest,
  'run',
  ...projects.flatMap(project => ['--project', project]),
  ...(only.length ? only : TESTS[name]),
]
spawn(process.execPath, args, { stdio: 'inherit', env }).on('close', code => process.exit(code ?? 1))
