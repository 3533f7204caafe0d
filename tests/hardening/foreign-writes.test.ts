import { beforeAll, describe, expect, test } from 'vitest'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'
import { expectInvariants } from '../kit/invariants'
import { type About, askerOf, bare, type Scoped } from './kit/asker'
import { changesHeard } from './kit/changes'
import { type Naming, namingsOf } from './kit/kinds'
import { word } from './kit/parameters'
import { rareRows } from './kit/rare-rows'
import { scopedPeople } from './kit/scoped-people'
import { type Served, servedCalls } from './kit/served'

/** A write that names a row of others and changes something, each with its reason; one that is not needed fails. */
const ON_PURPOSE: Record<string, string> = {
  'POST /order-plan/what-if changes.plantId of counter,job,order_plan':
    'a plan of the own region in which that plant fails: a trial that publishes nothing',
}
/** Fewer were asked, or told apart from own rows, than when this was written: something is left out. */
const FLOORS = { places: 500, apart: 300 }

let portal: House
let people: Scoped[]
let writes: Served[]
const { hear, changes } = changesHeard()

beforeAll(async () => {
  portal = await demoHouse({ historyDays: 12 }, { onQuery: (_seconds, text) => hear(text) })
  await rareRows(portal)
  people = await scopedPeople(portal)
  writes = (await servedCalls(portal)).filter(of => of.method !== 'GET' && !of.right.startsWith('view'))
}, 120_000)

const openTo = ({ role }: Scoped) =>
  writes.filter(of => (of.roles.includes(role) || of.right === 'signed-in') && of.call.includes(word('call') ?? ''))

const placeOf = (of: Served, { at, beside }: Naming) =>
  `${of.call} ${at.filter(part => part !== '[]').join('.')}${beside ? ` ${beside.subject}` : ''}`

/** Every place of a write where a row is named, with the first person of each scope that may make it. */
function* places(): Generator<{ one: Scoped; of: Served; namings: Naming[]; naming: Naming }> {
  const asked = new Set<string>()
  for (const one of people)
    for (const of of openTo(one)) {
      const { namings } = namingsOf(of)
      for (const naming of namings.filter(({ kind }) => one.holds.scoped.has(kind.table))) {
        const key = `${one.scope} ${placeOf(of, naming)}`
        if (asked.has(key)) continue
        asked.add(key)
        yield { one, of, namings, naming }
      }
    }
}

const isApart = ({ own, foreign }: About) => {
  if (!own) return false
  const [mine, others] = [bare(own, own.row), bare(foreign, foreign.row)]
  return mine.status !== others.status || mine.said !== others.said
}

describe('writes that name rows of others', () => {
  test('every place where a write names a row is known by the kind of the row', () => {
    const unknown = people.flatMap(one => openTo(one).flatMap(of => namingsOf(of).unknown))
    expect([...new Set(unknown)]).toEqual([])
  })

  test('change nothing, whoever asks, and neither do those that name no row at all', { timeout: 900_000 }, async () => {
    const changed = new Map<string, string>()
    let [asked, apart] = [0, 0]
    // One after the other: what is heard is of one question.
    for (const { one, of, namings, naming } of places()) {
      const heard = await askerOf(portal, one, changes).about(of, naming, namings)
      if (!heard) continue
      asked++
      if (isApart(heard)) apart++
      for (const { status, wrote, question } of [heard.foreign, heard.absent])
        if (status >= 500) changed.set(`${placeOf(of, naming)} fails`, one.role)
        // An answer is kept under its key, also that nothing was to do.
        else if (wrote.some(table => table !== 'idempotency_key')) {
          const tables = wrote.filter(table => table !== 'idempotency_key').join()
          changed.set(`${placeOf(of, naming)} of ${tables}`, `${one.role}: ${question.url} ${question.body}`)
        }
    }
    console.log(`foreign writes: ${asked} places, ${apart} of them answered otherwise for an own row`)
    expect([...changed].filter(([what]) => !(what in ON_PURPOSE))).toEqual([])
    if (word('call')) return
    expect(Object.keys(ON_PURPOSE).filter(what => !changed.has(what))).toEqual([])
    expect(asked).toBeGreaterThanOrEqual(FLOORS.places)
    expect(apart).toBeGreaterThanOrEqual(FLOORS.apart)
  })

  test('what must always hold, holds', async () => {
    expect(portal.defects).toEqual([])
    await expectInvariants(portal)
  })
})
