import {
  AggregatorRegistry,
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
  figures(): Promise<Figures>
  text(others?: Figures[]): ReturnType<Metrics['text']>
}

/** In seconds: a read, a page, a slow page, a report, what a timeout ends. */
const BUCKETS = [0.025, 0.1, 0.3, 1, 3, 10]

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
  const health = new Gauge({ name: 'portal_health', help: 'Figures of health', labelNames: ['check'], registers })
  const late = new Gauge({ name: 'portal_alarm', help: '1 beyond its limit', labelNames: ['check'], registers })
  return {
    request: (call, status, seconds) => requests.observe({ call, status }, seconds),
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
