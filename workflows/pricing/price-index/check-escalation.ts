import type { Work } from '~/db/kit/work'
import { priceIndex, valueOn } from '~/db/pricing/price-index/price-index-value'
import { isZero } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import { spokenDay } from '~/domain/kit/time'
import type { CommercialTermSave, TermItemChoice } from '~/domain/pricing/commercial-term'
import type { Escalation } from '~/domain/pricing/escalation'

type Given = Pick<CommercialTermSave, 'escalation' | 'unitPrice' | 'freeAllowance' | 'minimum' | 'maximum' | 'fromDate'>

/** A surcharge that follows an index has that in the place of a price; an index whose value is known on the first day. */
export async function checkEscalation(
  work: Work,
  { name, trigger }: Pick<TermItemChoice, 'name' | 'trigger'>,
  { escalation, unitPrice, freeAllowance, minimum, maximum, fromDate }: Given,
): Promise<Escalation | null> {
  if (trigger !== 'escalation') {
    if (escalation) throw invalid('escalation.indexId', `${name} has a price and follows no index`)
    return null
  }
  if (!escalation) throw invalid('escalation.indexId', `Choose the price index that ${name} follows`)
  for (const [field, figure] of Object.entries({ unitPrice, freeAllowance, minimum, maximum }))
    if (figure && !isZero(figure))
      throw invalid(field, `The price of ${name} follows from its index. Leave it 0 or empty`)
  const index = await priceIndex.find(work.sql, escalation.indexId)
  if (!index?.active) throw invalid('escalation.indexId', 'There is no such price index in use')
  if (!(await valueOn(work.sql, index.id, fromDate)))
    throw invalid('escalation.indexId', `${index.name} has no value on ${spokenDay(fromDate)}. Enter it first`)
  return escalation
}
