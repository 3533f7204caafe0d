import { tryItem } from '~/db/kit/savepoint'
import type { GenerateInvoices } from '~/domain/billing/invoice'
import { invoiceOf, type MadeInvoice } from '~/workflows/billing/generate-invoices'
import type { Ctx } from '../kit/context'
import { write } from '../kit/write'

export type GeneratedInvoice =
  | ({ ok: true } & MadeInvoice)
  | { ok: false; draftId: string; problem: { title: string; detail: string } }

/** An invoice per approved draft; what is wrong with one does not hold up the others and takes no number. */
export function generateInvoices(c: Ctx, { draftIds, invoiceDate }: GenerateInvoices): Promise<GeneratedInvoice[]> {
  return write(c, async work => {
    const results: GeneratedInvoice[] = []
    for (const draftId of [...new Set(draftIds)].sort()) {
      const tried = await tryItem(work, item => invoiceOf(item, draftId, invoiceDate))
      results.push(
        tried.ok
          ? { ok: true, ...tried.value }
          : { ok: false, draftId, problem: { title: tried.fault.title, detail: tried.fault.message } },
      )
    }
    return results
  })
}
