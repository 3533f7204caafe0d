import { openNeon } from '~/db/kit/open-neon'
import type { Parts } from '~/functions/parts'
import type { Settings } from '~/functions/settings'
import { movingClock } from './clock'
import { lineLog } from './log'
import { spanLog } from './span-log'

/** What a Worker has for one request. A job is only its row here: the sweeper sends the message. */
export function edgeParts(told: Settings): Parts {
  const { database } = told
  const log = lineLog(line => console.log(line), told.stage)
  return {
    settings: told,
    db: openNeon(database.url, { proxy: database.proxy, statementSeconds: database.statementMs / 1000 }),
    clock: movingClock(told.clock),
    log,
    tracer: spanLog(log, told.traces.percent),
    queue: { send: async () => {} },
    shelf: { put: notHere, get: notHere, remove: notHere, list: notHere },
    mail: { send: notHere },
  }
}

/** Calls that touch files or letters belong to the full door; one that is mounted here is a defect. */
async function notHere(): Promise<never> {
  throw new Error('Files and e-mails are not available at the edge')
}
