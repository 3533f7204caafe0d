import { join } from 'node:path'
import type { processMetrics } from '~/functions/kit/parts/metrics'
import { ownerKnownBefore } from '~/functions/kit/token'
import type { Settings } from '~/functions/settings'
import type { StartOptions } from '~/functions/start-options'
import type { backupOf } from '../backup/of-portal'
import { doorBefore } from '../door/door'
import { front, type Houses } from '../front'
import type { localParts } from '../local-parts'
import { mailbox } from '../mailbox'
import { listen, type Middle } from '../server'
import { startAnswering } from './processes'

type Port = Pick<StartOptions, 'port' | 'host' | 'data' | 'requestsAtOnce'> & Pick<Settings, 'tokens' | 'database'>
type Served = { processes: number; stop(graceMs: number): Promise<void> }

/** Opens the port for one process, which may be one of several. */
export async function answerAlone(rooms: Houses & { middle?: Middle }, port: Port): Promise<Served> {
  const house = front({ ...rooms, mailbox: mailbox(join(port.data, 'mail')) })
  const whose = (token: string) => ownerKnownBefore(port.tokens, token)
  // Each that works may have a connection, and one more is at its reckoning meanwhile.
  const door = doorBefore(house, { most: port.requestsAtOnce, places: port.database.max + 1, whose })
  const server = await listen(door, port, rooms.middle)
  return {
    processes: 1,
    stop(graceMs) {
      door.drain()
      return server.stop(graceMs)
    },
  }
}

type Wish = {
  metrics: ReturnType<typeof processMetrics>
  parts: ReturnType<typeof localParts>
  options: StartOptions
  count: number
  given: Record<string, string | undefined>
  backup: ReturnType<typeof backupOf>
}

/** Of the connections to the database each process has its part: more of them would only wait for each other. */
const FEWEST_CONNECTIONS = 4
const part = (whole: number, count: number, fewest: number) => Math.max(fewest, Math.ceil(whole / count))

/** Opens the port for several processes; this one has the database, the jobs and the backup, and answers nobody itself. */
export async function answerTogether({ parts, metrics, options, count, given, backup }: Wish): Promise<Served> {
  const { clock, settings } = parts
  const { port, host, data, requestsAtOnce } = options
  const answering = await startAnswering({
    ...{ count, clock, log: parts.log },
    begin: {
      ...{ port, host, data, requestsAtOnce: part(requestsAtOnce, count, 1), backedUp: backup.on },
      settings: { ...given, PORTAL_DATABASE_MAX: String(part(settings.database.max, count, FEWEST_CONNECTIONS)) },
    },
    does: {
      reset: async () => parts.resetDemo?.(),
      metrics: figures => metrics.text(figures),
      backup: async () => (await parts.backup?.()) ?? null,
      stored: backup.stored,
    },
  })
  parts.clock = { ...clock, shiftTo: minutes => answering.moveClock(minutes) }
  return { processes: count, stop: answering.stop }
}
