// Made by `npm run contract` from the calls of functions/billing; a change here is lost.
import type { Ask, Reply } from '../call'

export interface BillingClient {
  invoice: {
    ':id': {
      'e-invoice': {
        $get(given: { param: { id: string } }): Promise<Reply<EInvoiceState>>
        $post(given: { param: { id: string } }): Promise<Reply<EInvoiceState>>
        xml: {
          $get(given: { param: { id: string } }): Promise<Reply<unknown>>
        }
        answer: {
          $post(given: { param: { id: string }; json: { accepted: boolean; reason?: string | null } }): Promise<Reply<EInvoiceState>>
        }
      }
      note: {
        $get(given: { param: { id: string } }): Promise<Reply<NoteBasis>>
        $post(given: { param: { id: string }; json: { reason: "price" | "quality" | "goodwill" | "rebate" | "addressee" | "particulars" | "other"; text: string; lines?: ({ lineId: string; unitPrice?: string | number; quantity?: string | number })[]; lumpSums?: ({ description: string; direction: "credit" | "debit"; amount: string | number; gstPercent: string | number; gstCode?: "SR" | "ZR" | "ES33" | "ESN33" | "OS" | "SRCA-S" })[] } }): Promise<Reply<{ id: string; total: string; draftNo: string; kind: string; status: "approved" | "collecting" | "draft" | "exception" | "invoiced" | "with_ceo" | "with_manager" | "with_sales" | "withdrawn"; subtotal: string; gst: string }>>
      }
      reissue: {
        $post(given: { param: { id: string }; json: { reason: string; reissue: { purchaseOrderNo?: string | null; attention?: string | null; remarks?: string | null; invoiceDate?: string | null } } }): Promise<Reply<{ id: string; total: string; draftNo: string; kind: string; status: "approved" | "collecting" | "draft" | "exception" | "invoiced" | "with_ceo" | "with_manager" | "with_sales" | "withdrawn"; subtotal: string; gst: string }>>
      }
      pdf: {
        $post(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
      download: {
        $get(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
      email: {
        $post(given: { param: { id: string } }): Promise<Reply<SentInvoice>>
      }
      'letter-again': {
        $post(given: { param: { id: string }; json: { letterId: string; contactIds?: (string)[]; addresses?: (string)[] } }): Promise<Reply<SentAgain>>
      }
      letter: {
        $post(given: { param: { id: string }; json: { letterId: string; version: number; arrived: boolean; reason: string } }): Promise<Reply<{ id: string; version: number; body: string; cause: string; createdAt: string; createdBy: null | string; fileKeys: (string)[]; recipients: (string)[]; sentAt: string | null; status: string; subject: string; subjectId: string; title: string; updatedAt: string; updatedBy: null | string }>>
      }
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; total: string; customerDocumentNo: null | string; purchaseOrderNo: null | string; paymentTermSource: null | string; gstSource: null | string; gstPercent: string; gstTotals: (GstTotal)[]; address: null | string; customerCode: string; draftId: string; lines: (InvoiceLineRow)[]; noteOn: NoteOn | null; notes: (NoteTo)[]; cancellation: Cancellation | null; replaces: Replaces | null; invoiceNo: string; kind: string; customerId: string; customerName: string; projectId: string; projectName: string; salespersonName: null | string; invoiceDate: string; dueDate: string; fromDate: string; toDate: string; quantity: string; subtotal: string; gst: string; sentAt: string | null; exportNo: null | string; exportedAt: string | null; creditsInvoiceNo: null | string; cancelled: boolean; eInvoiceStatus: "accepted" | "none" | "rejected" | "sent" | "waiting" | null; letters: ({ id: string; version: number; body: string; cause: string; createdAt: string; createdBy: null | string; fileKeys: (string)[]; recipients: (string)[]; sentAt: string | null; status: string; subject: string; subjectId: string; title: string; updatedAt: string; updatedBy: null | string })[]; history: (AuditRow)[] }>>
    }
    export: {
      ':id': {
        file: {
          $get(given: { param: { id: string } }): Promise<Reply<unknown>>
        }
        lines: {
          $get(given: { param: { id: string } }): Promise<Reply<unknown>>
        }
        acknowledge: {
          $post(given: { param: { id: string }; json: { version: number; reference?: string | null } }): Promise<Reply<{ id: string; version: number; state: ErpExportState }>>
        }
        reject: {
          $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; state: ErpExportState }>>
        }
        cancel: {
          $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; state: ErpExportState }>>
        }
      }
      $post(given: { json: { toDate: string; invoiceIds?: (string)[] } }): Promise<Reply<MadeExport>>
    }
    'e-invoice': {
      $post(given: { json: { invoiceIds: (string)[] } }): Promise<Reply<(SentOfMany)[]>>
    }
    exceptions: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; kind?: Ask; ownerId?: Ask; mine?: Ask; age?: Ask; fromDate?: Ask; toDate?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (InvoiceException)[]; total: number; more?: true }>>
    }
    buyers: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask } }): Promise<Reply<{ rows: (BuyerNeedRow)[]; total: number; more?: true }>>
    }
    'exceptions-report': {
      $get(given?: { query?: { kind?: Ask; ownerId?: Ask; mine?: Ask; age?: Ask; fromDate?: Ask; toDate?: Ask; regionId?: Ask } }): Promise<Reply<(InvoiceException)[]>>
    }
    generate: {
      $post(given: { json: { invoiceDate: string; draftIds: (string)[]; closedReason?: string | null } }): Promise<Reply<{ results: (GeneratedInvoice)[] }>>
    }
    search: {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; fromDate?: string; toDate?: string; customerId?: string; projectId?: string; salespersonId?: string; regionId?: string; exported?: boolean; sent?: boolean; eInvoice?: "none" | "waiting" | "sent" | "accepted" | "rejected"; kind?: "invoice" | "note" | "credit_note" | "debit_note"; totals?: boolean } }): Promise<Reply<InvoicePage>>
    }
    exports: {
      $get(given?: {  }): Promise<Reply<(ErpExportRow)[]>>
    }
  }
  'invoice-note': {
    ':id': {
      withdraw: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; draftNo: string; status: "approved" | "collecting" | "draft" | "exception" | "invoiced" | "with_ceo" | "with_manager" | "with_sales" | "withdrawn" }>>
      }
    }
  }
  rebate: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; customerId?: Ask } }): Promise<Reply<{ rows: (RebateRow)[]; total: number; more?: true }>>
    $post(given: { json: { customerId: string; fromDate: string; toDate: string; tiers: ({ fromCubicMetres: string | number; rebatePerM3: string | number })[]; reason: string } }): Promise<Reply<{ approval: PendingPrice }>>
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; customerId: string; customerName: string; fromDate: string; toDate: string; tiers: (RebateTier)[]; reason: string; settledAt: string | null; endedAt: string | null; endReason: null | string; endedBy: null | string; madeBy: null | string; worked: WorkedRebate; notes: (RebateNoteRow)[] }>>
      end: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; endedAt: string | null }>>
      }
      settle: {
        $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<{ id: string; version: number; notes: (RebateNote)[] }>>
      }
    }
  }
  'invoice-draft': {
    'send-invoice-email': {
      $post(given: { json: { invoiceIds: (string)[] } }): Promise<Reply<(SentOfMany)[]>>
    }
    'preliminary-receipt': {
      $get(given?: { query?: { fromDate?: Ask; toDate?: Ask } }): Promise<Reply<unknown>>
    }
    'send-invoice-late-email': {
      $post(given: { json: { invoiceIds: (string)[] } }): Promise<Reply<(SentInvoice)[]>>
    }
    'without-approver': {
      $get(given?: {  }): Promise<Reply<{ rows: (DraftWithoutApprover)[]; total: number; more?: true }>>
    }
    ':id': {
      deputy: {
        $put(given: { param: { id: string }; json: { version: number; salespersonId: string | null } }): Promise<Reply<{ id: string; version: number; deputySalespersonId: null | string }>>
      }
      evidence: {
        $get(given: { param: { id: string } }): Promise<Reply<DraftEvidence>>
      }
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
      ticket: {
        ':deliveryOrderId': {
          $get(given: { param: { id: string; deliveryOrderId: string } }): Promise<Reply<DraftTicket>>
        }
      }
    }
    'generate-draft': {
      $post(given: { json: { fromDate: string; toDate: string; customerId?: string; projectId?: string; regionId?: string } }): Promise<Reply<{ drafts: (GeneratedDraft)[] }>>
    }
    exception: {
      ':id': {
        owners: {
          $get(given: { param: { id: string } }): Promise<Reply<{ owners: (ExceptionOwner)[] }>>
        }
        assign: {
          $put(given: { param: { id: string }; json: { version: number; ownerId: string } }): Promise<Reply<{ id: string; version: number; ownerId: null | string }>>
        }
        accept: {
          $put(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<DraftDetail>>
        }
        settle: {
          $put(given: { param: { id: string }; json: { version: number; keep: "mine" | "system" | "agreed" | "disputed"; quantity?: string | number; unitPrice?: string | number; reason?: string | null } }): Promise<Reply<DraftDetail>>
        }
      }
    }
    'within-limits': {
      $get(given?: {  }): Promise<Reply<{ drafts: (DraftRow)[] }>>
    }
    list: {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; fromDate?: string; toDate?: string; deliveryDate?: string; customerId?: string; projectId?: string; salespersonId?: string; regionId?: string; plantId?: string; 'delivery-date'?: string; status?: "collecting" | "draft" | "exception" | "with_sales" | "with_manager" | "with_ceo" | "approved" | "invoiced" | "withdrawn" | ("collecting" | "draft" | "exception" | "with_sales" | "with_manager" | "with_ceo" | "approved" | "invoiced" | "withdrawn")[]; version?: number; selfBilling?: boolean; toState?: true; clean?: true; turn?: "mine" | "others"; totals?: boolean } }): Promise<Reply<DraftPage>>
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
        $get(given: { param: { id: string } }): Promise<Reply<({ id: string; amount: null | string; approverId: string; approverName: string; at: string; contentHash: string; decision: string; level: number; personKey: string; reason: null | string; round: number; subject: string; subjectId: string })[]>>
      }
    }
    approve: {
      $put(given: { json: { drafts: ({ id: string; version: number })[] } }): Promise<Reply<{ results: (DraftResult)[] }>>
    }
    reject: {
      $put(given: { json: { drafts: ({ id: string; version: number })[]; reason: string } }): Promise<Reply<{ results: (DraftResult)[] }>>
    }
  }
  payment: {
    import: {
      template: {
        $get(given?: {  }): Promise<Reply<unknown>>
      }
      upload: {
        $post(given: { form: { file: File; [field: string]: string | File } }): Promise<Reply<ImportDone | ImportLook>>
        ':id': {
          $get(given: { param: { id: string }; query?: { sheet?: Ask; map?: Ask } }): Promise<Reply<ImportLook>>
          commit: {
            $post(given: { param: { id: string }; json: { sheet?: string; map?: string; rows?: "all" | "clean" } }): Promise<Reply<ImportDone>>
          }
          rejects: {
            $get(given: { param: { id: string }; query?: { sheet?: Ask; map?: Ask } }): Promise<Reply<unknown>>
          }
        }
      }
    }
    receive: {
      $post(given: { json: { controlCount: number; controlTotal: string | number; payments: ({ account: string; reference: string; paidOn: string; amount: string | number; method?: "transfer" | "giro" | "paynow" | "cheque" | "cash"; invoiceNos?: (string)[] })[] } }): Promise<Reply<{ results: (ReceivedResult)[] }>>
    }
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; customerId?: Ask; fromDate?: Ask; toDate?: Ask; source?: Ask; unallocated?: Ask; reversed?: Ask; totals?: Ask } }): Promise<Reply<PaymentPage>>
    $post(given: { json: { customerId: string; reference: string; paidOn: string; amount: string | number; method: "transfer" | "giro" | "paynow" | "cheque" | "cash"; remarks?: string | null; allocations?: ({ invoiceId: string; amount: string | number })[] } }): Promise<Reply<{ id: string; version: number; amount: string; createdAt: string; createdBy: null | string; customerId: string; demo: boolean; method: "cash" | "cheque" | "giro" | "paynow" | "transfer"; paidOn: string; paymentNo: string; reference: string; remarks: null | string; reversedAt: string | null; reversedReason: null | string; source: "file" | "machine" | "person"; updatedAt: string; updatedBy: null | string; already: boolean }>>
    'unknown-account': {
      $get(given?: {  }): Promise<Reply<{ payments: (UnknownPayment)[] }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; paymentNo: string; customerId: string; customerName: string; customerCode: string; reference: string; paidOn: string; amount: string; left: string; method: "cash" | "cheque" | "giro" | "paynow" | "transfer"; source: "file" | "machine" | "person"; remarks: null | string; reversedAt: string | null; reversedReason: null | string; allocations: (PaymentAllocationRow)[]; history: (AuditRow)[] }>>
      allocate: {
        $post(given: { param: { id: string }; json: { version: number; allocations: ({ invoiceId: string; amount: string | number })[] } }): Promise<Reply<{ id: string; version: number; amount: string; createdAt: string; createdBy: null | string; customerId: string; demo: boolean; method: "cash" | "cheque" | "giro" | "paynow" | "transfer"; paidOn: string; paymentNo: string; reference: string; remarks: null | string; reversedAt: string | null; reversedReason: null | string; source: "file" | "machine" | "person"; updatedAt: string; updatedBy: null | string }>>
      }
      unallocate: {
        $post(given: { param: { id: string }; json: { version: number; invoiceId: string; reason: string } }): Promise<Reply<{ id: string; version: number; amount: string; createdAt: string; createdBy: null | string; customerId: string; demo: boolean; method: "cash" | "cheque" | "giro" | "paynow" | "transfer"; paidOn: string; paymentNo: string; reference: string; remarks: null | string; reversedAt: string | null; reversedReason: null | string; source: "file" | "machine" | "person"; updatedAt: string; updatedBy: null | string }>>
      }
      reverse: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; amount: string; createdAt: string; createdBy: null | string; customerId: string; demo: boolean; method: "cash" | "cheque" | "giro" | "paynow" | "transfer"; paidOn: string; paymentNo: string; reference: string; remarks: null | string; reversedAt: string | null; reversedReason: null | string; source: "file" | "machine" | "person"; updatedAt: string; updatedBy: null | string }>>
      }
    }
  }
  receivable: {
    ageing: {
      $get(given?: { query?: { day?: Ask; overdue?: Ask } }): Promise<Reply<AgeingReport>>
    }
    ':id': {
      $get(given: { param: { id: string }; query?: { day?: Ask } }): Promise<Reply<{ id: string; day: string; items: (CustomerItem)[]; ageing: Ageing; customerName: string; customerCode: string; creditLimit: null | string; creditSuspended: boolean; creditReason: null | string; exposure: Exposure; overrides: (CreditOverrideRow)[]; payments: (PaymentRow)[]; letters: ({ id: string; version: number; body: string; cause: string; createdAt: string; createdBy: null | string; fileKeys: (string)[]; recipients: (string)[]; sentAt: string | null; status: string; subject: string; subjectId: string; title: string; updatedAt: string; updatedBy: null | string })[]; contacts: ({ id: string; name: string; jobTitle: null | string; email: null | string })[] }>>
      statement: {
        $get(given: { param: { id: string }; query?: { day?: Ask } }): Promise<Reply<unknown>>
        email: {
          $post(given: { param: { id: string }; json: { contactIds?: (string)[] } }): Promise<Reply<SentStatement>>
        }
      }
      'credit-override': {
        $post(given: { param: { id: string }; json: { fromDate: string; toDate: string; most?: string | number | null; reason: string } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; customerId: string; endedAt: string | null; endedReason: null | string; fromDate: string; givenByName: string; most: null | string; reason: string; toDate: string; updatedAt: string; updatedBy: null | string }>>
        end: {
          $post(given: { param: { id: string }; json: { overrideId: string; version: number; reason: string } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; customerId: string; endedAt: string | null; endedReason: null | string; fromDate: string; givenByName: string; most: null | string; reason: string; toDate: string; updatedAt: string; updatedBy: null | string }>>
        }
      }
      'letter-again': {
        $post(given: { param: { id: string }; json: { letterId: string; contactIds?: (string)[]; addresses?: (string)[] } }): Promise<Reply<SentAgain>>
      }
    }
  }
  reminder: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; customerId?: Ask } }): Promise<Reply<{ rows: (ReminderRow)[]; total: number; more?: true }>>
    due: {
      $get(given?: { query?: { day?: Ask } }): Promise<Reply<{ rows: (DueReminder)[]; day: string }>>
    }
  }
  'self-bill': {
    import: {
      template: {
        $get(given?: {  }): Promise<Reply<unknown>>
      }
      upload: {
        $post(given: { form: { file: File; [field: string]: string | File } }): Promise<Reply<ImportDone | ImportLook>>
        ':id': {
          $get(given: { param: { id: string }; query?: { sheet?: Ask; map?: Ask } }): Promise<Reply<ImportLook>>
          commit: {
            $post(given: { param: { id: string }; json: { sheet?: string; map?: string; rows?: "all" | "clean" } }): Promise<Reply<ImportDone>>
          }
          rejects: {
            $get(given: { param: { id: string }; query?: { sheet?: Ask; map?: Ask } }): Promise<Reply<unknown>>
          }
        }
      }
    }
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; customerId?: Ask; status?: Ask } }): Promise<Reply<{ rows: (SelfBillRow)[]; total: number; more?: true }>>
    send: {
      $post(given: { json: { statementDate: string; draftIds: (string)[] } }): Promise<Reply<{ results: (SentSelfBill)[] }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; rows: (ShownLine)[]; total: string; statementNo: string; draftId: string; draftNo: string; draftStatus: string; customerId: string; customerName: string; projectName: string; fromDate: string; toDate: string; statementDate: string; sentAt: string | null; documentNo: null | string; documentDate: null | string; documentTotal: null | string; differences: number; status: SelfBillStatus; subtotal: string; gst: string; documentSubtotal: null | string; documentGst: null | string; changed: boolean; draftTotal: string; sums: { stated: string; agreed: string; disputed: string; differing: string; missingThere: string; missingHere: string; document: string }; exceptions: (DraftExceptionRow)[]; letters: ({ id: string; version: number; body: string; cause: string; createdAt: string; createdBy: null | string; fileKeys: (string)[]; recipients: (string)[]; sentAt: string | null; status: string; subject: string; subjectId: string; title: string; updatedAt: string; updatedBy: null | string })[]; contacts: ({ id: string; name: string; jobTitle: null | string; email: null | string })[]; history: (AuditRow)[] }>>
      pdf: {
        $get(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
      'letter-again': {
        $post(given: { param: { id: string }; json: { letterId: string; contactIds?: (string)[]; addresses?: (string)[] } }): Promise<Reply<SentAgain>>
      }
      document: {
        $put(given: { param: { id: string }; json: { version: number; documentNo: string; documentDate: string; gst: string | number; total: string | number; lines: ({ docketNo?: string | null; description?: string | null; quantity: string | number; amount: string | number })[] } }): Promise<Reply<{ id: string; version: number; rows: (ShownLine)[]; total: string; statementNo: string; draftId: string; draftNo: string; draftStatus: string; customerId: string; customerName: string; projectName: string; fromDate: string; toDate: string; statementDate: string; sentAt: string | null; documentNo: null | string; documentDate: null | string; documentTotal: null | string; differences: number; status: SelfBillStatus; subtotal: string; gst: string; documentSubtotal: null | string; documentGst: null | string; changed: boolean; draftTotal: string; sums: { stated: string; agreed: string; disputed: string; differing: string; missingThere: string; missingHere: string; document: string }; exceptions: (DraftExceptionRow)[]; letters: ({ id: string; version: number; body: string; cause: string; createdAt: string; createdBy: null | string; fileKeys: (string)[]; recipients: (string)[]; sentAt: string | null; status: string; subject: string; subjectId: string; title: string; updatedAt: string; updatedBy: null | string })[]; contacts: ({ id: string; name: string; jobTitle: null | string; email: null | string })[]; history: (AuditRow)[] }>>
      }
    }
  }
  'timed-charge': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; fromDate?: Ask; toDate?: Ask; customerId?: Ask; salespersonId?: Ask } }): Promise<Reply<{ rows: (TimedChargeRow)[]; total: number; more?: true; sums: TimedSums; period: UnbilledPeriod; cover: TimedCover }>>
    totals: {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; fromDate?: Ask; toDate?: Ask; customerId?: Ask; salespersonId?: Ask; by: Ask } }): Promise<Reply<{ rows: (TimedTotal)[]; total: number; more?: true; sums: TimedSums; period: UnbilledPeriod; cover: TimedCover }>>
    }
  }
  'unbilled-charge': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; fromDate?: Ask; toDate?: Ask; customerId?: Ask; salespersonId?: Ask; cause?: Ask } }): Promise<Reply<{ rows: (UnbilledRow)[]; total: number; more?: true; sums: UnbilledSums; period: UnbilledPeriod; cover: UnbilledCover }>>
    totals: {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; fromDate?: Ask; toDate?: Ask; customerId?: Ask; salespersonId?: Ask; cause?: Ask; by: Ask } }): Promise<Reply<{ rows: (UnbilledTotal)[]; total: number; more?: true; sums: UnbilledSums; period: UnbilledPeriod; cover: UnbilledCover }>>
    }
  }
  'billing-period': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (BillingPeriodRow)[]; total: number; more?: true }>>
    close: {
      $post(given: { json: { regionId: string; month: string; version: number; reason: string } }): Promise<Reply<{ id: string; version: number; changedAt: string; changedBy: string; createdAt: string; createdBy: null | string; demo: boolean; month: string; reason: string; regionId: string; status: BillingPeriodStatus; updatedAt: string; updatedBy: null | string }>>
    }
    reopen: {
      $post(given: { json: { regionId: string; month: string; version: number; reason: string } }): Promise<Reply<{ id: string; version: number; changedAt: string; changedBy: string; createdAt: string; createdBy: null | string; demo: boolean; month: string; reason: string; regionId: string; status: BillingPeriodStatus; updatedAt: string; updatedBy: null | string }>>
    }
  }
  erp: {
    export: {
      $get(given?: {  }): Promise<Reply<{ exports: (ErpExportRow)[] }>>
      ':id': {
        file: {
          $get(given: { param: { id: string } }): Promise<Reply<unknown>>
        }
        lines: {
          $get(given: { param: { id: string } }): Promise<Reply<unknown>>
        }
        acknowledge: {
          $post(given: { param: { id: string }; json: { version: number; reference?: string | null } }): Promise<Reply<{ id: string; version: number; state: ErpExportState }>>
        }
        reject: {
          $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; state: ErpExportState }>>
        }
      }
    }
    invoice: {
      ':id': {
        'e-invoice': {
          $post(given: { param: { id: string }; json: { accepted: boolean; reason?: string | null } }): Promise<Reply<EInvoiceState>>
        }
      }
    }
  }
}

