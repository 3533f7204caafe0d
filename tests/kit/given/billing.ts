import { type InvoiceDraftRow, invoiceDraft } from '~/db/billing/invoice-draft'
import { draftLine } from '~/db/billing/invoice-draft-line'
import { gstAt } from '~/domain/billing/gst'
import { linesHash } from '~/domain/billing/lines-hash'
import { totalsOf } from '~/domain/billing/totals'
import { lineAmount } from '~/domain/kit/money'
import { addDays } from '~/domain/kit/time'
import type { House } from '../house'

type Site = { regionId: string; customer: { id: string }; project: { id: string } }

let count = 0

/** A draft of one line that waits for its first level; each stands for a period of its own. */
export const givenDraft = (portal: House, { regionId, customer, project }: Site): Promise<InvoiceDraftRow> =>
  portal.given(async work => {
    const no = ++count
    const quantity = `${no}.5000`
    const line = {
      kind: 'adjustment',
      place: 1,
      description: `Work ${no}`,
      quantity,
      unit: 'm³',
      unitPrice: '131.2500',
      amount: lineAmount(quantity, '131.25'),
    }
    const fromDate = addDays('2020-01-01', no)
    const made = await invoiceDraft.insert(work, {
      draftNo: `DR-2019-${String(no).padStart(6, '0')}`,
      customerId: customer.id,
      projectId: project.id,
      regionId,
      fromDate,
      toDate: fromDate,
      status: 'with_sales',
      linesHash: await linesHash([line]),
      ...totalsOf([line], gstAt('9')),
      madeBy: work.by.id,
    })
    await draftLine.insert(work, { ...line, draftId: made.id })
    return made
  })
