// Made by `npm run contract` from the calls of functions/support; a change here is lost.
import type { Ask, Reply } from '../call'

export interface SupportClient {
  support: {
    doSearch: {
      $post(given: { json: { keyword: string } }): Promise<Reply<{ rows: (FoundRecord)[]; total: number }>>
    }
    fetchData: {
      $get(given: { query: { type: Ask; id: Ask } }): Promise<Reply<unknown>>
    }
    search: {
      invoiceDraft: {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<unknown>>
      }
    }
    v2: {
      cylinderTest: {
        'cylinder-test': {
          $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; fromDate?: Ask; toDate?: Ask; status?: Ask; testType?: Ask; ticketNo?: Ask } }): Promise<Reply<unknown>>
        }
      }
      orders: {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; fromDate?: Ask; toDate?: Ask; status?: Ask; customerId?: Ask; projectId?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (OrderTrace)[]; total: number; more?: true }>>
      }
      deliveryOrderAudit: {
        $get(given: { query: { doNumber: Ask } }): Promise<Reply<{ rows: (ToldRow)[]; total: number; more?: true }>>
      }
      doDetails: {
        $get(given?: {  }): Promise<Reply<{ ticket: { load: { id: string; version: number; doNumber: null | string; doDate: string; orderId: string; mergedOrderId: null | string; loadNo: number; customerId: string; projectId: string; locationId: string; regionId: string; plantId: string; batchingPlantId: null | string; productId: string; mixDesignId: null | string; quantity: string; status: string; plannedBatchAt: string; plannedOnSiteAt: string; wantedAt: string | null; truckId: null | string; driverId: null | string; queueItemId: null | string; lockedBy: null | string; lockedByName: null | string; lockedUntil: string | null; calledAt: string | null; preprintedAt: string | null; generatedAt: string | null; loadingAt: string | null; batchedAt: string | null; loadedAt: string | null; leftAt: string | null; arrivalAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; returnedAt: string | null; deliveredAt: string | null; deliveredManually: boolean; dischargeLimitMinutes: number; printCount: number; batchingNo: null | string; washedOut: "plant" | "site" | null; washoutFee: null | string; returnConcrete: null | string; returnCause: null | string; partLoadBy: null | string; waitingCause: null | string; waitingOursMinutes: null | number; technicianOnSiteMinutes: null | number; slumpMm: null | number; concreteTemperature: null | string; waterAddedLitres: null | string; admixtureAddedLitres: null | string; gwpBatched: null | string; revision: number; emodificationPending: boolean; invoiceDraftId: null | string; statusReason: null | string; waivedCharges: (ChargeWaiver)[] | null; cancellation: { day: string; noticeMinutes: null | number; first: boolean; part?: boolean; waived?: Waiver } | null; overrides: ({ rule: string; text?: string; by: string; reason: string; at: string })[]; createdAt: string; createdBy: null | string; updatedAt: string; updatedBy: null | string; demo: boolean }; orderNo: string; ordered: string; orderStatus: string; orderRemarks: null | string; contactName: null | string; contactPhone: null | string; landmark: null | string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; exposureClasses: (string)[]; spacingMinutes: number; customerName: string; customerCode: string; customerAddress: null | string; projectName: string; projectCode: string; paperLanguage: "en" | "ms" | "ta" | "zh"; locationName: string; siteAddress: string; gate: null | string; regionName: string; zone: string; plantCode: string; plantName: string; plantAddress: string; certificateNo: null | string; certificateValidTo: null | string; bpName: null | string; productCode: string; productName: string; strengthMpa: number; slumpMin: number; slumpMax: number; stoneSizeMm: number; cementType: string; mixCode: null | string; mixVersion: null | number; waterCementRatio: null | string; gwpPerM3: null | string; truckNo: null | string; plateNo: null | string; truckType: null | string; driverNo: null | string; driverName: null | string; driverPhone: null | string; poNumber: null | string; structure: null | string; pump: null | string; dischargeMethod: null | string }; promisedAt: string; addOns: ({ associateProductId: string; associateProductCode: string; name: string; unit: string; quantity: string })[]; cumulative: string; weights: ({ id: string; batchNo: number; quantity: null | string; materialId: string; materialCode: string; materialName: string; kind: string; siloCode: null | string; targetKg: string; actualKg: string; deviationPercent: string; tolerancePercent: string; verdict: string; cause: null | string; source: string; at: string })[]; weightsRevision: number; events: ({ id: string; at: string; by: string; byName: string; deliveryOrderId: string; event: string; reason: null | string; source: string })[]; revisions: ({ id: string; at: string; byName: string; cause: null | string; deliveryOrderId: string; emodificationId: null | string; facts: Record<string, unknown>; revision: number })[]; names: Record<string, string>; emodification: { id: string; version: number; appliedAt: string | null; appliedRevision: null | number; before: Record<string, unknown>; cause: string; changes: Record<string, unknown>; createdAt: string; createdBy: null | string; decidedReason: null | string; deliveryOrderId: string; demo: boolean; doDate: string; doNumber: string; emodNo: string; flags: (string)[]; impact: Record<string, unknown>; levelRoles: ((string)[])[]; levels: number; remarks: null | string; status: string; submitDate: string; submittedAt: string; submittedBy: string; submittedByName: string; updatedAt: string; updatedBy: null | string } | null; clock: DischargeClock; readingNearPercent: number; actions: (string)[]; stops: ({ event: string; rule: "batch" | "readings" | "times"; text: string })[]; lockedByOther: boolean; milestone: { business: string } }>>
      }
      invoiceDraftDetails: {
        $get(given?: {  }): Promise<Reply<DraftDetail>>
      }
      invoiceProductDetails: {
        $get(given?: {  }): Promise<Reply<(DraftLineRow)[]>>
      }
      invoiceSubProductDetails: {
        $get(given?: {  }): Promise<Reply<(DraftLineRow)[]>>
      }
      invoiceAssociateProductDetails: {
        $get(given?: {  }): Promise<Reply<(DraftLineRow)[]>>
      }
      trucks: {
        $get(given?: {  }): Promise<Reply<{ rows: (TruckLine)[]; total: number; more?: true }>>
      }
      'truck-driver-info': {
        $get(given?: {  }): Promise<Reply<{ rows: (TruckInfo)[]; total: number }>>
      }
      'do-info': {
        $get(given?: {  }): Promise<Reply<{ rows: ({ doNumber: null | string; doDate: string; status: string; quantity: string; orderNo: string; loadNo: number; customerName: string; projectName: string; locationName: string; plantId: string; plantName: string; truckId: null | string; truckNo: null | string; driverId: null | string; plannedOnSiteAt: string; calledAt: string | null; loadingAt: string | null; batchedAt: string | null; loadedAt: string | null; leftAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; returnedAt: string | null; dischargeLimitMinutes: number; deliveryOrderId: string })[]; total: number; driverId: string; driverName: string; fromDate: string; toDate: string }>>
      }
      'travel-info': {
        $get(given?: {  }): Promise<Reply<{ rows: ({ toSite: null | number; waiting: null | number; pouring: null | number; back: null | number; turn: null | number; deliveryOrderId: string; doNumber: null | string; doDate: string; truckNo: null | string; plantName: string; projectName: string; locationName: string; leftAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; returnedAt: string | null; distanceKm: number; plannedMinutes: number })[]; total: number; driverId: string; driverName: string; fromDate: string; toDate: string; trips: number; distanceKm: number; drivingMinutes: number; waitingMinutes: number }>>
      }
      orderAudit: {
        $get(given?: {  }): Promise<Reply<{ rows: (ToldRow)[]; total: number; more?: true }>>
      }
      cylinderTestDetails: {
        $get(given?: {  }): Promise<Reply<{ rows: ({ id: string; version: number; airPercent: null | number; ambientTemperature: null | number; castOn: string; concretePotId: null | string; concreteTemperature: null | number; createdAt: string; createdBy: null | string; customerId: null | string; deliveryOrderId: null | string; demo: boolean; demouldedAt: string | null; doNumber: string; fck: number; freshDensity: null | number; houseId: null | string; locationId: null | string; mixCode: null | string; orderId: null | string; origin: string; placeInStructure: null | string; plantId: string; potFullKg: null | number; productId: string; projectId: null | string; receivedAt: string | null; regionId: string; remarks: null | string; sampledAt: string | null; sampledBy: null | string; sampledPlace: null | string; setNo: number; slumpMax: number; slumpMin: number; slumpMm: null | number; specimenKind: string; specimens: number; status: string; statusReason: null | string; strengthMpa: number; tank: null | string; tankTemperature: null | number; targetMean: null | number; testNo: string; trialBatchId: null | string; updatedAt: string; updatedBy: null | string; waterAddedLitres: null | number; wetFindings: ({ rule: string; text: string })[]; cylinderTestId: string; ages: (PaperAge)[] })[]; total: number }>>
      }
      'mix-designs': {
        getMixDesignAudit: {
          ':id': {
            $get(given: { param: { id: string } }): Promise<Reply<{ rows: (ToldRow)[]; total: number; more?: true }>>
          }
        }
        getMixDesignDetail: {
          ':id': {
            $get(given: { param: { id: string } }): Promise<Reply<MixDesignDetail>>
          }
        }
      }
    }
    order: {
      all: {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; fromDate?: Ask; toDate?: Ask; status?: Ask; customerId?: Ask; projectId?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (OrderTrace)[]; total: number; more?: true }>>
      }
    }
    ordersummary: {
      all: {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; fromDate?: Ask; toDate?: Ask; status?: Ask; customerId?: Ask; projectId?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (DaySummary)[]; total: number; more?: true }>>
      }
    }
    trail: {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; of: Ask; record?: Ask; fromDate?: Ask; toDate?: Ask } }): Promise<Reply<{ rows: (TrailRow)[]; total: number; more?: true }>>
    }
    backup: {
      $get(given?: {  }): Promise<Reply<{ state: BackupState | null; runs: ({ id: string; base: null | string; bytes: null | number; fault: null | string; finishedAt: string; kind: "base" | "drill"; lostSeconds: null | number; place: string; restoreSeconds: null | number; startedAt: string })[] }>>
    }
    health: {
      $get(given?: {  }): Promise<Reply<{ invariants: { id: string; at: string; broken: ({ rows: number; text: string })[]; kind: "invariants" | "trail"; tookMs: number } | null; trail: { id: string; at: string; broken: ({ rows: number; text: string })[]; kind: "invariants" | "trail"; tookMs: number } | null; scanner: "clamd" | "none"; readings: (HealthReading)[] }>>
    }
    view: {
      ':path': {
        $get(given: { param: { path: string } }): Promise<Reply<unknown>>
        $post(given: { param: { path: string } }): Promise<Reply<unknown>>
        $put(given: { param: { path: string } }): Promise<Reply<unknown>>
      }
    }
    'mix-designs': {
      findAll: {
        $get(given?: {  }): Promise<Reply<{ rows: (MixDesignLineItem)[]; total: number; more?: true }>>
      }
      detail: {
        ':id': {
          $get(given: { param: { id: string } }): Promise<Reply<MixDesignDetail>>
        }
      }
    }
  }
  matiralestingsupport: {
    'material-with-result-exist': {
      $get(given?: {  }): Promise<Reply<{ rows: (TestedMaterial)[]; total: number }>>
    }
    material: {
      list: {
        $get(given?: {  }): Promise<Reply<{ rows: (MaterialLine)[]; total: number; more?: true }>>
      }
      'active-list': {
        $get(given?: {  }): Promise<Reply<{ rows: (MaterialLine)[]; total: number; more?: true }>>
      }
    }
    'mix-designs': {
      completed: {
        $get(given?: {  }): Promise<Reply<{ rows: (MixDesignLineItem)[]; total: number; more?: true }>>
      }
    }
    'criteria-headers-by-name': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; name: string; groupHeader: null | string; description: null | string })[]; total: number; more?: true }>>
    }
    list: {
      $post(given?: {  }): Promise<Reply<{ rows: (RawTestLine)[]; total: number; more?: true }>>
    }
    gradingspecs: {
      'get-all': {
        $get(given?: {  }): Promise<Reply<{ rows: (GradingSpecificationRow)[]; total: number; more?: true }>>
      }
      'get-all-active': {
        $get(given?: {  }): Promise<Reply<{ rows: (GradingSpecificationRow)[]; total: number; more?: true }>>
      }
      filter: {
        $post(given?: {  }): Promise<Reply<{ rows: (GradingSpecificationRow)[]; total: number; more?: true }>>
      }
      detail: {
        ':id': {
          $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; limits: (GradingLimit)[]; material: string; name: string; remarks: null | string; series: string; standard: null | string; updatedAt: string; updatedBy: null | string; gradingSpecificationId: string }>>
        }
      }
    }
    supplier: {
      'get-all': {
        $get(given?: {  }): Promise<Reply<unknown>>
      }
      'get-all-active': {
        $get(given?: {  }): Promise<Reply<unknown>>
      }
      filter: {
        $post(given?: {  }): Promise<Reply<unknown>>
      }
      detail: {
        ':id': {
          $get(given: { param: { id: string } }): Promise<Reply<unknown>>
        }
      }
    }
    sampler: {
      'get-all': {
        $get(given?: {  }): Promise<Reply<unknown>>
      }
      'get-all-active': {
        $get(given?: {  }): Promise<Reply<unknown>>
      }
      filter: {
        $post(given?: {  }): Promise<Reply<unknown>>
      }
      detail: {
        ':id': {
          $get(given: { param: { id: string } }): Promise<Reply<unknown>>
        }
      }
    }
    tester: {
      'get-all': {
        $get(given?: {  }): Promise<Reply<unknown>>
      }
      'get-all-active': {
        $get(given?: {  }): Promise<Reply<unknown>>
      }
      filter: {
        $post(given?: {  }): Promise<Reply<unknown>>
      }
      detail: {
        ':id': {
          $get(given: { param: { id: string } }): Promise<Reply<unknown>>
        }
      }
    }
    'sieves-analysis': {
      'get-test-result': {
        $get(given?: {  }): Promise<Reply<{ analysis: SieveAnalysis; finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null; rawMaterialTestInfoId: string; testNo: string; status: string }>>
      }
      'get-changed-test-result': {
        $get(given?: {  }): Promise<Reply<{ rawMaterialTestInfoId: string; testNo: string; analysis: SieveAnalysis; before: { finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null }; after: { finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null } }>>
      }
      'calculate-test-result': {
        $post(given?: {  }): Promise<Reply<SieveResult>>
      }
    }
    'calculate-mix-design-aggregate-test': {
      $put(given?: {  }): Promise<Reply<MixAggregates>>
    }
    getRawMaterialTestInfo: {
      $post(given?: {  }): Promise<Reply<{ rows: (RawTestLine)[]; total: number; more?: true }>>
    }
    'get-non-combined-data': {
      $post(given?: {  }): Promise<Reply<{ judge: Judge | null; materials: ({ materialId: string; name: string; points: ({ id: string; testNo: string; day: string; grading: ({ size: number; passing: number })[]; finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null })[] })[] }>>
    }
    'get-combined-data': {
      $post(given?: {  }): Promise<Reply<{ judge: Judge | null; points: (CombinedPoint)[] }>>
    }
    'get-agg-running-mean-graph': {
      $post(given?: {  }): Promise<Reply<{ points: (RunningMeanPoint)[]; of: number; limits: { min: null | number; max: null | number }; base: { value: number; min: number; max: number } | null; materialId: string; name: string }>>
    }
    'get-aggregate-test-reports': {
      $post(given?: {  }): Promise<Reply<AggregateReport>>
    }
    'export-aggregate-excel-report': {
      $post(given?: {  }): Promise<Reply<unknown>>
    }
    exportCementExcelReport: {
      $post(given?: {  }): Promise<Reply<unknown>>
    }
    'generate-graph-pdf': {
      $post(given?: {  }): Promise<Reply<unknown>>
    }
    'download-cement-template': {
      $post(given?: {  }): Promise<Reply<unknown>>
    }
    getReport: {
      $post(given?: {  }): Promise<Reply<{ testType: "cement" | "sieve"; aggregate: AggregateReport | null; cement: CementReport | null }>>
    }
    rawandtestbyreqid: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ id: string; requests: (RawTestRequestLine)[]; materials: ({ id: string; materialCode: string; name: string; kind: string; density: string })[]; tests: ({ id: string; version: number; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; finenessModulus: null | string; gradingSpecificationId: null | string; input: unknown; materialId: string; plantId: null | string; rejectReason: null | string; remarks: null | string; requestId: null | string; result: unknown; sampledOn: string; samplerId: null | string; sourceId: null | string; status: string; supplierId: null | string; testNo: string; testType: string; testedOn: null | string; testerId: null | string; updatedAt: string; updatedBy: null | string; verdict: null | string; rawMaterialTestInfoId: string })[] }>>
      }
    }
    'get-material-has-approved-test': {
      $get(given?: {  }): Promise<Reply<{ materialId: string; hasApprovedTest: boolean; rawMaterialTestInfoId: null | string }>>
    }
    'get-all-sieve-size': {
      $get(given?: {  }): Promise<Reply<{ rows: (SieveSize)[]; total: number }>>
    }
    'all-concrete-sieve-size': {
      $get(given?: {  }): Promise<Reply<{ rows: (SieveSize)[]; total: number }>>
    }
    'all-aggregates-sieve-size': {
      $get(given?: {  }): Promise<Reply<{ rows: (SieveSize)[]; total: number }>>
    }
    'latest-mix-design-aggregate-test': {
      $get(given?: {  }): Promise<Reply<MixAggregates>>
    }
    'get-raw-material-test-types': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ testType: "cement"; name: "Cement"; materialKinds: ["cement"] } | { testType: "sieve"; name: "Sieve analysis"; materialKinds: ["sand", "stone"] })[]; total: number }>>
    }
    'get-test-types-by-material': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ testType: "cement"; name: "Cement"; materialKinds: ["cement"] } | { testType: "sieve"; name: "Sieve analysis"; materialKinds: ["sand", "stone"] })[]; total: number }>>
    }
    listAll: {
      $get(given?: {  }): Promise<Reply<{ rows: (RawTestLine)[]; total: number; more?: true }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; finenessModulus: null | string; gradingSpecificationId: null | string; input: unknown; materialId: string; plantId: null | string; rejectReason: null | string; remarks: null | string; requestId: null | string; result: unknown; sampledOn: string; samplerId: null | string; sourceId: null | string; status: string; supplierId: null | string; testNo: string; testType: string; testedOn: null | string; testerId: null | string; updatedAt: string; updatedBy: null | string; verdict: null | string; rawMaterialTestInfoId: string }>>
    }
  }
}

