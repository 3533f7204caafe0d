import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

// Checks first, then the build, then all tests; the last line is the sum.
const ROUNDS = {
  'rules and portal': ['--project', 'rules', '--project', 'portal*', '--project', 'plain owner'],
  browser: ['--project', 'browser'],
}

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const sum = { passed: 0, failed: 0, skipped: 0 }
const named = []
const only = process.argv.slice(2)

await part('check', () => run(join('tests', 'check.mjs')), only.length > 0)
await part('build', () => run(join('functions', 'local', 'build.mjs')))
for (const [name, projects] of Object.entries(ROUNDS)) await part(name, () => round(name, projects))

if (named.length) console.log(`\nFailed:\n${named.map(each => `  ${each}`).join('\n')}\n`)
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`)
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1

/** A part that fails without naming a test counts as one failure, so that nothing is green by falling over. */
async function part(name, make, skip = false) {
  if (skip) return
  const began = performance.now()
  const failedBefore = sum.failed
  console.log(`\n== ${name}`)
  const code = await make()
  if (code !== 0 && sum.failed === failedBefore) {
    sum.failed++
    named.push(`${name}, without naming a test`)
  }
  console.log(`== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

async function round(name, projects) {
  const report = join('.cache', `report-${name.replaceAll(' ', '-')}.json`)
  mkdirSync('.cache', { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['default', 'json', './tests/kit/second-try.ts'].map(each => `--reporter=${each}`)
  const code = await run(join('node_modules', 'vitest', 'vitest.mjs'), [
    'run',
    ...projects,
    ...reporters,
    `--outputFile.json=${report}`,
    '--passWithNoTests',
    ...only,
  ])
  if (existsSync(report)) add(JSON.parse(readFileSync(report, 'utf8')))
  return code
}

/** Who reads only the end of a long log sees there what failed, and how. */
function add({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  for (const file of testResults)
    for (const { status, fullName, failureMessages } of file.assertionResults)
      if (status === 'failed')
        named.push(`${relative(process.cwd(), file.name)} > ${fullName}\n    ${failureMessages[0]?.slice(0, 600)}`)

  sum.passed += numPassedTests
  sum.failed += numFailedTests
  sum.skipped += numPendingTests + numTodoTests
}

function run(script, args = []) {
  const { NODE_ENV, ...env } = process.env
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', env })
  return new Promise(resolve => {
    child.on('error', () => resolve(1))
    child.on('close', code => resolve(code ?? 1))
  })
}
