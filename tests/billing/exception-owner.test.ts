import { beforeAll, expect, test } from 'vitest'
import { draftException } from '~/db/billing/draft-exception'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { auditTrail } from '~/db/kit/trail'
import { addMinutes } from '~/domain/kit/time'
import { givenDraft } from '../kit/given/billing'
import { givenSalesperson, givenSite } from '../kit/given/customers'
import { type House, house } from '../kit/house'

let portal: House
let draftId: string
const made: { id: string; version: number }[] = []
const as = (who: string) => portal.as(who)
const userId = async (who: string) => (await portal.person(who)).id

beforeAll(async () => {
  portal = await house()
  const site = await givenSite(portal)
  const own = site.salesperson!
  await givenSalesperson(portal, 'salesperson_2')
  const { id, version } = await givenDraft(portal, site)
  draftId = id
  await portal.given(work => invoiceDraft.update(work, { id, version }, { status: 'exception' }))
  const now = portal.clock.at
  for (const [days, kind, ownerId] of [
    [4, 'missing_po', own.userId],
    [0, 'missing_time', null],
  ] as const) {
    portal.clock.at = addMinutes(now, -days * 1440)
    made.push(
      await portal.given(work => draftException.insert(work, { draftId, kind, text: `Look at ${kind}`, ownerId })),
    )
  }
  portal.clock.at = now
})

const list = async (query = '', who = 'finance_ar') => (await as(who).get(`/invoice/exceptions?${query}`)).body
const kinds = async (query = '', who = 'finance_ar') =>
  (await list(query, who)).rows.map((of: { kind: string }) => of.kind)

test('the work list has owner and age, and is asked by kind, by age and for what is mine', async () => {
  const { rows, total } = await list()
  expect(total).toBe(2)
  expect(rows).toMatchObject([{ kind: 'missing_po', ownerName: 'Salesperson', draftId }, { ownerName: null }])
  expect(await kinds('kind=missing_time')).toEqual(['missing_time'])
  expect(await kinds('age=3')).toEqual(['missing_po'])
  expect(await kinds('mine=true', 'salesperson')).toEqual(['missing_po'])
  expect(await kinds('mine=true')).toEqual([])
  expect(await kinds('limit=1&offset=1')).toEqual(['missing_time'])
  expect(await kinds('keyword=look at missing_t')).toEqual(['missing_time'])
  expect(await kinds('', 'salesperson_2')).toEqual([])
  expect((await as('batcher').get('/invoice/exceptions')).status).toBe(403)
})

test('an exception is given to somebody who may act on it, on the trail, and to nobody else', async () => {
  const [, one] = made
  const { owners } = (await as('finance_hod').get(`/invoice-draft/exception/${one!.id}/owners`)).body
  const named = (name: string) => owners.find((of: { name: string }) => of.name === name)?.id
  expect([named('Salesperson'), named('Finance hod')].every(Boolean)).toBe(true)
  expect([named('Salesperson 2'), named('Batcher')]).toEqual([undefined, undefined])
  const assign = (ownerId: string, version: number, who = 'finance_hod') =>
    as(who).put(`/invoice-draft/exception/${one!.id}/assign`, { version, ownerId })
  expect((await assign(await userId('batcher_2'), one!.version)).body.errors).toHaveProperty('ownerId')
  expect((await assign(named('Finance hod'), one!.version, 'salesperson')).status).toBe(403)
  expect(await kinds('mine=true', 'finance_hod')).toEqual([])
  const done = await assign(named('Finance hod'), one!.version)
  expect(done).toMatchObject({ status: 200, body: { id: one!.id, version: one!.version + 1 } })
  expect(await kinds('mine=true', 'finance_hod')).toEqual(['missing_time'])
  expect((await assign(named('Salesperson'), one!.version)).status).toBe(409)
  const of = { subject: 'invoice_draft_exception' as const, subjectId: one!.id }
  const { rows } = await auditTrail(portal.db.sql, of, { limit: 5, offset: 0 })
  expect(rows[0]).toMatchObject({ action: 'assign', actorName: 'Finance hod' })
  expect((await as('ceo').get(`/invoice-draft/${draftId}`)).body.round).toBe(1)
})