export type AggregateLine = { id: string; testNo: string; materialId: string; materialName: string; sourceName: null | string; plantName: null | string; supplierName: null | string; sampledOn: string; status: string; verdict: null | string; finenessModulus: null | number; fines: number; specification: null | string; passing: (null | number)[] }

export type AggregateReport = { rows: (AggregateLine)[]; sizes: (number)[]; summary: (AggregateSummary)[] }

export type AggregateSummary = { materialId: string; materialName: string; tests: number; judged: number; passed: number; finenessModulus: Figure; fines: Figure; passing: (null | number)[] }

export type BackupState = { ok: boolean; late: ("base" | "drill" | "log")[]; base: Seen; log: Seen; drill: Seen; fault: null | string }

export type CementLine = { id: string; testNo: string; materialId: string; materialName: string; sourceName: null | string; plantName: null | string; supplierName: null | string; sampledOn: string; status: string; verdict: null | string; standard: string; class: string; values: (null | number)[]; failed: (string)[] }

export type CementReport = { rows: (CementLine)[]; properties: ({ key: string; label: string; unit: string; decimals: number })[]; summary: (CementSummary)[] }

export type CementSummary = { materialId: string; materialName: string; class: string; tests: number; judged: number; passed: number; figures: (Figure)[] }

export type ChargeWaiver = { by: string; reason: string; at: string; cause?: "company"; customerId: string; itemId: string; amount: string }

