import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Work } from '~/db/kit/work'
import { holiday } from '~/db/orders/holiday'
import { commercialTerms } from '~/db/pricing/commercial-term-tables'
import { discountsOf } from '~/db/pricing/price-category'
import { commercialTerm } from '~/db/pricing/terms'
import type { PriceTrialAsk } from '~/domain/pricing/price-trial'

import {
  charges,
  gold,
  holds,
  inCategory,
  openTrial,
  played,
  silver,
  since,
  standard,
  whitMonday,
  world,
} from './trial-ground'

/** Categories, days and agreements by an index are tried like every other term. */
beforeAll(openTrial)

type Kind = [what: string, ask: () => Partial<PriceTrialAsk>, enter: (work: Work) => Promise<unknown>]
const KINDS: Kind[] = [
  [
    'the discounts of a price category',
    () => ({ categoryId: gold.id, categoryDiscounts: 'Pump||=9.15;||=3.5%' }),
    work =>
      discountsOf.replace(work, gold.id, [
        { family: 'Pump', kind: 'amount', value: '9.15' },
        { kind: 'percent', value: '3.5' },
      ]),
  ],
  [
    'the category of one customer',
    () => ({ forCustomerId: world.customer.id, partyCategory: silver.id }),
    work => inCategory(work, 'Silver'),
  ],
  ['no category for one customer', () => ({ forCustomerId: world.customer.id, partyCategory: 'none' }), inCategory],
  [
    'holidays and working days',
    () => ({ holidays: '2026-06-12=holiday;2026-06-01=working' }),
    async work => {
      await holiday.insert(work, { day: '2026-06-12', name: 'Election' })
      await holiday.remove(work, whitMonday)
    },
  ],
  [
    'what a surcharge by an index is agreed at: base and share',
    () => ({ chargeId: charges.escalation!.id, chargeBase: '0.95', chargeShare: '11' }),
    async work => {
      const [old] = await work.sql
        .select()
        .from(commercialTerms)
        .where(eq(commercialTerms.itemId, charges.escalation!.id))
      const escalation = { indexId: charges.fuel!.id, base: '0.95', sharePercent: '11', withinPercent: '2' }
      await commercialTerm.update(work, old!, { escalation })
    },
  ],
  [
    'a surcharge by an index agreed with one project',
    () => ({
      ...{ forProjectId: world.project.id, chargeId: charges.escalation!.id, chargeIndexId: charges.fuel!.id },
      ...{ chargeBase: '1.1', chargeShare: '20', chargeWithin: '1' },
    }),
    work =>
      commercialTerm.insert(work, {
        ...{ level: 'project', projectId: world.project.id, itemKind: 'sub_product', itemId: charges.escalation!.id },
        ...{ unitPrice: '0', freeAllowance: '0', fromDate: since },
        escalation: { indexId: charges.fuel!.id, base: '1.1', sharePercent: '20', withinPercent: '1' },
      }),
  ],
  [
    'a surcharge that is charged only where it is agreed',
    () => ({ chargeId: charges.part_load!.id, chargeArises: 'agreed' }),
    standard('part_load', false),
  ],
  [
    'a surcharge that is charged to everybody',
    () => ({ chargeId: charges.part_load!.id, chargeArises: 'always' }),
    standard('part_load', true),
  ],
]

test.each(KINDS)('%s: the bills are what the trial said', (_what, ask, enter) => holds(ask, enter))

test.each([
  ['discounts of no category', () => ({ categoryDiscounts: '||=5%' }), 'categoryId'],
  ['a category without discounts', () => ({ categoryId: gold.id }), 'categoryDiscounts'],
  ['a discount of the whole price', () => ({ categoryId: gold.id, categoryDiscounts: '||=100%' }), 'categoryDiscounts'],
  ['a category that nobody would have', () => ({ partyCategory: gold.id }), 'forCustomerId'],
  ['a category of a project', () => ({ forProjectId: world.project.id, partyCategory: gold.id }), 'forCustomerId'],
  ['a day that is none', () => ({ holidays: '2026-06-31=holiday' }), 'holidays'],
  ['an index for what follows none', () => ({ chargeId: charges.waiting!.id, chargeBase: '1' }), 'chargeBase'],
  ['more than the whole price', () => ({ chargeId: charges.escalation!.id, chargeShare: '101' }), 'chargeShare'],
])('is refused with %s', async (_what, ask, field) => {
  await expect(played(ask())).rejects.toMatchObject({ errors: { [field]: expect.anything() } })
})