export type Ageing = { days30: string; days60: string; days90: string; notDue: string; older: string; credit: string; overdue: string; balance: string }

export type AgeingReport = { rows: (AgeingRow)[]; day: string; totals: Ageing }

export type AgeingRow = { days30: string; days60: string; days90: string; notDue: string; older: string; credit: string; overdue: string; balance: string; customerId: string; customerName: string; customerCode: string; items: number; creditLimit: null | string; creditSuspended: boolean }

export type AuditRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null }

export type BillingPeriodRow = { id: string; version: number; regionId: string; regionName: string; month: string; status: BillingPeriodStatus; next: "close" | "reopen" | null; reason: null | string; changedByName: null | string; changedAt: null | string; invoices: number; invoiced: string; drafts: number; open: string }

export type BillingPeriodStatus = "closed" | "open"

export type BuyerNeedRow = { total: string; customerId: string; customerCode: string; customerName: string; needs: ("address" | "gst_number" | "uen")[]; drafts: number }

export type Cancellation = { draftId: string; draftNo: string; status: string; noteNo: null | string; noteDate: null | string; anewDraftId: null | string; anewDraftNo: null | string; anewInvoiceNo: null | string }

export type CreditOverrideRow = { id: string; version: number; fromDate: string; toDate: string; most: null | string; reason: string; givenByName: string; endedAt: string | null; endedReason: null | string }