export type CombinedPoint = { day: string; grading: ({ size: number; passing: number })[]; tests: (string)[]; finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null }

export type DaySummary = { orderDate: string; orders: number; onHold: number; cancelled: number; booked: string; delivered: string; loads: number }

export type DischargeClock = { age: null | number; limit: number; left: null | number; endsAt: string | null; state: "done" | "fresh" | "last" | "near" | "over" | "waiting" }

export type DraftDetail = { id: string; version: number; total: string; approvedAt: string | null; createdAt: string; createdBy: null | string; creditsInvoiceId: null | string; customerId: string; decidedReason: null | string; deliveryOrderId: null | string; deliveryRevision: null | number; demo: boolean; deputySalespersonId: null | string; draftNo: string; emodNo: null | string; fromDate: string; gst: string; gstPercent: string; gstTotals: (GstTotal)[]; kind: string; lastEditedBy: null | string; linesHash: string; madeBy: string; noteReason: "addressee" | "cancel" | "goodwill" | "other" | "particulars" | "price" | "quality" | "rebate" | null; overlapKept: boolean; projectId: string; purchaseOrderNo: null | string; purchaseOrderTyped: boolean; quantity: string; regionId: string; reissue: { purchaseOrderNo: null | string; attention: null | string; remarks: null | string; invoiceDate: null | string } | null; replacesInvoiceId: null | string; round: number; salespersonId: null | string; splitKey: string; status: "approved" | "collecting" | "draft" | "exception" | "invoiced" | "with_ceo" | "with_manager" | "with_sales" | "withdrawn"; subtotal: string; toDate: string; updatedAt: string; updatedBy: null | string; customerName: string; customerCode: string; projectName: string; salespersonName: null | string; madeByName: null | string; lines: (DraftLineRow)[]; approvals: ({ id: string; amount: null | string; approverId: string; approverName: string; at: string; contentHash: string; decision: string; level: number; personKey: string; reason: null | string; round: number; subject: string; subjectId: string })[]; levels: number; noteOn: NoteOn | null; replaces: Replaces | null; exceptions: (DraftExceptionRow)[]; settled: (DraftExceptionRow)[]; actions: (string)[] }

