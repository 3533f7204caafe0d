import type { Role } from '~/domain/access/roles'
import { random } from '~/domain/kit/random'
import { newId } from '~/domain/kit/uuid'
import type { House } from '../../kit/house'
import { numbersOf } from './kin'
import { type Naming, namingsOf } from './kinds'
import type { Holdings } from './ownership'
import { type Question, questionOf } from './question'
import { Sampler } from './sample'
import type { Served } from './served'

export type Scoped = { name: string; role: Role; token: string; scope: string; holds: Holdings }
/** `wrote`: the tables that it left changed, where somebody listens. */
export type Heard = { status: number; said: string; question: Question; wrote: string[] }
/** A call asked about a row in one place: an own row that has an answer, a foreign one, and one that nobody has. */
export type About = { own: (Heard & { row: string }) | undefined; foreign: Heard & { row: string }; absent: Heard }

const SEED = 20_261_120
/** Of a master that is nobody's own a few are looked at: what hangs on them may be somebody's. */
const MASTERS = 4

/**
 * Asks in a person's name, with own rows wherever a call names one, and other rows in one place at a time. `changes` tells
 * which tables were changed since it was asked before: who wants to know asks one question after the other.
 */
export function askerOf(portal: House, { token, holds }: Scoped, changes: () => string[] = () => []) {
  async function hear(of: Served, question: Question): Promise<Heard> {
    const { url, body } = question
    changes()
    const answer = await portal.api.request(`/api${url}`, {
      method: of.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(of.once ? { 'idempotency-key': newId() } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body } : {}),
    })
    const type = answer.headers.get('content-type') ?? ''
    const said = /json|text/.test(type) ? await answer.text() : `a file: ${type}`
    return { status: answer.status, said, question, wrote: changes() }
  }

  const rowsOf = async (from: Holdings['own'], { kind }: Naming): Promise<string[]> => {
    const ids = (from.ids.get(kind.table) ?? []).map(({ id }) => id)
    return kind.column ? numbersOf(portal, kind, ids) : ids
  }
  const ownOf = async (namings: Naming[]) =>
    new Map(await Promise.all(namings.map(async naming => [naming, await rowsOf(holds.own, naming)] as const)))

  function questioner(of: Served, namings: Naming[], own: Map<Naming, string[]>) {
    return (seed: number, about?: Naming, row?: string) =>
      questionOf(
        of,
        namings,
        naming => (naming === about ? row : own.get(naming)?.[0]),
        new Sampler(random(SEED + seed), holds.own),
        about,
      )
  }

  return {
    async plain(of: Served): Promise<Heard[]> {
      const { namings } = namingsOf(of)
      const question = questioner(of, namings, await ownOf(namings))
      const ofMaster = of.path.endsWith('{id}') && !namings.some(naming => naming.in === 'path')
      return Promise.all(Array.from({ length: ofMaster ? MASTERS : 1 }, (_, seed) => hear(of, question(seed))))
    },

    /** Undefined where there is no foreign row of the kind. */
    async about(of: Served, naming: Naming, namings: Naming[]): Promise<About | undefined> {
      const own = await ownOf(namings)
      const question = questioner(of, namings, own)
      const [foreign] = await rowsOf(holds.foreign, naming)
      if (!foreign) return undefined
      const ask = (row: string) => hear(of, question(0, naming, row))
      let answered: About['own']
      for (const row of own.get(naming) ?? []) {
        const heard = { ...(await ask(row)), row }
        answered ??= heard
        if (heard.status < 300) answered = heard
        if (heard.status < 300 || heard.status === 403) break
      }
      const absent = naming.kind.column ? 'NONE-00-000000' : newId()
      return {
        own: answered,
        foreign: { ...(await ask(foreign)), row: foreign },
        absent: bare(await ask(absent), absent),
      }
    },
  }
}

/** An answer without what differs from one question to the next. */
export const bare = <Of extends Heard>(heard: Of, row: string): Of => ({
  ...heard,
  said: heard.said.replaceAll(row, 'row').replace(/"requestId":"[^"]*"/, ''),
})
