import { demoPerson } from '~/db/demo/closed-loads'
import { anyAdjustment, openPeriods } from '~/db/demo/prices'
import type { Db } from '~/db/kit/open'
import { inOneGo } from '~/db/kit/work'
import { addDays, addMinutes, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import type { AdjustmentApply } from '~/domain/pricing/price-adjustment/price-adjustment'
import { unlessRefused } from '../kit/unless-refused'
import { applyForAdjustment, decideOnAdjustment } from '../pricing/price-adjustment/decide-price-adjustment'

const DAY = 24 * 60
/** Customers are told a month ahead, and orders are booked up to two days ahead: none of today's bills changes. */
const NOTICE_DAYS = 30
/** Of the projects with a frame agreement by name: others than those whose prices are asked about or overtaken by a quote. */
const APPROVED = 4
const SUBMITTED = 5

type Rule = Pick<AdjustmentApply, 'name' | 'reason' | 'kind' | 'value' | 'roundTo'>

const CEMENT: Rule = {
  name: 'Cement surcharge of the supplier',
  reason: 'Cement up S$6 per tonne, as notified to the customer',
  ...{ kind: 'amount', value: '2.5', roundTo: '0.1' },
}
const YEARLY: Rule = {
  name: 'Yearly review',
  reason: 'Price review of the second year of the contract',
  ...{ kind: 'percent', value: '3', roundTo: '0.5' },
}

/** A demo company without any price adjustment applies for two rises of agreed prices; the earlier one is approved. */
export async function adjustDemoPrices(db: Db, now: Date): Promise<number> {
  const [maker, approver] = [await demoPerson(db.sql, 'sales_admin'), await demoPerson(db.sql, 'ceo')]
  if (!maker || !approver || (await anyAdjustment(db.sql))) return 0
  const asked = addMinutes(now, -2 * DAY)
  const apply = (place: number, rule: Rule, at: Date) =>
    unlessRefused(() =>
      inOneGo(db, { by: maker, now: at, requestId: newId() }, async work => {
        const of = (await openPeriods(work.sql))[place]
        if (!of) return null
        const { regionId, customerId } = of
        const fromDate = addDays(businessDay(now), NOTICE_DAYS)
        return applyForAdjustment(work, {
          ...{ ...rule, regionId, fromDate, customerIds: [customerId], appliesTo: ['agreed'] },
          ...{ productIds: [], families: [], categoryNames: [] },
        })
      }),
    )
  const first = await apply(APPROVED, CEMENT, asked)
  const approved =
    first &&
    (await unlessRefused(() =>
      inOneGo(db, { by: approver, now: addMinutes(asked, 95), requestId: newId() }, work =>
        decideOnAdjustment(work, {
          ...{ priceAdjustmentId: first.id, version: first.version, approve: true, reason: null },
        }),
      ),
    ))
  const second = await apply(SUBMITTED, YEARLY, addMinutes(now, -120))
  return [approved, second].filter(Boolean).length
}