export type DraftExceptionRow = { id: string; version: number; kind: string; text: string; deliveryOrderId: null | string; lineId: null | string; ownerId: null | string; ownerName: null | string; raisedAt: string; acceptedAt: string | null; acceptedByName: null | string; reason: null | string; settledAt: string | null; settlement: null | string; doNumber: null | string }

export type DraftLineRow = { id: string; version: number; amount: string; carriedFrom: null | string; correctsLineId: null | string; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedBy: null | string; decidedPrice: null | string; decidedQuantity: null | string; deliveryOrderId: null | string; deliveryRevision: null | number; description: string; disputed: boolean; draftId: string; fact: null | string; gstCode: "ES33" | "ESN33" | "OS" | "SR" | "SRCA-S" | "ZR" | null; gstPercent: null | string; itemId: null | string; orderId: null | string; place: number; plantId: null | string; quantity: string; reason: null | string; systemAmount: null | string; systemPrice: null | string; systemQuantity: null | string; trace: (unknown)[]; unit: string; unitPrice: string; updatedAt: string; updatedBy: null | string; kind: "adjustment" | "associate" | "product" | "service" | "sub_product"; doNumber: null | string; doDate: null | string }

export type Figure = { tests: number; mean: null | number; deviation: null | number; min: null | number; max: null | number }

