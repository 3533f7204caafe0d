import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { HealthReading } from '~/domain/kit/health'
import type { Metrics } from '~/functions/parts'

/** In seconds: a read, a page, a slow page, a report, what a timeout ends. */
const BUCKETS = [0.025, 0.1, 0.3, 1, 3, 10]

/** What this process answered and how it is, as Prometheus and every OpenTelemetry collector read it. */
export function processMetrics(readings: () => Promise<readonly HealthReading[]>): Metrics {
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
    async text() {
      for (const { id: check, value, late: beyond } of await readings()) {
        if (value === null) continue
        health.set({ check }, value)
        late.set({ check }, beyond ? 1 : 0)
      }
      return { body: await registers[0]!.metrics(), type: registers[0]!.contentType }
    },
  }
}
