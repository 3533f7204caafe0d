import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import type { HealthReading } from '~/domain/kit/health'
import type { Metrics } from '~/functions/parts'

type ProcessMetrics = {
  request: Metrics['request']
  query: Metrics['query']
  job: Metrics['job']
  plan: Metrics['plan']
  breaches: Metrics['breaches']
  figures(): Promise<Figures>
  text(others?: Figures[]): ReturnType<Metrics['text']>
}

/** In seconds: a read, a page, a slow page, a report, what a timeout ends. */
const BUCKETS = [0.025, 0.1, 0.3, 1, 3, 10]

const QUERY_BUCKETS = [0.001, 0.005, 0.025, 0.1, 1, 5]
const JOB_BUCKETS = [0.1, 1, 5, 30, 120, 600]

export type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** What this process answered and how it is, as Prometheus and every OpenTelemetry collector read it. */
export function processMetrics(readings: () => Promise<readonly HealthReading[]>): ProcessMetrics {
  const registers = [new Registry()]
  collectDefaultMetrics({ register: registers[0]! })
  const requests = new Histogram({
    name: 'portal_request_seconds',
    help: 'Requests by call and status',
    labelNames: ['call', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const queries = new Histogram({
    name: 'portal_query_seconds',
    help: 'Statements, from sending to the last row',
    buckets: QUERY_BUCKETS,
    registers,
  })
  // Reports, exports and e-mails are jobs: their kinds tell them apart.
  const jobs = new Histogram({
    name: 'portal_job_seconds',
    help: 'Jobs by kind: ended, also with a failure that is final, or to come again',
    labelNames: ['kind', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  })
  // The search alone: what its job reads and writes around it is in the seconds of the job.
  const plans = new Histogram({
    name: 'portal_plan_seconds',
    help: 'Searches for the plan of a day',
    buckets: JOB_BUCKETS,
    registers,
  })
  const breaches = new Counter({
    name: 'portal_breach_lookups_total',
    help: 'New passwords that were looked for among breached ones',
    labelNames: ['outcome'],
    registers,
  })
  const health = new Gauge({ name: 'portal_health', help: 'Figures of health', labelNames: ['check'], registers })
  const late = new Gauge({ name: 'portal_alarm', help: '1 beyond its limit', labelNames: ['check'], registers })
  return {
    request: (call, status, seconds) => requests.observe({ call, status }, seconds),
    query: seconds => queries.observe(seconds),
    job: (kind, outcome, seconds) => jobs.observe({ kind, outcome }, seconds),
    plan: seconds => plans.observe(seconds),
    breaches: outcome => breaches.inc({ outcome }),
    figures: () => registers[0]!.getMetricsAsJSON(),
    async text(others = []) {
      for (const { id: check, value, late: beyond } of await readings()) {
        if (value === null) continue
        health.set({ check }, value)
        late.set({ check }, beyond ? 1 : 0)
      }
      const own = registers[0]!
      // Of several processes behind one port a collector sees the sum, whichever of them it reaches.
      const all = others.length ? AggregatorRegistry.aggregate([await own.getMetricsAsJSON(), ...others]) : own
      return { body: await all.metrics(), type: own.contentType }
    },
  }
}
