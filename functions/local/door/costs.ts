import type { Kind } from './line'

/** Before anything was measured; milliseconds of the machine, as everything here. */
const FIRST: Record<Kind, number> = { call: 5, page: 20, report: 100 }
/** Of what is measured so much is the last one: some twenty of a kind tell how it is now. */
const LAST = 0.1
/** A call that takes so many times the usual is a report, whatever its address. */
const REPORT_TIMES = 10
/** Addresses that are told apart; made-up ones are only as many as fit. */
const MOST_KEPT = 1000

export type Asked = { kind: Kind; cost: number; name: string }

/** What requests take of the machine, measured on those before: of one address, or else of its kind. */
export function costsOfCalls() {
  const byName = new Map<string, number>()
  const usual = { ...FIRST }
  const between = (before: number, ms: number) => before + (ms - before) * LAST

  return {
    of(method: string, pathname: string): Asked {
      const name = `${method} ${pathname.replaceAll(/\/[^/]*\d[^/]*/g, '/*')}`
      const known = byName.get(name)
      const byPath = kindOf(pathname)
      const kind = byPath === 'call' && known && known > REPORT_TIMES * usual.call ? 'report' : byPath
      return { kind, cost: known ?? usual[kind], name }
    },
    learn({ kind, name }: Asked, ms: number): void {
      usual[kind] = between(usual[kind], ms)
      const before = byName.get(name) ?? usual[kind]
      if (byName.size >= MOST_KEPT && !byName.has(name)) byName.clear()
      byName.set(name, between(before, ms))
    },
  }
}

/** Downloads are reports; what pages ask while they are open (`/live`) is a call like those of the API. */
function kindOf(pathname: string): Kind {
  if (pathname.startsWith('/files/')) return 'report'
  return pathname.startsWith('/api/') || pathname.startsWith('/live/') ? 'call' : 'page'
}