export type CustomerItem = { id: string; total: string; customerId: string; projectId: string; sentAt: string | null; creditsInvoiceId: null | string; invoiceNo: string; customerDocumentNo?: null | string; kind: string; projectName: string; purchaseOrderNo: null | string; invoiceDate: string; dueDate: string; credited: string; paid: string; open: string }

export type DocumentLine = { id: string; docketNo: null | string; description: null | string; quantity: string; amount: string }

export type DraftDetail = { id: string; version: number; total: string; approvedAt: string | null; createdAt: string; createdBy: null | string; creditsInvoiceId: null | string; customerId: string; decidedReason: null | string; deliveryOrderId: null | string; deliveryRevision: null | number; demo: boolean; deputySalespersonId: null | string; draftNo: string; emodNo: null | string; fromDate: string; gst: string; gstPercent: string; gstTotals: (GstTotal)[]; kind: string; lastEditedBy: null | string; linesHash: string; madeBy: string; noteReason: "addressee" | "cancel" | "goodwill" | "other" | "particulars" | "price" | "quality" | "rebate" | null; overlapKept: boolean; projectId: string; purchaseOrderNo: null | string; purchaseOrderTyped: boolean; quantity: string; regionId: string; reissue: { purchaseOrderNo: null | string; attention: null | string; remarks: null | string; invoiceDate: null | string } | null; replacesInvoiceId: null | string; round: number; salespersonId: null | string; splitKey: string; status: "approved" | "collecting" | "draft" | "exception" | "invoiced" | "with_ceo" | "with_manager" | "with_sales" | "withdrawn"; subtotal: string; toDate: string; updatedAt: string; updatedBy: null | string; customerName: string; customerCode: string; projectName: string; salespersonName: null | string; madeByName: null | string; lines: (DraftLineRow)[]; approvals: ({ id: string; amount: null | string; approverId: string; approverName: string; at: string; contentHash: string; decision: string; level: number; personKey: string; reason: null | string; round: number; subject: string; subjectId: string })[]; levels: number; noteOn: NoteOn | null; replaces: Replaces | null; exceptions: (DraftExceptionRow)[]; settled: (DraftExceptionRow)[]; actions: (string)[] }