export type FoundRecord = { id: string; kind: string; label: string; detail: string; url: string; facts: ({ name: string; value: string })[] }

export type GradingLimit = { size: number; min: number; max: number }

export type GradingSpecificationRow = { id: string; version: number; gradingSpecificationId: string; active: boolean; name: string; standard: null | string; material: string; series: string; limits: (GradingLimit)[]; remarks: null | string }

export type GradingVerdict = { verdict: "fail" | "incomplete" | "pass"; sieves: (SieveVerdict)[] }

export type GstTotal = { percent: string; code?: "ES33" | "ESN33" | "OS" | "SR" | "SRCA-S" | "ZR"; subtotal: string; gst: string }

export type HealthReading = { id: "connections" | "filesHeld" | "invariantsAge" | "invariantsBroken" | "jobsFailed" | "jobsWaiting" | "searchLate" | "trailAge" | "trailBroken" | "unsealed"; label: string; unit: string; limit: number; value: null | number; late: boolean }

export type Judge = { name: string; series: SieveSeries; limits: (GradingLimit)[] }

export type MaterialLine = { id: string; version: number; active: boolean; alkaliPercent: null | string; carbonFactor: null | string; carbonSource: null | string; carbonValidTo: null | string; chloridePercent: null | string; costPerKg: null | string; criteriaHeaderId: null | string; density: string; kind: string; materialCode: string; name: string; solidsPercent: null | string; unit: string; materialId: string; ingredientId: string }

