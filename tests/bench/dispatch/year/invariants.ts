import type { YearLoad } from './booking'
import type { Live } from './live'

type Span = { from: number; until: number }
const overlap = (spans: readonly Span[]): boolean =>
  spans
    .toSorted((a, b) => a.from - b.from || a.until - b.until)
    .some((span, at, all) => at > 0 && span.from < all[at - 1]!.until)

/** What no day may break, whoever dispatches it; a sentence each. */
export function brokenBy(live: Live): string[] {
  const loads = live.pours.flatMap(pour => pour.loads.map(load => ({ load, order: pour.booking.id })))
  const done = loads.filter(({ load }) => load.status === 'delivered')
  const spans = (key: (load: YearLoad, order: string) => string, of: (load: YearLoad) => Span) =>
    [...Map.groupBy(done, ({ load, order }) => key(load, order))].flatMap(([name, own]) =>
      overlap(own.map(({ load }) => of(load))) ? [name] : [],
    )
  const trucks = [...Map.groupBy(live.busy, ({ truckId }) => truckId)].filter(([, own]) => overlap(own))
  return [
    ...trucks.map(([id]) => `${id} is on two trips at once`),
    ...spans(
      load => `${load.plan!.lineId}`,
      load => ({ from: load.loadingAt!, until: load.leftAt! }),
    ).map(id => `${id} loads two trucks at once`),
    ...spans(
      (_, order) => order,
      load => ({ from: load.pourAt!, until: load.endAt! }),
    ).map(id => `${id} is unloaded by two trucks at once`),
    ...done.flatMap(({ load }) =>
      load.loadingAt! < load.leftAt! &&
      load.leftAt! < load.onSiteAt! &&
      load.onSiteAt! <= load.pourAt! &&
      load.pourAt! < load.endAt!
        ? []
        : [`${load.id} has times out of order`],
    ),
    ...loads.flatMap(({ load }) => (FINAL.includes(load.status) ? [] : [`${load.id} is ${load.status} at the end`])),
  ]
}

const FINAL: string[] = ['planned', 'delivered', 'cancelled']