export type DraftEvidence = { margin: { amount: string; percent: string; quantity: string; quantityWithout: string } | null; lines: (LineEvidence)[]; unbilled: (Unbilled)[]; timed: (TimedCharge)[] }

export type DraftExceptionRow = { id: string; version: number; kind: string; text: string; deliveryOrderId: null | string; lineId: null | string; ownerId: null | string; ownerName: null | string; raisedAt: string; acceptedAt: string | null; acceptedByName: null | string; reason: null | string; settledAt: string | null; settlement: null | string; doNumber: null | string }

export type DraftLineRow = { id: string; version: number; amount: string; carriedFrom: null | string; correctsLineId: null | string; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedBy: null | string; decidedPrice: null | string; decidedQuantity: null | string; deliveryOrderId: null | string; deliveryRevision: null | number; description: string; disputed: boolean; draftId: string; fact: null | string; gstCode: "ES33" | "ESN33" | "OS" | "SR" | "SRCA-S" | "ZR" | null; gstPercent: null | string; itemId: null | string; orderId: null | string; place: number; plantId: null | string; quantity: string; reason: null | string; systemAmount: null | string; systemPrice: null | string; systemQuantity: null | string; trace: (unknown)[]; unit: string; unitPrice: string; updatedAt: string; updatedBy: null | string; kind: "adjustment" | "associate" | "product" | "service" | "sub_product"; doNumber: null | string; doDate: null | string }

