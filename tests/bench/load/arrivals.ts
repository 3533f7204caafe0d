import { setTimeout as sleep } from 'node:timers/promises'

export type Kind = 'read' | 'write' | 'page'
export type Asked = { kind: Kind; name: string; send(): Promise<Response> }
/** `at`: when it was due, in seconds from the first. */
type Heard = { kind: Kind | 'refused'; ms: number; status: number; at: number }

export type Tally = ReturnType<typeof tallyOf>

/** So many requests a second by the clock; latency counts from when a request was due. */
export async function arrivals(of: { mix: () => Asked; rate: number; seconds: number }): Promise<Tally> {
  const heard: Heard[] = []
  const faults: string[] = []
  const open = new Set<Promise<void>>()
  const began = performance.now()
  for (let no = 0; no < of.rate * of.seconds; no++) {
    const due = began + (no * 1000) / of.rate
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    const asked = of.mix()
    const one = listen(asked, due).finally(() => open.delete(one))
    open.add(one)
  }
  await Promise.all(open)
  return tallyOf(heard, faults, of.seconds)

  async function listen(asked: Asked, due: number): Promise<void> {
    const answer = await asked.send().catch((error: Error) => error)
    if (answer instanceof Error) return void faults.push(`${asked.name}: ${answer.message} ${answer.cause ?? ''}`)
    const text = await answer.text()
    const { status } = answer
    // Refusing a crowd is an answer; everything else that is not served is a fault, ours or of this bench.
    if (status >= 400 && status !== 429) faults.push(`${asked.name}: ${status} ${text.slice(0, 200)}`)
    heard.push({
      kind: status === 429 ? 'refused' : asked.kind,
      ms: performance.now() - due,
      status,
      at: (due - began) / 1000,
    })
  }
}

function tallyOf(heard: readonly Heard[], faults: string[], seconds: number) {
  const of = (kind: Heard['kind'] | 'let in') => {
    const ms = heard.filter(one => (kind === 'let in' ? one.kind !== 'refused' : one.kind === kind)).map(one => one.ms)
    ms.sort((a, b) => a - b)
    const at = (share: number) => Math.round(ms[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? 0)
    return { count: ms.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
  }
  /** Good answers a second while it was asked: what is answered from a queue afterwards is no help to anybody. */
  const good = () => heard.filter(one => one.status < 400 && one.at + one.ms / 1000 <= seconds).length / seconds
  const statuses = () =>
    [...Map.groupBy(heard, one => one.status)]
      .sort(([a], [b]) => a - b)
      .map(([status, all]) => `${status} × ${all.length}`)
      .join(', ')
  /** From when on nobody was refused or waited so long any more. */
  const quietFrom = (longest: number) =>
    Math.max(0, ...heard.filter(one => one.kind === 'refused' || one.ms > longest).map(one => one.at))
  return { faults, of, statuses, quietFrom, good }
}
