import { beforeAll, expect, test } from 'vitest'
import { randomOf } from '~/db/seed/random'
import { decimal } from '~/domain/kit/money'
import { addDays } from '~/domain/kit/time'
import { givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'
import { DayOfBills, type Decided, type Draft } from './draft-decisions'

/** `npm run bills -- --sequences 200 [--steps 40] [--seed 7]` takes longer ones. */
const SEQUENCES = Number(process.env.HARDEN_SEQUENCES ?? 4)
const STEPS = Number(process.env.HARDEN_STEPS ?? 18)
const SEED = Number(process.env.HARDEN_SEED ?? 1)

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house({
    now: '2026-11-20T01:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  await portal.person('salesperson_admin', { roles: ['admin'] })
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '150.3333' }] })
  const prices = [{ regionId, unitPrice: '2.2' }]
  await givenSubProduct(portal, { name: 'Waiting', trigger: 'waiting', unit: 'min', freeAllowance: '60', prices })
})

test('however people draft, correct, approve, reject and draft again, no decision is lost, and bills less payments are the balance', {
  timeout: 30_000 + SEQUENCES * STEPS * 2_000,
}, async () => {
  const done = new Map<string, number>()
  let before = await new DayOfBills(portal, world, randomOf(0), '2026-01-01').balance()
  for (let no = 0; no < SEQUENCES; no++) {
    const day = addDays('2026-02-01', no)
    const bills = new DayOfBills(portal, world, randomOf(SEED * 1000 + no), day)
    await bills.invoiced()
    await bills.load()
    await bills.generate()
    for (let step = 0; step < STEPS; step++) {
      await bills.step()
      const told = `seed ${SEED}, sequence ${no}: ${bills.did.join(', ')}`
      expect(lost(await bills.drafts(), bills.decisions), told).toEqual([])
      expect(await bills.balance(), told).toBe(bills.ledger.plus(before).toFixed(2))
    }
    before = await bills.balance()
    for (const one of bills.did) done.set(one, (done.get(one) ?? 0) + 1)
  }
  // A few sequences may by chance refuse what people do seldom; the long form does everything.
  const seldom = SEQUENCES < 12 ? [] : ['edit', 'bounce', 'credit', 'debit', 'cancel']
  for (const step of ['load', 'generate', 'approve', 'invoice', 'pay', ...seldom])
    expect(done.get(step) ?? 0, `${step} in ${[...done]}`).toBeGreaterThan(0)
})

/** Decisions that are neither on their line nor shown as a conflict. */
function lost(drafts: readonly Draft[], decisions: ReadonlyMap<string, Decided>): string[] {
  const lines = new Map(drafts.flatMap(draft => draft.lines.map(line => [line.id, line])))
  const conflicts = new Set(
    drafts.flatMap(({ exceptions }) => exceptions.filter(of => of.kind === 'conflict').map(of => of.lineId)),
  )
  return [...decisions].flatMap(([id, decided]) => {
    const line = lines.get(id)
    const same = (key: 'unitPrice' | 'quantity') =>
      decided[key] === undefined || (line && decimal(line[key]).equals(decided[key]))
    const kept = line && same('unitPrice') && same('quantity') && (decided.disputed ?? false) === line.disputed
    return kept || (line && conflicts.has(id)) ? [] : [`${id}: ${JSON.stringify(decided)} is ${JSON.stringify(line)}`]
  })
}