export type DraftPage = { rows: (DraftRow)[]; total: number; sums: { total: string; quantity: string; subtotal: string } | null; more?: true }

export type DraftResult = { id: string; total?: string; draftNo: null | string; ok: boolean; status?: string; problem?: { title: string; detail: string } }

export type DraftRow = { id: string; version: number; total: string; draftNo: string; kind: string; customerId: string; customerName: string; projectId: string; projectName: string; regionId: string; regionName: string; salespersonName: null | string; fromDate: string; toDate: string; status: "approved" | "collecting" | "draft" | "exception" | "invoiced" | "with_ceo" | "with_manager" | "with_sales" | "withdrawn"; round: number; quantity: string; subtotal: string; gstPercent: string; gst: string; exceptions: (ExceptionOfRow)[]; byHand: boolean; updatedAt: string; approvedAt: string | null }

export type DraftTicket = { id: string; doDate: string; loadNo: number; orderNo: string; customerName: string; projectName: string; locationName: string; plantName: string; truckNo: null | string; driverName: null | string; productCode: string; productName: string; quantity: string; returnConcrete: null | string; generatedAt: string | null; returnedAt: string | null; signature: null | string; doNumber: null | string; batchedAt: string | null; leftAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; deliveredManually: boolean; signedBy: null | string; signedAt: string | null }

