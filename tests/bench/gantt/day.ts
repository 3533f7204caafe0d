import type { Bar, Phase, Section } from '~/domain/kit/gantt/bar'
import { spanOf } from '~/domain/kit/gantt/bar'
import { stepsOf } from '~/domain/kit/gantt/curve'
import { clockOf } from '~/domain/kit/gantt/scale'
import { random } from '~/domain/kit/random'

/** A day of trucks and loads from a seed: each truck drives one load after the other from before six. */
export function generatedDay(trucks: number, loads: number, plants = 20, seed = 7) {
  const draw = random(seed)
  const between = (least: number, most: number) => least + Math.floor(draw() * (most - least + 1))
  const each = Math.ceil(loads / trucks)
  const bars: Bar[] = []
  for (let truck = 0; truck < trucks; truck++) {
    let at = between(320, 480)
    for (let load = 0; load < each && bars.length < loads; load++) {
      const phases = phasesFrom(at, between)
      const order = `O-${1000 + (bars.length % 180)}`
      const arrive = phases[1]!.until
      const late = draw() < 0.03
      const id = `load-${bars.length}`
      bars.push({
        id,
        load: id,
        row: `truck-${truck}`,
        phases,
        label: `${order.slice(2)}·${load + 1}`,
        words: [`${order} load ${load + 1}`, `on site ${clockOf(arrive)}`],
        promise: arrive - (late ? 25 : between(-4, 4)),
        locked: at < 420 ? 'It has been batched' : undefined,
        breach: late ? 'Waits longer than the pour allows' : undefined,
      })
      at = phases.at(-1)!.until + between(0, 40)
    }
  }
  return { bars, sections: sectionsOf(bars, trucks, plants), demand: demandOf(bars, trucks) }
}

function phasesFrom(at: number, between: (least: number, most: number) => number): Phase[] {
  let from = at
  const phase = (kind: Phase['kind'], minutes: number): Phase => {
    from += minutes
    return { kind, from: from - minutes, until: from }
  }
  const way = between(14, 38)
  return [
    phase('load', between(6, 10)),
    phase('travel', way),
    phase('wait', between(0, 9)),
    phase('pour', between(16, 30)),
    phase('wash', 6),
    phase('return', way),
  ]
}

function sectionsOf(bars: readonly Bar[], trucks: number, plants: number): Section[] {
  const rows = (kind: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${kind}-${at}`,
      title: `${kind[0]!.toUpperCase()}-${String(at + 1).padStart(3, '0')}`,
      facts: 'Lim Wei Ming',
      side: `${3 + (at % 6)} h ${String((at * 7) % 60).padStart(2, '0')}`,
      marks: [{ kind: 'closed' as const, from: 0, until: 300 + ((at * 13) % 60) }],
    }))
  const part = (kind: Phase['kind'], prefix: string, row: (bar: Bar, at: number) => string) =>
    bars.map((bar, at) => ({
      ...bar,
      id: `${bar.id}@${prefix}`,
      row: row(bar, at),
      phases: bar.phases.filter(phase => phase.kind === kind),
    }))
  return [
    { id: 'trucks', title: 'Trucks', rowHeight: 30, movable: true, rows: rows('truck', trucks), bars },
    {
      id: 'lines',
      title: 'Batching lines',
      rowHeight: 26,
      movable: false,
      rows: rows('line', plants),
      bars: part('load', 'line', (_, at) => `line-${at % plants}`),
    },
    {
      id: 'pours',
      title: 'Pours',
      rowHeight: 26,
      movable: false,
      rows: rows('pour', 180),
      bars: part('pour', 'pour', (_, at) => `pour-${at % 180}`),
    },
  ]
}

function demandOf(bars: readonly Bar[], trucks: number) {
  const needed = stepsOf(bars.map(spanOf))
  const available = [
    { at: 300, count: Math.round(trucks * 0.6) },
    { at: 420, count: trucks },
    { at: 1080, count: Math.round(trucks * 0.4) },
  ]
  return { title: 'Trucks needed', needed, available, most: trucks }
}
