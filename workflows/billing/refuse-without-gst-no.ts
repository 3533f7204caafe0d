import { customer } from '~/db/customers/customer'
import type { Work } from '~/db/kit/work'
import { isCustomerAccounted } from '~/domain/billing/gst'
import type { Totals } from '~/domain/billing/totals'
import { Refused } from '~/domain/kit/problem'

/**
 * A customer that accounts for the tax itself is registered for GST, and its tax invoice says under which number: GST (General)
 * Regulations, regulation 11(4).
 */
export async function refuseWithoutGstNo(work: Work, customerId: string, { gstTotals }: Totals): Promise<void> {
  if (!isCustomerAccounted(gstTotals)) return
  const { gstNo, customerName } = await customer.get(work.sql, customerId)
  if (!gstNo)
    throw new Refused(
      `Enter the GST registration number of ${customerName} first: it accounts for the GST`,
      undefined,
      {
        rule: 'gst-number',
      },
    )
}