export type MixAggregates = { shilstone: Shilstone | null; tarantula: Tarantula | null; grading: ({ size: number; passing: number })[]; basis: "mass" | "volume"; shares: ({ name: string; share: number })[]; finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null; tests: ({ name: string; testNo: string; sampledOn: string })[] }

export type MixDesignDetail = { id: string; version: number; active: boolean; airPercent: string; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; dischargeMinutes: null | number; exposureClasses: (string)[]; gwpPerM3: null | string; mixCode: string; mixVersion: number; name: string; remarks: null | string; status: string; strengthMpa: number; targetMeanStrength: null | string; updatedAt: string; updatedBy: null | string; waterCementRatio: null | string; mixDesignId: string; lines: ({ materialId: string; materialCode: string; name: string; kind: string; active: boolean; kgPerM3: string; density: string; solidsPercent: null | string; costPerKg: null | string; carbonFactor: null | string; carbonValidTo: null | string })[]; figures: MixFigures; open: (string)[]; approvedByName: null | string }

export type MixDesignLineItem = { id: string; version: number; active: boolean; approvedAt: string | null; gwpPerM3: null | string; mixCode: string; mixVersion: number; name: string; status: string; strengthMpa: number; targetMeanStrength: null | string; waterCementRatio: null | string; mixDesignId: string; mappings: number }

