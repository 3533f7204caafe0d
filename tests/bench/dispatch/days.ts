import { faultsOf } from '~/domain/orders/plan/check'
import type { Day } from '~/domain/orders/plan/day'
import { type Figures, figuresOf } from '~/domain/orders/plan/figures'
import { generatedDay } from '~/domain/orders/plan/generated-day'
import { standardParams } from '~/domain/orders/plan/params'
import { plan } from '~/domain/orders/plan/plan'
import { cpuSeconds, numberOf } from './cpu'
import { DAY } from './day-size'
import { firstCome } from './first-come'
import { repairs } from './repairs'
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

/** Accidents on one running day. */
export function repairDay(given: Given) {
  const rows = repairs(
    numberOf(given, 'repairs'),
    numberOf(given, 'seed', 1),
    numberOf(given, 'cpu', 10),
    numberOf(given, 'trucks', DAY.trucks),
  )
  for (const row of rows) {
    const times = `${row.seconds.toFixed(2)} s (CPU ${row.cpu.toFixed(2)} s)`
    console.log(
      `${row.kind.padEnd(13)} ${times}  changed ${row.changed}  m³ lost ${row.lost.toFixed(1)}  rule faults ${row.faults.length} ${row.faults.map(fault => fault.detail).join()}`,
    )
  }
  const seconds = rows.map(row => row.seconds).sort((a, b) => a - b)
  const down = rows.filter(row => row.kind === 'truck-down').map(row => row.changed)
  console.log(`95 % within ${seconds[Math.ceil(seconds.length * 0.95) - 1]!.toFixed(2)} s`)
  console.log(`a truck down changes at most ${Math.max(...down)} published loads, ${median(down)} at the median`)
  console.log(`  each of them: ${down.sort((a, b) => a - b).join(' ')}`)
}

/** Days lived through with uncertain travel and unloading. */
export function liveDays(given: Given) {
  const count = numberOf(given, 'simulate')
  for (let seed = numberOf(given, 'seed', 1), left = count; left > 0; seed++, left--) {
    const day = dayOf(given, seed)
    const { loads } = plan(day, { seconds: numberOf(given, 'cpu', 5), clock: cpuSeconds }, seed)
    const lived = simulate(day, loads, seed, { ...standardParams, repairRounds: 20 })
    const share = (100 * lived.withinGap).toFixed(1)
    console.log(
      `day ${seed}  ${share} % of following loads within the longest gap, ${lived.changesPerLoad.toFixed(2)} changes per load, ` +
        `${lived.loads} loads, ${lived.unserved} orders not finished`,
    )
  }
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

function median(values: number[]) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
