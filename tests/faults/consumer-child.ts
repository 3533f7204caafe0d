import { openDb } from '~/db/kit/open'
import { findPerson } from '~/db/users/user'
import type { JobMessage } from '~/domain/kit/ports'
import { settings } from '~/functions/settings'
import { JOBS } from '~/workflows/jobs'
import { type JobParts, runJob } from '~/workflows/kit/jobs'

/**
 * The job consumer as a process of its own, made to be killed. It asks for messages, runs them side by side and says which
 * are done, as the poller of a queue service would; what leaves the portal is told to the one who watches.
 */
const of = settings(process.env)
const db = openDb(of.database.url, { max: 6 })
let standsAt = 0
let began = 0

const parts: JobParts = {
  db,
  clock: { now: () => new Date(standsAt + Date.now() - began) },
  queue: { send: async () => {} },
  shelf: {
    put: async key => void process.send!({ put: key }),
    get: async () => null,
    remove: async () => {},
    list: async () => [],
  },
  mail: { send: async letter => void process.send!({ letter: letter.id }) },
  log: { info() {}, warn: say, error: say },
  print: { pdf: async () => new TextEncoder().encode('%PDF-1.7'), sheet: async () => new Uint8Array() },
  personOf: id => findPerson(db.sql, id),
}

function say(event: string, fields?: object) {
  console.error(event, JSON.stringify(fields ?? {}))
}

async function run(batch: JobMessage[]) {
  const done: JobMessage[] = []
  const failed: JobMessage[] = []
  await Promise.all(
    batch.map(message =>
      runJob(parts, JOBS, message).then(
        () => done.push(message),
        () => failed.push(message),
      ),
    ),
  )
  process.send!({ done, failed })
}

process.on('message', (told: string | { batch: JobMessage[] }) => {
  if (typeof told === 'object') return void run(told.batch)
  standsAt = Date.parse(told)
  began = Date.now()
  process.send!('listening')
  process.send!({ done: [], failed: [] })
})
process.send!('loaded')
