import { faultsOf } from '~/domain/orders/plan/engine/check'
import type { Day } from '~/domain/orders/plan/engine/day'
import { type Figures, figuresOf } from '~/domain/orders/plan/engine/figures'
import { standardParams } from '~/domain/orders/plan/engine/params'
import { cpuSeconds, fail, numberOf } from './cpu'
import { DAY } from './day-size'
import { firstCome } from './first-come'
import { generatedDay } from './generated-day'
import { plan } from './plan-day'
import { ACCIDENTS, repairs } from './repairs'
import { simulate } from './simulate'

type Given = Map<string, string>

/** First plan, then 10 and 60 CPU seconds on the same day, and twice the same iterations for the same bytes. */
export function benchDay(given: Given) {
  const seed = numberOf(given, 'seed', 1)
  const day = dayOf(given, seed)
  show('first plan', day, () => plan(day, { iterations: 0 }, seed))
  const short = show('10 s', day, () => plan(day, { seconds: 10, clock: cpuSeconds }, seed))
  const long = show('60 s', day, () => plan(day, { seconds: 60, clock: cpuSeconds }, seed))
  for (const name of ['servedVolume', 'lateMinutes', 'gapMinutes'] as const) {
    console.log(`${name}: ${short[name]} after 10 s, ${long[name]} after 60 s`)
  }
  const twice = [1, 2].map(() => JSON.stringify(plan(day, { iterations: 300 }, seed)))
  console.log(`same seed and iterations give the same bytes: ${twice[0] === twice[1]}`)
}

/** Planned days beside days handed out first come, first served. */
export function compareDays(given: Given) {
  const count = numberOf(given, 'compare')
  const cpu = numberOf(given, 'cpu', 5)
  const total = { better: sums(), simple: sums() }
  for (let seed = numberOf(given, 'seed', 1), left = count; left > 0; seed++, left--) {
    const day = dayOf(given, seed)
    const simple = figuresOf(day, firstCome(day))
    const { loads } = plan(day, { seconds: cpu, clock: cpuSeconds }, seed)
    const better = figuresOf(day, loads)
    const faults = faultsOf(day, loads).length
    add(total.simple, simple)
    add(total.better, better)
    console.log(`day ${seed}  first come ${line(simple)}\n        planned    ${line(better)}  rule faults ${faults}`)
  }
  const perM3 = (figures: Figures) => figures.shiftMinutes / figures.servedVolume
  const work = (figures: Figures) => figures.truckMinutes / figures.servedVolume
  const stops = (figures: Figures) => figures.lateMinutes + figures.gapMinutes
  console.log(`truck time per m³ (leaving to home): ${change(perM3(total.simple), perM3(total.better))}`)
  console.log(`  without standing between trips:    ${change(work(total.simple), work(total.better))}`)
  console.log(`late and gap minutes:                ${change(stops(total.simple), stops(total.better))}`)
  console.log(`served m³:                           ${change(total.simple.servedVolume, total.better.servedVolume)}`)
}

