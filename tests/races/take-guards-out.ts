import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { GUARDS, LENGTH } from './guards'

/**
 * `npm run guards -- [--only hold] [--seed 11]`: each guard is taken out in turn, and the walk that it belongs to has to find
 * that within 2,000 steps. Prints after how many; one that is not found makes the run fail.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, seed: { type: 'string', default: '11' } },
})
const left: string[] = []
for (const [name, { walk }] of Object.entries(GUARDS)) {
  if (!name.includes(values.only)) continue
  const [option, times] = LENGTH[walk]
  const env = {
    ...process.env,
    NO_COLOR: '1',
    HARDEN_GUARD: name,
    HARDEN_SEED: values.seed,
    [`HARDEN_${option.toUpperCase()}`]: `${times}`,
  }
  const args = ['vitest', 'run', '--project', 'portal', `tests/races/${walk}.test.ts`]
  const { stdout, status } = spawnSync('npx', args, { env, encoding: 'utf8' })
  const steps = /red after (\d+) steps/.exec(stdout)?.[1]
  const why = [...stdout.matchAll(/Error: ((?!Property failed)[^\n]{1,160})/g)].at(-1)?.[1]
  if (status === 0 || !steps) left.push(name)
  console.log(
    `${steps ? `${steps.padStart(5)} steps` : status === 0 ? '  not found' : '  no answer'}  ${name}${why ? `: ${why}` : ''}`,
  )
}
if (left.length) console.log(`\nNot found: ${left.join('; ')}`)
process.exitCode = left.length ? 1 : 0
