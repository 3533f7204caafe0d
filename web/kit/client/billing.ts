// Made by `npm run contract` from the calls of functions/billing; a change here is lost.
import type { Ask, Reply } from '../call'

export interface BillingClient {
  invoice: {
    ':id': {
      pdf: {
        $post(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
      download: {
        $get(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
      email: {
        $post(given: { param: { id: string } }): Promise<Reply<SentInvoice>>
      }
      letter: {
        $post(given: { param: { id: string }; json: { letterId: string; version: number; arrived: boolean; reason: string } }): Promise<Reply<{ version: number; status: string; title: string; id: string; cause: string; subject: string; subjectId: string; recipients: (string)[]; body: string; fileKeys: (string)[]; sentAt: string | null; createdAt: string; createdBy: null | string; updatedAt: string; updatedBy: null | string }>>
      }
      $get(given: { param: { id: string } }): Promise<Reply<{ letters: ({ version: number; status: string; title: string; id: string; cause: string; subject: string; subjectId: string; recipients: (string)[]; body: string; fileKeys: (string)[]; sentAt: string | null; createdAt: string; createdBy: null | string; updatedAt: string; updatedBy: null | string })[]; history: (AuditRow)[]; id: string; version: number; invoiceNo: string; kind: string; customerId: string; customerName: string; projectId: string; projectName: string; salespersonName: null | string; invoiceDate: string; dueDate: string; fromDate: string; toDate: string; quantity: string; subtotal: string; gst: string; total: string; sentAt: string | null; exportNo: null | string; exportedAt: string | null; creditsInvoiceNo: null | string; purchaseOrderNo: null | string; gstPercent: string; address: null | string; customerCode: string; draftId: string; lines: (InvoiceLineRow)[]; noteOn: NoteOn | null; notes: (NoteTo)[] }>>
    }
    export: {
      ':id': {
        file: {
          $get(given: { param: { id: string } }): Promise<Reply<unknown>>
        }
      }
      $post(given: { json: { toDate: string; invoiceIds?: (string)[] } }): Promise<Reply<MadeExport>>
    }
    'exceptions-report': {
      $get(given?: { query?: { fromDate?: Ask; toDate?: Ask; regionId?: Ask } }): Promise<Reply<(InvoiceException)[]>>
    }
    generate: {
      $post(given: { json: { invoiceDate: string; draftIds: (string)[] } }): Promise<Reply<{ results: (GeneratedInvoice)[] }>>
    }
    search: {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; fromDate?: string; toDate?: string; customerId?: string; projectId?: string; salespersonId?: string; regionId?: string; exported?: boolean; sent?: boolean; kind?: "invoice" | "note" | "credit_note" | "debit_note" } }): Promise<Reply<InvoicePage>>
    }
    exports: {
      $get(given?: {  }): Promise<Reply<(ErpExportRow)[]>>
    }
  }
  'invoice-draft': {
    'preliminary-receipt': {
      $get(given?: { query?: { fromDate?: Ask; toDate?: Ask } }): Promise<Reply<unknown>>
    }
    list: {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; fromDate?: string; toDate?: string; deliveryDate?: string; customerId?: string; projectId?: string; salespersonId?: string; regionId?: string; plantId?: string; 'delivery-date'?: string; status?: "collecting" | "draft" | "exception" | "with_sales" | "with_manager" | "with_ceo" | "approved" | "invoiced" | "withdrawn" | ("collecting" | "draft" | "exception" | "with_sales" | "with_manager" | "with_ceo" | "approved" | "invoiced" | "withdrawn")[]; version?: number } }): Promise<Reply<DraftPage>>
    }
    'generate-draft': {
      $post(given: { json: { fromDate: string; toDate: string; customerId?: string; projectId?: string; regionId?: string } }): Promise<Reply<{ drafts: (GeneratedDraft)[] }>>
    }
    availableDraftStatus: {
      $get(given?: {  }): Promise<Reply<("approved" | "collecting" | "draft" | "exception" | "invoiced" | "with_ceo" | "with_manager" | "with_sales" | "withdrawn")[]>>
    }
    'order-details': {
      ':id': {
        'action-history': {
          $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (AuditRow)[]; total: number; more?: true }>>
        }
      }
    }
    history: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<({ reason: null | string; id: string; subject: string; subjectId: string; at: string; round: number; amount: null | string; level: number; approverId: string; approverName: string; decision: string; contentHash: string; personKey: string })[]>>
      }
    }
    approve: {
      $put(given: { json: { drafts: ({ id: string; version: number })[] } }): Promise<Reply<{ results: (DraftResult)[] }>>
    }
    reject: {
      $put(given: { json: { drafts: ({ id: string; version: number })[]; reason: string } }): Promise<Reply<{ results: (DraftResult)[] }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<DraftDetail>>
      $put(given: { param: { id: string }; json: { version: number; lines?: ({ id: string; quantity?: string | number; unitPrice?: string | number; disputed?: boolean; reason?: string | null })[]; adjustments?: ({ description: string; quantity: string | number; unitPrice: string | number; unit: string; reason: string })[]; removeLines?: (string)[]; purchaseOrderNo?: string | null; submit?: boolean } }): Promise<Reply<DraftDetail>>
      order: {
        $get(given: { param: { id: string } }): Promise<Reply<(DraftLineRow)[]>>
      }
      'sub-product': {
        $get(given: { param: { id: string } }): Promise<Reply<(DraftLineRow)[]>>
      }
      'associate-product': {
        $get(given: { param: { id: string } }): Promise<Reply<(DraftLineRow)[]>>
      }
      'order-details': {
        $get(given: { param: { id: string } }): Promise<Reply<(DraftLineRow)[]>>
      }
      history: {
        $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (AuditRow)[]; total: number; more?: true }>>
      }
    }
    'send-invoice-email': {
      $post(given: { json: { invoiceIds: (string)[] } }): Promise<Reply<(SentInvoice)[]>>
    }
    'send-invoice-late-email': {
      $post(given: { json: { invoiceIds: (string)[] } }): Promise<Reply<(SentInvoice)[]>>
    }
  }
}