/** Accidents on one running day: a line each, then by kind how many published loads change and how long it takes. */
export function repairDay(given: Given) {
  const kinds = given.get('kind')?.split(',') ?? ACCIDENTS
  const unknown = kinds.find(kind => !ACCIDENTS.includes(kind as (typeof ACCIDENTS)[number]))
  if (unknown !== undefined) fail(`--kind is one or more of ${ACCIDENTS.join()}`)
  const rows = repairs(
    numberOf(given, 'repairs'),
    numberOf(given, 'seed', 1),
    numberOf(given, 'cpu', 10),
    numberOf(given, 'trucks', DAY.trucks),
    kinds,
  )
  for (const row of rows) {
    const times = `${row.seconds.toFixed(2)} s (CPU ${row.cpu.toFixed(2)} s)`
    console.log(
      `${row.kind.padEnd(13)} ${times}  changed ${row.changed}  m³ lost ${row.lost.toFixed(1)}  rule faults ${row.faults.length} ${row.faults.map(fault => fault.detail).join()}`,
    )
  }
  for (const kind of kinds) {
    const own = rows.filter(row => row.kind === kind)
    if (own.length === 0) continue
    const changed = own.map(row => row.changed).sort((a, b) => a - b)
    const lost = own.reduce((sum, row) => sum + row.lost, 0) / own.length
    console.log(
      `${kind}: ${own.length} times, changed loads median ${shareOf(changed, 0.5)}, 95 % ${shareOf(changed, 0.95)}, most ${changed.at(-1)}; ` +
        `95 % within ${shareOf(
          own.map(row => row.cpu),
          0.95,
        ).toFixed(2)} CPU s; ${lost.toFixed(2)} m³ less on average`,
    )
    console.log(`  each of them: ${changed.join(' ')}`)
  }
  const of = (name: 'seconds' | 'cpu') =>
    shareOf(
      rows.map(row => row[name]),
      0.95,
    ).toFixed(2)
  console.log(
    `95 % within ${of('seconds')} s (${of('cpu')} CPU s), rule faults ${rows.reduce((sum, row) => sum + row.faults.length, 0)}`,
  )
}

/** Days lived through with uncertain travel and unloading. */
export function liveDays(given: Given) {
  const count = numberOf(given, 'simulate')
  const first = numberOf(given, 'seed', 1)
  const shares: number[] = []
  for (let seed = first; seed < first + count; seed++) {
    const day = dayOf(given, seed)
    const { loads } = plan(day, { seconds: numberOf(given, 'cpu', 5), clock: cpuSeconds }, seed)
    const lived = simulate(day, loads, seed, { ...standardParams, repairRounds: 20 })
    shares.push(100 * lived.withinGap)
    console.log(
      `day ${seed}  ${shares.at(-1)!.toFixed(1)} % of following loads within the longest gap, ${lived.changesPerLoad.toFixed(2)} changes per load, ` +
        `${lived.loads} loads, ${lived.unserved} orders not finished`,
    )
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  console.log(
    `within the longest gap: ${mean.toFixed(1)} % on average, ${Math.min(...shares).toFixed(1)} % on the worst day`,
  )
}

function dayOf(given: Given, seed: number) {
  return generatedDay({ ...DAY, trucks: numberOf(given, 'trucks', DAY.trucks) }, seed)
}

function show(name: string, day: Day, make: () => ReturnType<typeof plan>) {
  const before = cpuSeconds()
  const { loads, iterations, cost } = make()
  const figures = figuresOf(day, loads)
  const used = `${(cpuSeconds() - before).toFixed(2)} CPU s, ${iterations} rounds`
  const memory = `${Math.round(process.memoryUsage().rss / 1e6)} MB`
  console.log(
    `${name.padEnd(11)} ${used}, cost ${Math.round(cost)}  ${line(figures)}  rule faults ${faultsOf(day, loads).length}  ${memory}`,
  )
  return figures
}

function line(figures: Figures) {
  const { servedVolume, unservedPours, lateMinutes, gapMinutes, truckMinutes, shiftMinutes, trucks } = figures
  return `${servedVolume} m³, ${unservedPours} orders open, late ${lateMinutes}, gap ${gapMinutes}, truck min ${truckMinutes}/${shiftMinutes}, trucks ${trucks}`
}

function sums(): Figures {
  return {
    servedVolume: 0,
    unservedPours: 0,
    lateMinutes: 0,
    gapMinutes: 0,
    truckMinutes: 0,
    shiftMinutes: 0,
    trucks: 0,
  }
}

function add(total: Figures, figures: Figures) {
  for (const name of Object.keys(total) as (keyof Figures)[]) total[name] += figures[name]
}

function change(from: number, to: number) {
  return `${from.toFixed(2)} -> ${to.toFixed(2)} (${((100 * (to - from)) / from).toFixed(1)} %)`
}

/** The value that a share of all do not exceed. */
function shareOf(values: number[], share: number) {
  return [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)]!
}