export type DraftWithoutApprover = { id: string; version: number; total: string; draftNo: string; customerName: string; projectName: string; salespersonName: null | string; updatedAt: string; choices: ({ salespersonId: string; name: string })[] }

export type DueReminder = { total: string; invoiceId: string; invoiceNo: string; customerId: string; customerName: string; projectName: string; dueDate: string; daysLate: number; open: string; step: number; name: string; lastDay: null | string; recipients: number }

export type EInvoiceState = { status: "accepted" | "none" | "rejected" | "sent" | "waiting"; attempt: number; messageId: null | string; sentAt: string | null; answeredAt: string | null; reason: null | string; needs: (string)[] }

export type ErpExportRow = { id: string; version: number; exportNo: string; exportedAt: string; invoices: number; lines: null | number; controlTotal: string; fileKey: null | string; linesKey: null | string; acknowledgedAt: string | null; erpReference: null | string; endedReason: null | string; state: ErpExportState }

export type ErpExportState = "acknowledged" | "cancelled" | "ready" | "rejected" | "writing"

export type ExceptionOfRow = { id: string; version: number; kind: string; text: string; deliveryOrderId: null | string; lineId: null | string; doNumber: null | string; ownerName: null | string; raisedAt: string; line: { id: string; quantity: string; unitPrice: string; unit: string; disputed: boolean } | null }

export type ExceptionOwner = { id: string; name: string }

export type Exposure = { total: string; open: string; unbilled: string; ordered: string }

export type FixGroup = { column: string; message: string; count: number; cells: ({ row: number; cell: string; value: string })[] }

export type GeneratedDraft = { id: string; total: string; draftNo: string; projectId: string; status: string; loads: number }

export type GeneratedInvoice = { id: string; total: string; invoiceNo: string; draftId: string; ok: true } | { ok: false; draftId: string; problem: { title: string; detail: string } }