export type MixFigures = { totalKg: string; binderKg: string; waterCementRatio: null | string; volume: number; volumeAccepted: boolean; volumes: ({ name: string; volume: number })[]; cost: null | string; gwpPerM3: null | string }

export type NoteOn = { invoiceNo: string; customerDocumentNo: null | string; invoiceDate: string; doNumber: null | string; revision: null | number; emodNo: null | string; reason: null | string }

export type OrderTrace = { id: string; orderNo: string; orderDate: string; startTime: string; status: string; customerName: string; projectName: string; productCode: string; quantity: string; loads: number; ticketed: number; delivered: string; drafts: number; billed: string; openChanges: number }

export type PaperAge = { id: string; version: number; cylinderAgeId: string; cylinderTestId: string; testVersion: number; testNo: string; doNumber: string; ageDays: number; dueOn: string; plannedOn: string; testUntil: string | null; conflict: boolean; status: string; revision: number; testedAt: string | null; mean: null | number; density: null | number; rangePercent: null | number; ageHours: null | number; ageWithin: boolean | null; counts: boolean | null; notes: (string)[]; verdict: null | string; press: { errorPercent: null | number; uncertaintyPercent: null | number; equipmentNo: string; make: null | string; calibratedOn: null | string; validUntil: null | string; certificateNo: null | string; fault: null | string; allowedBy: null | string; reason: null | string } | null; labName: null | string; labAt: string | null; houseName: null | string; houseAt: string | null; houseRemarks: null | string; managerName: null | string; managerAt: string | null; managerRemarks: null | string; declinedBy: null | string; declinedReason: null | string; setStatus: string; castOn: string; sampledAt: string | null; receivedAt: string | null; demouldedAt: string | null; tank: null | string; tankTemperature: null | number; strengthMpa: number; fck: number; targetMean: null | number; specimenKind: string; sampledBy: null | string; slumpMm: null | number; wetFindings: ({ rule: string; text: string })[]; concreteTemperature: null | number; airPercent: null | number; freshDensity: null | number; mixCode: null | string; plantId: string; plantCode: string; plantName: string; productCode: string; customerId: null | string; projectId: null | string; houseId: null | string; laboratory: null | string; accreditationNo: null | string; customerName: string; projectName: string; locationName: string; specimens: ({ id: string; ageId: string; density: null | number; excluded: boolean; excludedReason: null | string; fracture: null | number; label: string; length: null | number; lengthFactor: null | number; loadKn: null | number; massKg: null | number; strength: null | number; warnings: (string)[]; width1: null | number; width2: null | number })[]; revisions: ({ id: string; ageId: string; at: string; byName: string; facts: Record<string, unknown>; reason: string; revision: number })[] }

