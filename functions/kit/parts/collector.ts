import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { VERSION } from '~/domain/kit/release'
import { traceParent, traceParentIn } from '~/functions/kit/traceparent'
import type { Log, SpanFacts, Tracer } from '~/functions/parts'
import type { Settings } from '~/functions/settings'
import { statementsSaid } from './statement-said'

/** What waits for the collector; beyond it spans are lost and nobody waits. */
const QUEUE = { maxQueueSize: 4096, maxExportBatchSize: 512, scheduledDelayMillis: 2000, exportTimeoutMillis: 10_000 }
/** A job of ten thousand statements tells these; its own span tells how many there were. */
const MOST_STATEMENTS = 200
const STOP_MS = 2000
/** A collector that is away is told of once, and again when it has been for so long. */
const COMPLAIN_MS = 10 * 60_000
const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, plan: SpanKind.INTERNAL }
/** As OpenTelemetry names them; what it has no name for is the portal's. */
const NAMES: Record<string, string> = {
  method: 'http.request.method',
  call: 'http.route',
  status: 'http.response.status_code',
  personId: 'user.id',
}

/** The span that runs now, and how many statements were asked within it. */
type Here = { span: Span; statements: number }

/** Spans of this process, in batches over HTTP (OTLP): whoever is answered never waits for them, nor fails with them. */
export function collectorTracer({ traces, stage }: Pick<Settings, 'traces' | 'stage'>, log: Log): Tracer {
  const to = { url: `${traces.url?.replace(/\/+$/, '')}/v1/traces`, headers: traces.headers ?? {} }
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'readymix-portal',
      'service.version': VERSION,
      'service.instance.id': String(process.pid),
      'deployment.environment.name': stage,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traces.percent / 100) }),
    spanProcessors: [new BatchSpanProcessor({ ...QUEUE, exporter: telling(new OTLPTraceExporter(to), log) })],
  })
  const tracer = provider.getTracer('portal')
  const here = new AsyncLocalStorage<Here>()
  const said = statementsSaid()
  const soon = (work: Promise<unknown>) =>
    Promise.race([work.catch(() => {}), sleep(STOP_MS, undefined, { ref: false })])

  return {
    async span({ kind, name, from, facts }, run) {
      const above = here.getStore()
      const context = above ? within(above.span) : fromElsewhere(from)
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: named(facts) }, context)
      const mine = { span, statements: 0 }
      try {
        return await here.run(mine, () =>
          run(told => {
            if (told.name) span.updateName(told.name)
            if (told.failed) span.setStatus({ code: SpanStatusCode.ERROR })
            span.setAttributes(named(told.facts))
          }),
        )
      } catch (error) {
        // Its message may quote what a person typed.
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
        throw error
      } finally {
        span.setAttribute('portal.statements', mine.statements)
        span.end()
      }
    },
    query(seconds, whole) {
      const above = here.getStore()
      // Rounds that nobody asked for would be traces of one statement each, every second.
      if (!above?.span.isRecording() || ++above.statements > MOST_STATEMENTS) return
      const { verb, table, text } = said(whole)
      const ended = performance.now()
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': verb,
        ...(table ? { 'db.collection.name': table } : {}),
        'db.query.text': text,
      }
      const name = table ? `${verb} ${table}` : verb
      const startTime = ended - seconds * 1000
      tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime, attributes }, within(above.span)).end(ended)
    },
    parent() {
      const above = here.getStore()
      if (!above) return undefined
      const { traceId, spanId, traceFlags } = above.span.spanContext()
      return traceParent({ trace: traceId, span: spanId, sampled: (traceFlags & TraceFlags.SAMPLED) !== 0 })
    },
    flush: async () => void (await soon(provider.forceFlush())),
    stop: async () => void (await soon(provider.shutdown())),
  }

  function fromElsewhere(text: string | undefined): Context {
    const parent = traceParentIn(text)
    if (!parent) return ROOT_CONTEXT
    const traceFlags = parent.sampled ? TraceFlags.SAMPLED : TraceFlags.NONE
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId: parent.trace,
      spanId: parent.span,
      traceFlags,
      isRemote: true,
    })
  }
}

const within = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span)

const named = (facts: SpanFacts = {}) =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([key, value]) =>
      value === undefined ? [] : [[NAMES[key] ?? `portal.${key}`, value]],
    ),
  )

/** The same, and a line in the log when what it carried is lost. */
function telling(exporter: SpanExporter, log: Log): SpanExporter {
  let complained = -Infinity
  return {
    export(spans, done) {
      exporter.export(spans, result => {
        const now = performance.now()
        if (result.code !== 0 && now - complained > COMPLAIN_MS) {
          complained = now
          log.warn('The collector of traces does not take them', { spans: spans.length, error: result.error })
        }
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