export type AuditRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string }

export type DraftDetail = { fromDate: string; toDate: string; version: number; regionId: string; demo: boolean; status: string; customerId: string; projectId: string; salespersonId: null | string; kind: string; id: string; createdAt: string; createdBy: null | string; updatedAt: string; updatedBy: null | string; draftNo: string; purchaseOrderNo: null | string; round: number; linesHash: string; quantity: string; subtotal: string; gstPercent: string; gst: string; total: string; exceptions: ({ kind: string; text: string; deliveryOrderId?: string })[]; madeBy: string; lastEditedBy: null | string; decidedReason: null | string; approvedAt: string | null; creditsInvoiceId: null | string; deliveryOrderId: null | string; deliveryRevision: null | number; emodNo: null | string; customerName: string; customerCode: string; projectName: string; salespersonName: null | string; madeByName: null | string; lines: (DraftLineRow)[]; approvals: ({ reason: null | string; id: string; subject: string; subjectId: string; at: string; round: number; amount: null | string; level: number; approverId: string; approverName: string; decision: string; contentHash: string; personKey: string })[]; noteOn: NoteOn | null; actions: (string)[] }

export type DraftLineRow = { version: number; unit: string; description: string; reason: null | string; kind: string; id: string; createdAt: string; createdBy: null | string; updatedAt: string; updatedBy: null | string; plantId: null | string; quantity: string; amount: string; deliveryOrderId: null | string; deliveryRevision: null | number; unitPrice: string; disputed: boolean; draftId: string; place: number; itemId: null | string; systemPrice: null | string; trace: (unknown)[]; doNumber: null | string; doDate: null | string }

export type DraftPage = { rows: (DraftRow)[]; total: number; more?: true; sums: { quantity: string; subtotal: string; total: string } }

export type DraftResult = { id: string; draftNo: null | string; ok: boolean; status?: string; total?: string; problem?: { title: string; detail: string } }

export type DraftRow = { id: string; version: number; draftNo: string; kind: string; customerId: string; customerName: string; projectId: string; projectName: string; regionId: string; salespersonName: null | string; fromDate: string; toDate: string; status: "approved" | "collecting" | "draft" | "exception" | "invoiced" | "with_ceo" | "with_manager" | "with_sales" | "withdrawn"; round: number; quantity: string; subtotal: string; gst: string; total: string; exceptions: ({ kind: string; text: string; deliveryOrderId?: string })[]; updatedAt: string; approvedAt: string | null }

export type ErpExportRow = { id: string; exportNo: string; exportedAt: string; invoices: number; controlTotal: string; fileKey: null | string; acknowledgedAt: string | null }

export type GeneratedDraft = { id: string; draftNo: string; projectId: string; status: string; total: string; loads: number }

export type GeneratedInvoice = { ok: false; draftId: string; problem: { title: string; detail: string } } | { ok: true; id: string; invoiceNo: string; draftId: string; total: string }

export type InvoiceException = { kind: string; text: string; draftId: string; draftNo: string; deliveryOrderId: null | string; customerName: string; projectName: string; total: string }

export type InvoiceLineRow = { id: string; place: number; kind: string; doNumber: null | string; description: string; quantity: string; unit: string; unitPrice: string; amount: string }

export type InvoicePage = { rows: (InvoiceRow)[]; total: number; more?: true; sums: { quantity: string; total: string } }

export type InvoiceRow = { id: string; version: number; invoiceNo: string; kind: string; customerId: string; customerName: string; projectId: string; projectName: string; salespersonName: null | string; invoiceDate: string; dueDate: string; fromDate: string; toDate: string; quantity: string; subtotal: string; gst: string; total: string; sentAt: string | null; exportNo: null | string; exportedAt: string | null; creditsInvoiceNo: null | string }

export type MadeExport = { id: string; exportNo: string; invoices: number; controlTotal: string; jobId: string }

export type NoteOn = { invoiceNo: string; invoiceDate: string; doNumber: null | string; revision: null | number; emodNo: null | string }

export type NoteTo = { draftId: string; draftNo: string; kind: string; status: string; invoiceNo: null | string; emodNo: null | string; total: string }

export type SentInvoice = { invoiceId: string; invoiceNo: string; recipients: (string)[]; jobId: string }
