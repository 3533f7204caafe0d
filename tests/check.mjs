import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))

/** Format and lint, types, import directions, the contract of the calls, dead code: a line each, and what a failing one has to say. */
const CHECKS = {
  'format and lint': ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=40', '.'],
  types: ['../tests/types.mjs'],
  imports: [
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'domain',
    'db',
    'workflows',
    'functions',
    'web',
  ],
  contract: ['tsx/dist/cli.mjs', 'functions/contract/main.ts', '--check'],
  'api document': ['tsx/dist/cli.mjs', 'functions/kit/contract/lint.ts'],
  'dead code': ['knip/bin/knip.js', '--no-progress'],
}

mkdirSync('.cache', { recursive: true })
const waiting = Object.entries(CHECKS)
let failed = 0
await Promise.all([next(), next()])
console.log(failed ? `check: ${failed} of ${Object.keys(CHECKS).length} failed` : 'check: clean')
process.exitCode = failed ? 1 : 0

async function next() {
  for (let check = waiting.shift(); check; check = waiting.shift()) await one(...check)
}

async function one(name, [script, ...args]) {
  const began = performance.now()
  const { code, printed } = await run(join('node_modules', script), args)
  console.log(
    `  ${name.padEnd(16)} ${code === 0 ? 'ok    ' : 'FAILED'} ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  if (code === 0) return
  failed++
  console.log(printed.replace(/^/gm, '    '))
}

function run(script, args) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      printed += chunk
    })
  return new Promise(resolve => {
    child.on('error', error => resolve({ code: 1, printed: String(error) }))
    child.on('close', code => resolve({ code, printed }))
  })
}
