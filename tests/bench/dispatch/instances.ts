import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { loadHighs } from '~/functions/kit/highs'
import { numberOf, textOf } from './cpu'
import { solveInstance } from './solve'

/** Plans every instance of a folder and compares it with the best known values; `--no-bound` leaves the bounds out. */
export async function benchInstances(given: Map<string, string>) {
  const folder = textOf(given, 'instances')
  const cpu = numberOf(given, 'cpu')
  const seed = numberOf(given, 'seed', 1)
  const only = new RegExp(given.get('only') ?? '')
  const best = readBest(textOf(given, 'best'))
  const solve = given.has('no-bound') ? null : await loadHighs()
  const files = readdirSync(folder).filter(name => name.endsWith('.rmc') && only.test(name))
  files.sort(new Intl.Collator('en', { numeric: true }).compare)

  const total = { instances: 0, gap: 0, atBest: 0, better: 0, faults: 0, low: 0 }
  console.log(line('instance', 'value', 'best', 'gap %', 'bound', ''))
  for (const file of files) {
    const name = basename(file, '.rmc')
    const answer = solveInstance(join(folder, file), cpu, seed)
    const known = best.get(name)
    const bound = solve ? answer.boundBy(solve) : null
    const gap = known === undefined ? 0 : Math.max(0, (100 * (known - answer.value)) / known)
    const low = bound !== null && bound < Math.max(answer.value, known ?? 0)
    total.instances += 1
    total.gap += gap
    total.atBest += known !== undefined && answer.value >= known ? 1 : 0
    total.better += known !== undefined && answer.value > known ? 1 : 0
    total.faults += answer.faults.length
    total.low += low ? 1 : 0
    const note = [...answer.faults, low ? 'BOUND BELOW A KNOWN PLAN' : ''].filter(Boolean).join('; ')
    console.log(line(name, answer.value, known ?? '-', gap.toFixed(2), bound ?? '-', note))
  }
  console.log(
    `instances ${total.instances}  average gap ${(total.gap / Math.max(1, total.instances)).toFixed(3)} %  ` +
      `at best known ${total.atBest} (better ${total.better})  rule faults ${total.faults}  bounds too low ${total.low}`,
  )
  if (total.faults > 0 || total.low > 0) process.exitCode = 1
}

function readBest(file: string) {
  const [head, ...rows] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const at = head!.split(',').indexOf('best_known')
  return new Map(rows.map(row => row.split(',')).map(cells => [cells[0]!, Number(cells[at])]))
}

function line(...cells: (string | number)[]) {
  return cells.map((cell, at) => (at === 0 ? String(cell).padEnd(14) : String(cell).padStart(8))).join(' ')
}