export type GstTotal = { percent: string; code?: "ES33" | "ESN33" | "OS" | "SR" | "SRCA-S" | "ZR"; subtotal: string; gst: string }

export type ImportCounts = { rows: number; create: number; update: number; skip: number; reject: number }

export type ImportDone = { rows: number; create: number; update: number; skip: number; reject: number; importId: string; fixes: (FixGroup)[] }

export type ImportLook = { importId: string; fileName: string; taken: boolean; sheet: string; sheets: ({ rows: number; name: string })[]; headers: ({ at: number; text: string; sample: string })[]; columns: ({ key: string; label: string; needed: boolean; hint: string; example: string; at: null | number })[]; missing: (string)[]; counts: ImportCounts; fixes: (FixGroup)[]; preview: (ImportPreview)[] }

export type ImportPreview = { row: number; action: "create" | "reject" | "skip" | "update"; values: Record<string, string> }

export type InvoiceException = { id: string; version: number; total: string; kind: string; text: string; deliveryOrderId: null | string; lineId: null | string; ownerId: null | string; ownerName: null | string; raisedAt: string; draftId: string; draftNo: string; customerName: string; projectName: string }

export type InvoiceLineRow = { id: string; place: number; kind: string; doNumber: null | string; description: string; quantity: string; unit: string; unitPrice: string; amount: string }

export type InvoicePage = { rows: (InvoiceRow)[]; total: number; sums: { total: string; quantity: string } | null; more?: true }

export type InvoiceRow = { id: string; version: number; total: string; invoiceNo: string; kind: string; customerId: string; customerName: string; projectId: string; projectName: string; salespersonName: null | string; invoiceDate: string; dueDate: string; fromDate: string; toDate: string; quantity: string; subtotal: string; gst: string; sentAt: string | null; exportNo: null | string; exportedAt: string | null; creditsInvoiceNo: null | string; cancelled: boolean; eInvoiceStatus: "accepted" | "none" | "rejected" | "sent" | "waiting" | null }

export type InvoicedItem = { id: string; kind: "adjustment" | "associate" | "product" | "service" | "sub_product"; orderId: null | string; deliveryOrderId: null | string; deliveryRevision: null | number; plantId: null | string; itemId: null | string; description: string; quantity: string; unit: string; unitPrice: string; amount: string; gstCode: "ES33" | "ESN33" | "OS" | "SR" | "SRCA-S" | "ZR" | null; doNumber: null | string; gstPercent: string; left: string }

export type LastBill = { invoiceNo: string; invoiceDate: string; unitPrice: string }

export type LineEvidence = { lineId: string; sources: (string)[]; listPrice: null | string; againstList: null | string; contractPrice: null | string; againstContract: null | string; lastBill: LastBill | null; againstLast: null | string; margin: Margin | null; decidedByName: null | string; decidedAt: string | null; ticket: TicketTimes | null }

export type LoadTimes = { batched: string | null; arrived: string | null; pourEnd: string | null }

export type MadeExport = { id: string; exportNo: string; invoices: number; controlTotal: string; jobId: string }

export type Margin = { amount: string; percent: string; band: MarginBand }

export type MarginBand = "amber" | "green" | "red" | "unknown"

export type NoteBasis = { items: (InvoicedItem)[]; rates: (RateLeft)[]; open: OpenNote | null }

export type NoteOn = { invoiceNo: string; customerDocumentNo: null | string; invoiceDate: string; doNumber: null | string; revision: null | number; emodNo: null | string; reason: null | string }

export type NoteTo = { total: string; draftId: string; draftNo: string; kind: string; status: string; invoiceNo: null | string; emodNo: null | string; noteReason: "addressee" | "cancel" | "goodwill" | "other" | "particulars" | "price" | "quality" | "rebate" | null }

export type OpenNote = { id: string; version: number; draftNo: string; noteReason: null | string }

export type PaymentAllocationRow = { id: string; invoiceId: string; invoiceNo: string; amount: string; at: string; byName: string; reason: null | string }

export type PaymentPage = { rows: (PaymentRow)[]; total: number; sums: { amount: string; left: string } | null; more?: true }

export type PaymentRow = { id: string; version: number; paymentNo: string; customerId: string; customerName: string; customerCode: string; reference: string; paidOn: string; amount: string; left: string; method: "cash" | "cheque" | "giro" | "paynow" | "transfer"; source: "file" | "machine" | "person"; remarks: null | string; reversedAt: string | null; reversedReason: null | string }

export type PendingPrice = { id: string; version: number; message: string }

export type RateLeft = { percent: string; code: "ES33" | "ESN33" | "OS" | "SR" | "SRCA-S" | "ZR"; left: string }

export type RebateNote = { invoiceId: string; draftId: string; draftNo: string }

export type RebateNoteRow = { total: string; draftId: string; draftNo: string; status: string; invoiceNo: null | string }

export type RebateRow = { id: string; version: number; customerId: string; customerName: string; fromDate: string; toDate: string; tiers: (RebateTier)[]; reason: string; settledAt: string | null; endedAt: string | null; endReason: null | string; endedBy: null | string; madeBy: null | string }

export type RebateTier = { fromCubicMetres: string; rebatePerM3: string }

export type RebatedInvoice = { invoiceId: string; invoiceNo: string; invoiceDate: string; parts: (RebatedPart)[] }

