import { join } from 'node:path'
import { processMetrics } from '~/functions/kit/parts/metrics'
import { traced } from '~/functions/kit/parts/traced'
import { BadSetting, settings } from '~/functions/settings'
import { builtHouses } from '../built-app'
import { localLog, localParts } from '../local-parts'
import { StartFailure } from '../start-failure'
import { answerAlone } from './open-port'
import { fromFirst, type ToAnswering, type ToFirst } from './questions'
import { talk } from './talk'

const metrics = processMetrics(async () => [])
let stop: (graceMs: number) => Promise<void> = async () => {}
let clockAheadMs = 0

const first = talk<ToFirst, ToAnswering>(process, fromFirst, {
  alive: () => {},
  clock: aheadMs => {
    clockAheadMs = aheadMs
  },
  figures: () => metrics.figures(),
  stop: async graceMs => {
    await stop(graceMs)
    process.exit(0)
  },
})

// The first process says when it is over; a Ctrl-C reaches both, and what is being answered is answered first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
// Without it nobody keeps this one, and its port belongs to the next start.
process.once('disconnect', () => process.exit(1))
process.on('unhandledRejection', error => console.error('error: unhandled', error))

try {
  await begin()
  await first('ready', null)
} catch (error) {
  const isExpected = error instanceof StartFailure || error instanceof BadSetting
  await first('failed', isExpected ? error.message : String((error as Error).stack))
  process.exit(1)
}

/** The same API, web and files as in one process; what is done once for all is asked of the first. */
async function begin() {
  const begin = await first('begin', null)
  const { settings: given, data, port, host, requestsAtOnce, backedUp } = begin
  clockAheadMs = begin.clockAheadMs
  const parts = localParts(settings(given), data, localLog(join(data, 'portal.log')), {
    ...metrics,
    text: () => first('metrics', null),
  })
  await traced(parts)
  const { shelf } = parts
  // A clock that was set begins when it is read: only the first process reads it, or each would have a time of its own.
  parts.clock = {
    now: () => new Date(Date.now() + clockAheadMs),
    wall: () => new Date(),
    shiftTo: minutes => first('clock', minutes),
  }
  if (backedUp) {
    parts.backup = async () => (await first('backup', null)) ?? undefined
    parts.shelf = {
      ...shelf,
      async put(key, bytes, type) {
        const at = Date.now()
        await shelf.put(key, bytes, type)
        await first('stored', { key, at })
      },
    }
  }
  if (parts.settings.demo) parts.resetDemo = () => first('reset', null)
  const server = await answerAlone(await builtHouses(parts), {
    ...{ port, host, data, requestsAtOnce },
    ...parts.settings,
  })
  stop = async graceMs => {
    await server.stop(graceMs)
    await parts.tracer?.stop()
    await parts.db.close()
  }
}