export type RawTestLine = { id: string; version: number; rawMaterialTestInfoId: string; testNo: string; testType: string; materialId: string; materialCode: string; materialName: string; sourceName: null | string; plantId: null | string; plantName: null | string; sampledOn: string; testedOn: null | string; status: string; verdict: null | string; finenessModulus: null | string }

export type RawTestRequestLine = { id: string; version: number; requestNo: string; status: string; origin: string; materialId: string; materialCode: string; materialName: string; materialKind: string; sourceId: null | string; sourceName: null | string; plantId: null | string; plantName: null | string; supplierId: null | string; mixDesignId: null | string; mixCode: null | string; requisitionId: null | string; testTypes: (string)[]; dueOn: string; samplerId: null | string; samplerName: null | string; sampledOn: null | string; requestedByName: string; rejectReason: null | string; remarks: null | string; createdAt: string }

export type Replaces = { invoiceNo: string; invoiceDate: string; noteNo: null | string; attention: null | string; remarks: null | string }

export type RunningMeanPoint = { key: string; label: string; value: number; mean: null | number; outsideLimits: boolean; outsideBase: boolean }

export type Seen = { at: string; ageSeconds: number } | null

export type Shilstone = { coarseness: number; workability: number; zone: "I gap-graded" | "II well graded" | "III small stone" | "IV sandy" | "V rocky"; aboveTrend: number }

export type SieveAnalysis = { rows: (SieveRow)[]; grading: ({ size: number; passing: number })[]; pan: number; washed: number; fines: number; loss: number; closureLimit: number }

export type SieveResult = { analysis: SieveAnalysis; finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null }

export type SieveRow = { size: number; mass: number; retained: number; cumulative: number; passing: number; reported: number }

export type SieveSeries = "ASTM" | "BS" | "EN"

export type SieveSize = { size: number; name: string; usName: string; series: (SieveSeries)[] }

export type SieveVerdict = { size: number; min: number; max: number; passing: null | number; verdict: "above" | "below" | "not tested" | "within" }

export type Tarantula = { pass: boolean; sieves: (TarantulaSieve)[]; sums: (TarantulaSum)[] }

export type TarantulaSieve = { size: number; retained: number; min: number; max: number; pass: boolean }

export type TarantulaSum = { name: "coarse sand" | "fine sand"; value: number; min: number; max: null | number; pass: boolean }

export type TestedMaterial = { id: string; materialName: string; kind: string; tests: number; lastSampledOn: string }

export type ToldRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null; names: Record<string, string> }

export type TrailRow = { id: number; at: string; actorName: string; subject: string; record: string; action: string; before: Record<string, unknown> | null; after: Record<string, unknown> | null; changed: (string)[]; reason: null | string; names: Record<string, string> }

export type TruckInfo = { truckType: string; trucks: number; active: number; working: number; queued: number }

export type TruckLine = { id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; heading: null | number; inspectionValidTo: null | string; latitude: null | number; longitude: null | number; mainPlantId: null | string; plateNo: string; positionAt: string | null; removed: boolean; subcontractorId: null | string; tareKg: null | number; tareValidTo: null | string; truckNo: string; truckTypeId: string; updatedAt: string; updatedBy: null | string; truckType: string; maxLoad: string; plant: null | string; subcontractorName: null | string; driverName: null | string; deliveryStatus: null | string; inQueue: boolean }

export type Waiver = { by: string; reason: string; at: string; cause?: "company" }