export type RebatedPart = { gstPercent: string; gstCode: "ES33" | "ESN33" | "OS" | "SR" | "SRCA-S" | "ZR"; quantity: string; amount: string }

export type ReceivedResult = { reference: string; ok: false; problem: { title: string; detail: string } } | { reference: string; ok: true; paymentNo: string; already: boolean; unmatched: (string)[] }

export type ReminderRow = { id: string; invoiceId: string; invoiceNo: string; customerId: string; customerName: string; step: number; name: string; day: string; daysLate: number; open: string; letterStatus: null | string; recipients: (string)[] | null }

export type Replaces = { invoiceNo: string; invoiceDate: string; noteNo: null | string; attention: null | string; remarks: null | string }

export type SelfBillRow = { id: string; version: number; total: string; statementNo: string; draftId: string; draftNo: string; draftStatus: string; customerId: string; customerName: string; projectName: string; fromDate: string; toDate: string; statementDate: string; sentAt: string | null; documentNo: null | string; documentDate: null | string; documentTotal: null | string; differences: number; status: SelfBillStatus }

export type SelfBillStatus = "differing" | "matched" | "receivable" | "sent"

export type SentAgain = { letterId: string; recipients: (string)[]; jobId: string }

export type SentInvoice = { invoiceId: string; invoiceNo: string; recipients: (string)[]; jobId: string }

export type SentOfMany = { ok: false; invoiceId: string; invoiceNo: string; problem: { title: string; detail: string } } | { ok: true; invoiceId: string; invoiceNo: string }

export type SentSelfBill = { id: string; total: string; statementNo: string; draftId: string; recipients: (string)[]; ok: true } | { ok: false; draftId: string; problem: { title: string; detail: string } }

export type SentStatement = { letterId: string; recipients: (string)[]; jobId: string }

export type ShownLine = { ours: StatedLine | null; theirs: DocumentLine | null; state: "equal" | "missing_here" | "missing_there" | "price" | "quantity" | null }

export type StatedLine = { id: string; kind: string; deliveryOrderId: null | string; doNumber: null | string; description: string; quantity: string; unit: string; unitPrice: string; amount: string; disputed: boolean }

export type TicketTimes = { doNumber: null | string; batchedAt: string | null; leftAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; deliveredManually: boolean; signedBy: null | string; signedAt: string | null }

export type TimedCharge = { what: string; label: string; day: string; deliveryOrderId: string; lineId: null | string; ticketTimes: LoadTimes; deviceTimes: LoadTimes; byTicket: string; byDevice: string; difference: string; billed: string; notBilled: string }

export type TimedChargeRow = { id: string; draftId: string; draftNo: string; draftStatus: "approved" | "collecting" | "draft" | "exception" | "invoiced" | "with_ceo" | "with_manager" | "with_sales" | "withdrawn"; customerId: string; customerName: string; projectName: string; salespersonId: null | string; salespersonName: null | string; what: string; label: string; day: string; deliveryOrderId: string; lineId: null | string; ticketTimes: LoadTimes; deviceTimes: LoadTimes; byTicket: string; byDevice: string; difference: string; billed: string; notBilled: string }

export type TimedCover = { loads: number; told: number }

export type TimedSums = { items: number; byTicket: string; byDevice: string; billed: string; notBilled: string; leftOut: string; over: string }

export type TimedTotal = { id: string; items: number; byTicket: string; byDevice: string; billed: string; notBilled: string; leftOut: string; over: string; key: null | string; name: string }

export type Unbilled = { what: string; label: string; fact: null | string; cause: "changed" | "credited" | "disputed" | "goodwill" | "left_off" | "lowered" | "missing_site" | "missing_time" | "no_price" | "not_drafted" | "ours" | "waived" | "zero_price"; day: string; deliveryOrderId: null | string; lineId: null | string; reason: null | string; earned: null | string; billed: null | string; amount: null | string }

export type UnbilledCover = { drafts: number; undrafted: number }

export type UnbilledPeriod = { fromDate: string; toDate: string }

export type UnbilledRow = { id: string; draftId: null | string; draftNo: null | string; draftStatus: "approved" | "collecting" | "draft" | "exception" | "invoiced" | "with_ceo" | "with_manager" | "with_sales" | "withdrawn" | null; orderId: null | string; customerId: string; customerName: string; projectName: string; salespersonId: null | string; salespersonName: null | string; what: string; label: string; fact: null | string; cause: "changed" | "credited" | "disputed" | "goodwill" | "left_off" | "lowered" | "missing_site" | "missing_time" | "no_price" | "not_drafted" | "ours" | "waived" | "zero_price"; day: string; deliveryOrderId: null | string; lineId: null | string; reason: null | string; earned: null | string; billed: null | string; amount: null | string }

export type UnbilledSums = { items: number; unknown: number; earned: string; billed: string; amount: string; waived: string; ours: string }

export type UnbilledTotal = { id: string; key: null | string; name: string; items: number; unknown: number; earned: string; billed: string; amount: string; waived: string; ours: string }

export type UnknownPayment = { account: string; reference: string; paidOn: string; amount: string; at: string }

export type WorkedRebate = { quantity: string; tier: RebateTier | null; amount: string; invoices: (RebatedInvoice)[] }
