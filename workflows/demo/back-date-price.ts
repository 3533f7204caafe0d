import { demoPerson } from '~/db/demo/closed-loads'
import { anyRepricing, deliveredLately } from '~/db/demo/prices'
import type { Db } from '~/db/kit/open'
import { inOneGo } from '~/db/kit/work'
import { agreedPriceOf } from '~/db/pricing/price-facts'
import { decimal, unitPrice } from '~/domain/kit/money'
import { Fault } from '~/domain/kit/problem'
import { addDays, addMinutes, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { submitRepricing } from '../pricing/submit-repricing'

/** Some of its loads are invoiced, some on a draft and some not billed yet. */
const DAYS = 30
const CANDIDATES = 3
const REASON = 'Volume price agreed with the site from the first pour, told to us late'

/** A demo company without any back-dated price change submits one, for the CEO to decide. */
export async function backDateDemoPrice(db: Db, now: Date): Promise<boolean> {
  const by = await demoPerson(db.sql, 'sales_admin')
  if (!by || (await anyRepricing(db.sql))) return false
  const today = businessDay(now)
  const days = { fromDate: addDays(today, -DAYS), toDate: addDays(today, -1) }
  for (const { productId, ...of } of await deliveredLately(db.sql, days, CANDIDATES)) {
    const agreed = await agreedPriceOf(db.sql, { ...of, productId, day: days.toDate })
    if (!agreed) continue
    const prices = [{ productId, unitPrice: unitPrice(decimal(agreed).times('0.98').floor()) }]
    try {
      await inOneGo(db, { by, now: addMinutes(now, -180), requestId: newId() }, work =>
        submitRepricing(work, { projectId: of.projectId, ...days, prices, reason: REASON }),
      )
      return true
    } catch (error) {
      // What a rule refuses is not asked; the next project may do.
      if (!(error instanceof Fault)) throw error
    }
  }
  return false
}
