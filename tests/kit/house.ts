import { type Db, openDb } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { sessions, users } from '~/db/users/tables'
import { findByUsername, findPerson } from '~/db/users/user'
import { type Person, ROLES, type Role } from '~/domain/access/roles'
import type { JobMessage, Letter } from '~/domain/kit/ports'
import { newId } from '~/domain/kit/uuid'
import { buildApi } from '~/functions/api'
import { fullDoor } from '~/functions/full-door'
import { anchoringBy } from '~/functions/kit/parts/anchoring'
import { ticketPostOf } from '~/functions/kit/parts/ticket-post'
import { print } from '~/functions/kit/print'
import { signToken } from '~/functions/kit/token'
import type { Parts } from '~/functions/parts'
import { JOBS } from '~/workflows/jobs'
import { runJob } from '~/workflows/kit/jobs'
import { afterFile } from './after-file'
import { type FreshDatabase, freshDatabase } from './database'
import { heldBy } from './held'
import { expectHeld } from './invariants'
import { testSettings } from './settings'

// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
export type Answer = { status: number; body: any; headers: Headers }
/** What an answer says; anything but 200 ends the test with the problem that it names. */
export function ok({ status, body }: Answer): Answer['body'] {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
type Ask = { headers?: Record<string, string>; key?: string | undefined }

/**
 * The whole portal on a database of its own, with one signed-in person per role. `as('dispatcher')` asks through the real
 * routes; `now` can be set, so that 06:30 is whenever the test wants it.
 */
export async function house({
  now = '2026-11-20T01:00:00.000Z',
  on,
  onQuery,
  invariants = { except: [] },
}: {
  now?: string
  /** Another database than one of the run's cluster. */
  on?: FreshDatabase
  /** Hears every statement that the house asks, whoever asks it. */
  onQuery?: (seconds: number, text: string) => void
  /** What must always hold is asked after the tests of the file; ground that breaks one is named with the reason. */
  invariants?: { except: readonly [] } | { except: readonly string[]; why: string }
} = {}) {
  const database = on ?? (await freshDatabase())
  const db: Db = openDb(database.url, { max: 20, ...(onQuery ? { onQuery } : {}) })
  afterFile(async () => {
    try {
      await expectHeld(database.ownerUrl, invariants.except)
    } finally {
      await db.close()
      await database.drop()
    }
  })
  const clock = { at: new Date(now), now: () => new Date(clock.at) }
  const sent: JobMessage[] = []
  const letters: Letter[] = []
  const files = new Map<string, { body: Uint8Array; type: string; at: Date }>()
  const anchors = new Map<string, string>()
  const defects: unknown[] = []
  const told = testSettings()
  const parts: Parts = {
    db,
    clock,
    settings: told,
    queue: { send: async message => void sent.push(message) },
    shelf: {
      put: async (key, body, type) => void files.set(key, { body, type, at: clock.now() }),
      get: async key => files.get(key) ?? null,
      remove: async key => void files.delete(key),
      list: async prefix => [...files].filter(([key]) => key.startsWith(prefix)).map(([key, { at }]) => ({ key, at })),
    },
    ...anchoringBy(told, {
      put: async (key, text) => void anchors.set(key, text),
      all: async prefix => [...anchors].filter(([key]) => key.startsWith(prefix)).map(([key, text]) => ({ key, text })),
    }),
    ...ticketPostOf(told),
    mail: { send: async letter => void letters.push(letter) },
    log: { info() {}, warn() {}, error: (event, fields) => void defects.push({ event, ...fields }) },
  }
  const api = buildApi(parts, fullDoor)
  let held: ReturnType<typeof heldBy> | undefined
  const people = new Map<string, { person: Person; token: string }>()

  /** A person of a role; a second one is `dispatcher_2`. Scope is what the test gives. */
  async function person(
    username: string,
    of: { roles?: Role[]; regionIds?: string[]; plantIds?: string[] } = {},
  ): Promise<Person> {
    const role = username.replace(/_\d$/, '') as Role
    const id = newId()
    await db.sql.insert(users).values({
      id,
      username,
      name: title(username),
      roles: of.roles ?? (ROLES.includes(role) ? [role] : []),
      regionIds: of.regionIds ?? [],
      plantIds: of.plantIds ?? [],
    })
    const sessionId = newId()
    await db.sql.insert(sessions).values({
      id: sessionId,
      userId: id,
      credentialEpoch: 1,
      createdAt: clock.at,
      lastSeenAt: clock.at,
      endsAt: new Date(clock.at.getTime() + 400 * 86_400_000),
    })
    const made = { ...(await findPerson(db.sql, id))!, sessionId }
    people.set(username, { person: made, token: '' })
    return made
  }

  /** Signs in somebody who is already in the database, e.g. of the demo company. */
  async function adopt(username: string): Promise<Person> {
    const found = (await findByUsername(db.sql, username))!
    const sessionId = newId()
    await db.sql.insert(sessions).values({
      id: sessionId,
      userId: found.id,
      credentialEpoch: found.credentialEpoch,
      createdAt: clock.at,
      lastSeenAt: clock.at,
      endsAt: new Date(clock.at.getTime() + 400 * 86_400_000),
    })
    const made = { ...(await findPerson(db.sql, found.id))!, sessionId }
    people.set(username, { person: made, token: '' })
    return made
  }

  async function tokenOf(username: string): Promise<string> {
    if (!people.has(username)) await person(username)
    const { person: of } = people.get(username)!
    return (await signToken(parts.settings.tokens, { userId: of.id, sessionId: of.sessionId! }, clock.at)).token
  }

  async function ask(
    username: string | null,
    method: string,
    path: string,
    json?: unknown,
    { headers = {}, key = newId() }: Ask = {},
  ): Promise<Answer> {
    const answer = await api.request(`/api${path}`, {
      method,
      headers: {
        ...(username ? { authorization: `Bearer ${await tokenOf(username)}` } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    const type = answer.headers.get('content-type') ?? ''
    const body = type.includes('json')
      ? await answer.json()
      : type.startsWith('text/')
        ? await answer.text()
        : new Uint8Array(await answer.arrayBuffer())
    held ??= heldBy(api)
    held({ method, path, status: answer.status, type, body })
    return { status: answer.status, body, headers: answer.headers }
  }

  const as = (username: string | null) => ({
    get: (path: string, how?: Ask) => ask(username, 'GET', path, undefined, how),
    post: (path: string, json?: unknown, how?: Ask) => ask(username, 'POST', path, json, how),
    put: (path: string, json?: unknown, how?: Ask) => ask(username, 'PUT', path, json, how),
    delete: (path: string, json?: unknown, how?: Ask) => ask(username, 'DELETE', path, json, how),
  })

  /** Straight into the database, for what a test starts from. */
  const given = <T>(run: (work: Work) => Promise<T>, by: Person = SYSTEM): Promise<T> =>
    inOneGo(db, { by, now: clock.at, requestId: 'given' }, run)

  /** Runs what was enqueued, as the consumer would. */
  async function runJobs(): Promise<number> {
    const due = sent.splice(0)
    for (const message of due) await runJob({ ...parts, print, personOf: id => findPerson(db.sql, id) }, JOBS, message)
    return due.length
  }

  return {
    db,
    api,
    parts,
    clock,
    as,
    person,
    adopt,
    tokenOf,
    given,
    runJobs,
    sent,
    letters,
    files,
    anchors,
    defects,
    ownerUrl: database.ownerUrl,
    appUrl: database.url,
  }
}

export type House = Awaited<ReturnType<typeof house>>

const title = (username: string) => username.replaceAll('_', ' ').replace(/^\w/, letter => letter.toUpperCase())
