import { parseArgs } from 'node:util'
import { newFolder, removeFolder, startPortal } from '../../kit/portal'
import { arrivals, type Tally } from './arrivals'
import { everyday } from './everyday'

/**
 * A day's mix of reads and writes at a fixed rate, then at four times that rate, against a portal of its own with the
 * demo company. Requests come by the clock and not when the last was answered, so that a stall is seen. Prints, never
 * gates by time; what must not be is an answer that is neither good nor a refusal of the crowd.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '60' },
    url: { type: 'string' },
  },
})
const [rate, seconds] = [Number(values.rate), Number(values.seconds)]
const data = newFolder()
const portal = values.url ? null : await startPortal({ PORTAL_DATA: data })
const url = values.url ?? portal!.url
let faults = 0
/** What is let in has to be done by then. */
const LONG_MS = 2000
try {
  const mix = await everyday(url)
  await arrivals({ mix, rate: Math.min(rate, 20), seconds: 10 })
  const steady = await arrivals({ mix, rate, seconds })
  tell(`${rate} a second`, steady)
  const flood = await arrivals({ mix, rate: rate * 4, seconds: Math.min(seconds, 30) })
  tell(`${rate * 4} a second`, flood)
  const { p50, p95 } = flood.of('let in')
  console.log(`what is let in of the flood: p50 ${p50} ms of 500, p95 ${p95} ms of 2000`)
  console.log(`good answers a second in the flood beside before it: ratio ${(flood.good() / steady.good()).toFixed(2)}`)
  const after = await arrivals({ mix, rate, seconds: 30 })
  tell(`${rate} a second again`, after)
  console.log(
    `nobody refused or longer than ${LONG_MS} ms from ${after.quietFrom(LONG_MS).toFixed(1)} s after the flood on`,
  )
  faults = [steady, flood, after].reduce((sum, of) => sum + of.faults.length, 0)
} finally {
  await portal?.stop()
  removeFolder(data)
}
process.exitCode = faults ? 1 : 0

function tell(title: string, tally: Tally) {
  const line = (kind: 'read' | 'write' | 'page' | 'refused') => {
    const { count, p50, p95, p99 } = tally.of(kind)
    return count ? `${kind} ${count} (${p50}, ${p95}, ${p99} ms)` : `${kind} 0`
  }
  console.log(`${title}, p50 p95 p99: ${(['read', 'write', 'page', 'refused'] as const).map(line).join(', ')}`)
  console.log(`  statuses ${tally.statuses()}`)
  for (const fault of tally.faults.slice(0, 5)) console.log(`  ${fault}`)
}
