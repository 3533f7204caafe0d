import { hex } from '~/functions/kit/signature'
import { traceParentIn } from '~/functions/kit/traceparent'
import type { Log, SpanTold, Tracer } from '~/functions/parts'

/** At the edge a span is a line of the log: of each trace that its caller keeps, and of so many of a hundred that begin here. */
export function spanLog(log: Log, percent: number, chance: () => number = Math.random): Tracer {
  return {
    async span({ kind, name, from, facts }, run) {
      const parent = traceParentIn(from)
      if (!(parent ? parent.sampled : chance() * 100 < percent)) return run(() => {})
      const began = performance.now()
      let told: SpanTold = {}
      let failed = true
      try {
        const result = await run(more => {
          told = { ...told, ...more, facts: { ...told.facts, ...more.facts } }
        })
        failed = told.failed ?? false
        return result
      } finally {
        log.info('span', {
          ...{ trace: parent?.trace ?? random(16), span: random(8), parent: parent?.span },
          ...{ kind, name: told.name ?? name, failed, ms: Math.round(performance.now() - began) },
          ...{ ...facts, ...told.facts },
        })
      }
    },
    // Its statements are not told one by one, its jobs are sent by the sweeper, and the log keeps nothing back.
    query() {},
    parent: () => undefined,
    async flush() {},
    async stop() {},
  }
}

const random = (bytes: number) => hex(crypto.getRandomValues(new Uint8Array(bytes)).buffer)
