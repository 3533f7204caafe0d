// Made by `npm run contract` from the calls of functions/cylinders; a change here is lost.
import type { Ask, Reply } from '../call'

export interface CylindersClient {
  'cylinder-test': {
    'dry-test': {
      download: {
        $get(given?: { query?: { day?: Ask; late?: Ask; plantId?: Ask; houseId?: Ask } }): Promise<Reply<unknown>>
      }
    }
    'download-excel': {
      $get(given?: { query?: { from?: Ask; to?: Ask; plantId?: Ask; houseId?: Ask; customerId?: Ask; projectId?: Ask; productId?: Ask; limit?: Ask; offset?: Ask; keyword?: Ask } }): Promise<Reply<unknown>>
    }
    'plant-summary-report': {
      excel: {
        $post(given: { json: { from: string; to: string; plantId?: string; houseId?: string; customerId?: string; projectId?: string; productId?: string; ageDays?: number; period?: "month" | "quarter" | "year" | "all" } }): Promise<Reply<unknown>>
      }
      $post(given: { json: { from: string; to: string; plantId?: string; houseId?: string; customerId?: string; projectId?: string; productId?: string; ageDays?: number; period?: "month" | "quarter" | "year" | "all" } }): Promise<Reply<{ rows: (PlantSummaryRow)[]; total: number }>>
    }
    pdf: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
    }
    labels: {
      $get(given?: { query?: { ids?: Ask; day?: Ask; late?: Ask; as?: Ask } }): Promise<Reply<unknown>>
    }
    'multi-pdf': {
      $post(given: { json: { ids: (string)[] } }): Promise<Reply<unknown>>
    }
    'export-pdf': {
      $post(given: { json: { from: string; to: string; plantId?: string; houseId?: string; customerId?: string; projectId?: string; productId?: string; limit?: number; offset?: number; sort?: string; keyword?: string } }): Promise<Reply<unknown>>
    }
    'generate-cert': {
      $post(given: { json: { ids: (string)[] } }): Promise<Reply<unknown>>
    }
    certificate: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
    }
    'send-email-test-result': {
      $post(given: { json: { ids: (string)[]; message?: string } }): Promise<Reply<{ rows: (SentResults)[]; total: number }>>
    }
    maturity: {
      ':id': {
        $get(given: { param: { id: string }; query?: { asked?: Ask; ahead?: Ask } }): Promise<Reply<MaturityDetail>>
      }
    }
    'upload-temperature': {
      ':id': {
        $post(given: { param: { id: string }; form: { file: File; [field: string]: string | File } }): Promise<Reply<UploadedTemperature>>
      }
    }
    'temperature-record': {
      ':id': {
        $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean }>>
      }
    }
    'upload-cylinder-test': {
      $post(given: { form: { file: File; [field: string]: string | File } }): Promise<Reply<UploadedDry>>
    }
    create: {
      $post(given: { json: { doNumber: string; specimenKind?: "150x300" | "100x200" | "cube-150" | "cube-100"; specimens?: number; ages?: (number)[]; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; ages: (number)[]; airPercent: null | number; ambientTemperature: null | number; castOn: string; concretePotId: null | string; concreteTemperature: null | number; createdAt: string; createdBy: null | string; customerId: null | string; deliveryOrderId: null | string; demo: boolean; demouldedAt: string | null; doNumber: string; fck: number; freshDensity: null | number; houseId: null | string; locationId: null | string; mixCode: null | string; orderId: null | string; origin: string; placeInStructure: null | string; plantId: string; potFullKg: null | number; productId: string; projectId: null | string; receivedAt: string | null; regionId: string; remarks: null | string; sampledAt: string | null; sampledBy: null | string; sampledPlace: null | string; setNo: number; slumpMax: number; slumpMin: number; slumpMm: null | number; specimenKind: string; specimens: number; status: string; statusReason: null | string; strengthMpa: number; tank: null | string; tankTemperature: null | number; targetMean: null | number; testNo: string; trialBatchId: null | string; updatedAt: string; updatedBy: null | string; waterAddedLitres: null | number; wetFindings: ({ rule: string; text: string })[] }>>
    }
    'update-by-lab': {
      $post(given: { json: { part: "wet"; id: string; version: number; sampledAt: string; sampledBy?: string | null; sampledPlace?: "site" | "plant" | "laboratory"; placeInStructure?: string | null; slumpMm?: number | null; concreteTemperature?: number | null; ambientTemperature?: number | null; airPercent?: number | null; concretePotId?: string | null; potFullKg?: number | null; waterAddedLitres?: number | null; remarks?: string | null } | { part: "curing"; id: string; version: number; receivedAt: string; demouldedAt?: string | null; tank?: string | null; tankTemperature?: number | null } | { part: "dry"; id: string; version: number; testedAt: string; specimens: ({ id: string; width1: number; width2: number; length: number; massKg: number; loadKn: number; fracture?: number | null })[]; pressId?: string | null; calibrationReason?: string | null; confirmed?: (string)[] } }): Promise<Reply<{ id: string; version: number; ageDays: number; ageHours: null | number; ageWithin: boolean | null; conflict: boolean; counts: boolean | null; createdAt: string; createdBy: null | string; declinedBy: null | string; declinedReason: null | string; demo: boolean; density: null | number; dueOn: string; houseAt: string | null; houseBy: null | string; houseName: null | string; houseRemarks: null | string; labAt: string | null; labBy: null | string; labName: null | string; managerAt: string | null; managerBy: null | string; managerName: null | string; managerRemarks: null | string; mean: null | number; notes: (string)[]; plannedOn: string; press: { errorPercent: null | number; uncertaintyPercent: null | number; equipmentNo: string; make: null | string; calibratedOn: null | string; validUntil: null | string; certificateNo: null | string; fault: null | string; allowedBy: null | string; reason: null | string } | null; pressId: null | string; rangePercent: null | number; revision: number; round: number; status: string; testId: string; testUntil: string | null; testedAt: string | null; updatedAt: string; updatedBy: null | string; verdict: null | string } | { id: string; version: number; ages: (number)[]; airPercent: null | number; ambientTemperature: null | number; castOn: string; concretePotId: null | string; concreteTemperature: null | number; createdAt: string; createdBy: null | string; customerId: null | string; deliveryOrderId: null | string; demo: boolean; demouldedAt: string | null; doNumber: string; fck: number; freshDensity: null | number; houseId: null | string; locationId: null | string; mixCode: null | string; orderId: null | string; origin: string; placeInStructure: null | string; plantId: string; potFullKg: null | number; productId: string; projectId: null | string; receivedAt: string | null; regionId: string; remarks: null | string; sampledAt: string | null; sampledBy: null | string; sampledPlace: null | string; setNo: number; slumpMax: number; slumpMin: number; slumpMm: null | number; specimenKind: string; specimens: number; status: string; statusReason: null | string; strengthMpa: number; tank: null | string; tankTemperature: null | number; targetMean: null | number; testNo: string; trialBatchId: null | string; updatedAt: string; updatedBy: null | string; waterAddedLitres: null | number; wetFindings: ({ rule: string; text: string })[] }>>
    }
    'submit-by-lab': {
      $post(given: { json: { items: ({ id: string; version: number })[]; remarks?: string | null } }): Promise<Reply<{ rows: ({ id: string; version: number; ageDays: number; ageHours: null | number; ageWithin: boolean | null; conflict: boolean; counts: boolean | null; createdAt: string; createdBy: null | string; declinedBy: null | string; declinedReason: null | string; demo: boolean; density: null | number; dueOn: string; houseAt: string | null; houseBy: null | string; houseName: null | string; houseRemarks: null | string; labAt: string | null; labBy: null | string; labName: null | string; managerAt: string | null; managerBy: null | string; managerName: null | string; managerRemarks: null | string; mean: null | number; notes: (string)[]; plannedOn: string; press: { errorPercent: null | number; uncertaintyPercent: null | number; equipmentNo: string; make: null | string; calibratedOn: null | string; validUntil: null | string; certificateNo: null | string; fault: null | string; allowedBy: null | string; reason: null | string } | null; pressId: null | string; rangePercent: null | number; revision: number; round: number; status: string; testId: string; testUntil: string | null; testedAt: string | null; updatedAt: string; updatedBy: null | string; verdict: null | string })[]; total: number }>>
    }
    'update-by-house-manager': {
      $post(given: { json: { id: string; version: number; remarks?: string | null; exclusions?: ({ specimenId: string; excluded: boolean; reason: string })[] } }): Promise<Reply<{ id: string; version: number; ageDays: number; ageHours: null | number; ageWithin: boolean | null; conflict: boolean; counts: boolean | null; createdAt: string; createdBy: null | string; declinedBy: null | string; declinedReason: null | string; demo: boolean; density: null | number; dueOn: string; houseAt: string | null; houseBy: null | string; houseName: null | string; houseRemarks: null | string; labAt: string | null; labBy: null | string; labName: null | string; managerAt: string | null; managerBy: null | string; managerName: null | string; managerRemarks: null | string; mean: null | number; notes: (string)[]; plannedOn: string; press: { errorPercent: null | number; uncertaintyPercent: null | number; equipmentNo: string; make: null | string; calibratedOn: null | string; validUntil: null | string; certificateNo: null | string; fault: null | string; allowedBy: null | string; reason: null | string } | null; pressId: null | string; rangePercent: null | number; revision: number; round: number; status: string; testId: string; testUntil: string | null; testedAt: string | null; updatedAt: string; updatedBy: null | string; verdict: null | string }>>
    }
    'submit-by-house-manager': {
      $post(given: { json: { items: ({ id: string; version: number })[]; remarks?: string | null } }): Promise<Reply<{ rows: ({ id: string; version: number; ageDays: number; ageHours: null | number; ageWithin: boolean | null; conflict: boolean; counts: boolean | null; createdAt: string; createdBy: null | string; declinedBy: null | string; declinedReason: null | string; demo: boolean; density: null | number; dueOn: string; houseAt: string | null; houseBy: null | string; houseName: null | string; houseRemarks: null | string; labAt: string | null; labBy: null | string; labName: null | string; managerAt: string | null; managerBy: null | string; managerName: null | string; managerRemarks: null | string; mean: null | number; notes: (string)[]; plannedOn: string; press: { errorPercent: null | number; uncertaintyPercent: null | number; equipmentNo: string; make: null | string; calibratedOn: null | string; validUntil: null | string; certificateNo: null | string; fault: null | string; allowedBy: null | string; reason: null | string } | null; pressId: null | string; rangePercent: null | number; revision: number; round: number; status: string; testId: string; testUntil: string | null; testedAt: string | null; updatedAt: string; updatedBy: null | string; verdict: null | string })[]; total: number }>>
    }
    'update-by-manager': {
      $post(given: { json: { items: ({ id: string; version: number })[]; decision?: "save" | "approve"; remarks?: string | null; exclusions?: ({ specimenId: string; excluded: boolean; reason: string })[] } }): Promise<Reply<{ rows: ({ id: string; version: number; ageDays: number; ageHours: null | number; ageWithin: boolean | null; conflict: boolean; counts: boolean | null; createdAt: string; createdBy: null | string; declinedBy: null | string; declinedReason: null | string; demo: boolean; density: null | number; dueOn: string; houseAt: string | null; houseBy: null | string; houseName: null | string; houseRemarks: null | string; labAt: string | null; labBy: null | string; labName: null | string; managerAt: string | null; managerBy: null | string; managerName: null | string; managerRemarks: null | string; mean: null | number; notes: (string)[]; plannedOn: string; press: { errorPercent: null | number; uncertaintyPercent: null | number; equipmentNo: string; make: null | string; calibratedOn: null | string; validUntil: null | string; certificateNo: null | string; fault: null | string; allowedBy: null | string; reason: null | string } | null; pressId: null | string; rangePercent: null | number; revision: number; round: number; status: string; testId: string; testUntil: string | null; testedAt: string | null; updatedAt: string; updatedBy: null | string; verdict: null | string })[]; total: number }>>
    }
    details: {
      $put(given: { json: { id: string; version: number; reason?: string | null; wet?: { sampledAt?: string; sampledBy?: string | null; sampledPlace?: "site" | "plant" | "laboratory"; placeInStructure?: string | null; slumpMm?: number | null; concreteTemperature?: number | null; ambientTemperature?: number | null; airPercent?: number | null; concretePotId?: string | null; potFullKg?: number | null; waterAddedLitres?: number | null; remarks?: string | null }; ageId?: string; testedAt?: string; specimens?: ({ id: string; width1: number; width2: number; length: number; massKg: number; loadKn: number; fracture?: number | null })[]; confirmed?: (string)[]; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; ages: (number)[]; airPercent: null | number; ambientTemperature: null | number; castOn: string; concretePotId: null | string; concreteTemperature: null | number; createdAt: string; createdBy: null | string; customerId: null | string; deliveryOrderId: null | string; demo: boolean; demouldedAt: string | null; doNumber: string; fck: number; freshDensity: null | number; houseId: null | string; locationId: null | string; mixCode: null | string; orderId: null | string; origin: string; placeInStructure: null | string; plantId: string; potFullKg: null | number; productId: string; projectId: null | string; receivedAt: string | null; regionId: string; remarks: null | string; sampledAt: string | null; sampledBy: null | string; sampledPlace: null | string; setNo: number; slumpMax: number; slumpMin: number; slumpMm: null | number; specimenKind: string; specimens: number; status: string; statusReason: null | string; strengthMpa: number; tank: null | string; tankTemperature: null | number; targetMean: null | number; testNo: string; trialBatchId: null | string; updatedAt: string; updatedBy: null | string; waterAddedLitres: null | number; wetFindings: ({ rule: string; text: string })[] }>>
    }
    requests: {
      $get(given?: { query?: { status?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; kind: string; testId: null | string; orderId: string; orderNo: string; subjectNo: string; customerName: string; projectName: string; reason: string; status: string; requestedBy: string; requestedByName: string; createdAt: string; decidedByName: null | string; decidedAt: string | null; decidedReason: null | string })[]; total: number }>>
    }
    'delete-request-cta': {
      $post(given: { json: { id: string; version: number; reason: string } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedByName: null | string; decidedReason: null | string; demo: boolean; kind: string; orderId: string; plantId: string; reason: string; requestedBy: string; requestedByName: string; status: string; subjectNo: string; testId: null | string; updatedAt: string; updatedBy: null | string }>>
    }
    'delete-request-order': {
      $post(given: { json: { orderId: string; reason: string } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedByName: null | string; decidedReason: null | string; demo: boolean; kind: string; orderId: string; plantId: string; reason: string; requestedBy: string; requestedByName: string; status: string; subjectNo: string; testId: null | string; updatedAt: string; updatedBy: null | string }>>
    }
    'decline-request': {
      ':id': {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; ageDays: number; ageHours: null | number; ageWithin: boolean | null; conflict: boolean; counts: boolean | null; createdAt: string; createdBy: null | string; declinedBy: null | string; declinedReason: null | string; demo: boolean; density: null | number; dueOn: string; houseAt: string | null; houseBy: null | string; houseName: null | string; houseRemarks: null | string; labAt: string | null; labBy: null | string; labName: null | string; managerAt: string | null; managerBy: null | string; managerName: null | string; managerRemarks: null | string; mean: null | number; notes: (string)[]; plannedOn: string; press: { errorPercent: null | number; uncertaintyPercent: null | number; equipmentNo: string; make: null | string; calibratedOn: null | string; validUntil: null | string; certificateNo: null | string; fault: null | string; allowedBy: null | string; reason: null | string } | null; pressId: null | string; rangePercent: null | number; revision: number; round: number; status: string; testId: string; testUntil: string | null; testedAt: string | null; updatedAt: string; updatedBy: null | string; verdict: null | string } | { id: string; version: number; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedByName: null | string; decidedReason: null | string; demo: boolean; kind: string; orderId: string; plantId: string; reason: string; requestedBy: string; requestedByName: string; status: string; subjectNo: string; testId: null | string; updatedAt: string; updatedBy: null | string }>>
      }
    }
    'approve-request': {
      ':id': {
        $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedByName: null | string; decidedReason: null | string; demo: boolean; kind: string; orderId: string; plantId: string; reason: string; requestedBy: string; requestedByName: string; status: string; subjectNo: string; testId: null | string; updatedAt: string; updatedBy: null | string }>>
      }
    }
    'audit-report': {
      $post(given: { json: { from: string; to: string; plantId?: string; houseId?: string; customerId?: string; projectId?: string; productId?: string; limit?: number; offset?: number; sort?: string; keyword?: string } }): Promise<Reply<{ rows: ({ testNo: string; seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null })[]; total: number; more?: true }>>
    }
    'testing-report': {
      $post(given: { json: { from: string; to: string; plantId?: string; houseId?: string; customerId?: string; projectId?: string; productId?: string; limit?: number; offset?: number; sort?: string; keyword?: string } }): Promise<Reply<{ rows: ({ id: string; version: number; cylinderAgeId: string; cylinderTestId: string; testVersion: number; testNo: string; doNumber: string; ageDays: number; dueOn: string; plannedOn: string; testUntil: string | null; conflict: boolean; status: string; revision: number; testedAt: string | null; mean: null | number; density: null | number; rangePercent: null | number; ageHours: null | number; ageWithin: boolean | null; counts: boolean | null; notes: (string)[]; verdict: null | string; press: { errorPercent: null | number; uncertaintyPercent: null | number; equipmentNo: string; make: null | string; calibratedOn: null | string; validUntil: null | string; certificateNo: null | string; fault: null | string; allowedBy: null | string; reason: null | string } | null; labName: null | string; labAt: string | null; houseName: null | string; houseAt: string | null; houseRemarks: null | string; managerName: null | string; managerAt: string | null; managerRemarks: null | string; declinedBy: null | string; declinedReason: null | string; setStatus: string; castOn: string; sampledAt: string | null; receivedAt: string | null; demouldedAt: string | null; tank: null | string; tankTemperature: null | number; strengthMpa: number; fck: number; targetMean: null | number; specimenKind: string; sampledBy: null | string; slumpMm: null | number; wetFindings: ({ rule: string; text: string })[]; concreteTemperature: null | number; airPercent: null | number; freshDensity: null | number; mixCode: null | string; plantId: string; plantCode: string; plantName: string; productCode: string; customerId: null | string; projectId: null | string; houseId: null | string; laboratory: null | string; accreditationNo: null | string; customerName: string; projectName: string; locationName: string })[]; total: number; more?: true }>>
    }
    'testing-reports': {
      $get(given: { query: { from: Ask; to: Ask; plantId?: Ask; houseId?: Ask; customerId?: Ask; projectId?: Ask; productId?: Ask; limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (TestingSummary)[]; total: number }>>
    }
    'conad-report': {
      $post(given: { json: { from: string; to: string; plantId?: string; houseId?: string; customerId?: string; projectId?: string; productId?: string; ageDays?: number; group?: { name: "plant" | "line" | "truck" | "product" | "customer"; value: string } } }): Promise<Reply<Conad>>
    }
    'control-chart': {
      $post(given: { json: { from: string; to: string; plantId?: string; houseId?: string; customerId?: string; projectId?: string; productId: string; ageDays?: number } }): Promise<Reply<Control>>
    }
    'mixer-ev-report': {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; plantId?: string; from?: string; to?: string; verdict?: "uniform" | "not uniform" | "undecided" } }): Promise<Reply<{ rows: (MixerEvaluationLine)[]; total: number; more?: true }>>
    }
    forecast: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ id: string; forecast: SetForecast | { why: string } | null }>>
      }
    }
    certificates: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; projectId?: Ask } }): Promise<Reply<{ rows: (CertificateLine)[]; total: number; more?: true }>>
    }
    'week-at-a-glance': {
      $get(given?: { query?: { from?: Ask; plantId?: Ask; houseId?: Ask } }): Promise<Reply<{ total: number; from: string; to: string; today: string; days: ({ day: string; closed: null | string; due: number; done: number; late: number; ages: ({ rows: ({ id: string; version: number; cylinderAgeId: string; cylinderTestId: string; testVersion: number; testNo: string; doNumber: string; ageDays: number; dueOn: string; plannedOn: string; testUntil: string | null; conflict: boolean; status: string; revision: number; testedAt: string | null; mean: null | number; density: null | number; rangePercent: null | number; ageHours: null | number; ageWithin: boolean | null; counts: boolean | null; notes: (string)[]; verdict: null | string; press: { errorPercent: null | number; uncertaintyPercent: null | number; equipmentNo: string; make: null | string; calibratedOn: null | string; validUntil: null | string; certificateNo: null | string; fault: null | string; allowedBy: null | string; reason: null | string } | null; labName: null | string; labAt: string | null; houseName: null | string; houseAt: string | null; houseRemarks: null | string; managerName: null | string; managerAt: string | null; managerRemarks: null | string; declinedBy: null | string; declinedReason: null | string; setStatus: string; castOn: string; sampledAt: string | null; receivedAt: string | null; demouldedAt: string | null; tank: null | string; tankTemperature: null | number; strengthMpa: number; fck: number; targetMean: null | number; specimenKind: string; sampledBy: null | string; slumpMm: null | number; wetFindings: ({ rule: string; text: string })[]; concreteTemperature: null | number; airPercent: null | number; freshDensity: null | number; mixCode: null | string; plantId: string; plantCode: string; plantName: string; productCode: string; customerId: null | string; projectId: null | string; houseId: null | string; laboratory: null | string; accreditationNo: null | string; customerName: string; projectName: string; locationName: string; late: boolean })[]; ageDays: number })[] })[]; earlier: number }>>
    }
    'plant-audit-info': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; status?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; answers: ({ code: string; answer: string; remark: null | string })[]; auditNo: string; auditOn: string; auditorName: string; createdAt: string; createdBy: null | string; demo: boolean; findings: number; plantId: string; remarks: null | string; score: number; status: string; updatedAt: string; updatedBy: null | string; plantAuditId: string; plantCode: string; plantName: string; passes: boolean })[]; total: number; more?: true }>>
      $post(given: { json: { id?: string | null; version?: number | null; plantId: string; auditOn: string; answers: ({ code: "ST1" | "ST2" | "ST3" | "ST4" | "WE1" | "WE2" | "WE3" | "WE4" | "MI1" | "MI2" | "MI3" | "DE1" | "DE2" | "SA1" | "SA2" | "LA1" | "LA2" | "LA3" | "RE1" | "RE2"; answer: "conforms" | "partly" | "fails" | "not applicable"; remark?: string | null })[]; status?: "draft" | "submitted"; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; answers: ({ code: string; answer: string; remark: null | string })[]; auditNo: string; auditOn: string; auditorName: string; createdAt: string; createdBy: null | string; demo: boolean; findings: number; plantId: string; remarks: null | string; score: number; status: string; updatedAt: string; updatedBy: null | string; plantAuditId: string }>>
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<PlantAuditLine>>
      }
    }
    'mixer-evaluation': {
      $post(given: { json: { plantId: string; batchingPlantId?: string | null; truckId?: string | null; evaluatedOn: string; input: { potVolume: number; coarseDensity: number; first: { concrete: number; coarse: number; air: number; slump?: number | null; strength7?: number | null }; last: { concrete: number; coarse: number; air: number; slump?: number | null; strength7?: number | null }; minutesApart?: number | null }; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; batchingPlantId: null | string; byName: string; createdAt: string; createdBy: null | string; demo: boolean; evaluatedOn: string; evaluationNo: string; input: Record<string, unknown>; plantId: string; remarks: null | string; result: Record<string, unknown>; truckId: null | string; updatedAt: string; updatedBy: null | string; verdict: string }>>
    }
    'concrete-pot': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; active?: Ask } }): Promise<Reply<{ rows: (PotLine)[]; total: number; more?: true }>>
      $put(given: { json: { id?: string | null; version?: number | null; potNo: string; plantId?: string | null; volumeLitres: number; emptyKg: number; calibratedOn: string; calibrationDueOn: string; active?: boolean; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; calibratedOn: string; calibrationDueOn: string; createdAt: string; createdBy: null | string; emptyKg: number; plantId: null | string; potNo: string; remarks: null | string; updatedAt: string; updatedBy: null | string; volumeLitres: number; concretePotId: string }>>
    }
    'get-all-for-lab-info': {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; plantId?: string; houseId?: string; customerId?: string; projectId?: string; productId?: string; from?: string; to?: string; status?: "assigned" | "sampled" | "curing" | "completed" | "withdrawn"; view?: "wet" | "curing" | "due" | "overdue" | "low"; temperature?: boolean } }): Promise<Reply<{ rows: (SetLine)[]; total: number; more?: true }>>
    }
    'search-all': {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; plantId?: string; houseId?: string; customerId?: string; projectId?: string; productId?: string; from?: string; to?: string; status?: "assigned" | "sampled" | "curing" | "completed" | "withdrawn"; view?: "wet" | "curing" | "due" | "overdue" | "low"; temperature?: boolean } }): Promise<Reply<{ rows: (SetLine)[]; total: number; more?: true }>>
    }
    'get-all-cylinder-test': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; houseId?: Ask; customerId?: Ask; projectId?: Ask; productId?: Ask; from?: Ask; to?: Ask; status?: Ask; view?: Ask; temperature?: Ask } }): Promise<Reply<{ rows: (SetLine)[]; total: number; more?: true }>>
    }
    'search-history': {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; plantId?: string; houseId?: string; customerId?: string; projectId?: string; productId?: string; from?: string; to?: string; ageDays?: number; status?: "waiting" | "testing" | "with_house_manager" | "with_manager" | "approved" | "declined" | "withdrawn"; verdict?: "early" | "pass" | "low" | "fail" } }): Promise<Reply<{ rows: ({ id: string; version: number; cylinderAgeId: string; cylinderTestId: string; testVersion: number; testNo: string; doNumber: string; ageDays: number; dueOn: string; plannedOn: string; testUntil: string | null; conflict: boolean; status: string; revision: number; testedAt: string | null; mean: null | number; density: null | number; rangePercent: null | number; ageHours: null | number; ageWithin: boolean | null; counts: boolean | null; notes: (string)[]; verdict: null | string; press: { errorPercent: null | number; uncertaintyPercent: null | number; equipmentNo: string; make: null | string; calibratedOn: null | string; validUntil: null | string; certificateNo: null | string; fault: null | string; allowedBy: null | string; reason: null | string } | null; labName: null | string; labAt: string | null; houseName: null | string; houseAt: string | null; houseRemarks: null | string; managerName: null | string; managerAt: string | null; managerRemarks: null | string; declinedBy: null | string; declinedReason: null | string; setStatus: string; castOn: string; sampledAt: string | null; receivedAt: string | null; demouldedAt: string | null; tank: null | string; tankTemperature: null | number; strengthMpa: number; fck: number; targetMean: null | number; specimenKind: string; sampledBy: null | string; slumpMm: null | number; wetFindings: ({ rule: string; text: string })[]; concreteTemperature: null | number; airPercent: null | number; freshDensity: null | number; mixCode: null | string; plantId: string; plantCode: string; plantName: string; productCode: string; customerId: null | string; projectId: null | string; houseId: null | string; laboratory: null | string; accreditationNo: null | string; customerName: string; projectName: string; locationName: string })[]; total: number; more?: true }>>
    }
    results: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; houseId?: Ask; customerId?: Ask; projectId?: Ask; productId?: Ask; from?: Ask; to?: Ask; ageDays?: Ask; status?: Ask; verdict?: Ask; ids?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; cylinderAgeId: string; cylinderTestId: string; testVersion: number; testNo: string; doNumber: string; ageDays: number; dueOn: string; plannedOn: string; testUntil: string | null; conflict: boolean; status: string; revision: number; testedAt: string | null; mean: null | number; density: null | number; rangePercent: null | number; ageHours: null | number; ageWithin: boolean | null; counts: boolean | null; notes: (string)[]; verdict: null | string; press: { errorPercent: null | number; uncertaintyPercent: null | number; equipmentNo: string; make: null | string; calibratedOn: null | string; validUntil: null | string; certificateNo: null | string; fault: null | string; allowedBy: null | string; reason: null | string } | null; labName: null | string; labAt: string | null; houseName: null | string; houseAt: string | null; houseRemarks: null | string; managerName: null | string; managerAt: string | null; managerRemarks: null | string; declinedBy: null | string; declinedReason: null | string; setStatus: string; castOn: string; sampledAt: string | null; receivedAt: string | null; demouldedAt: string | null; tank: null | string; tankTemperature: null | number; strengthMpa: number; fck: number; targetMean: null | number; specimenKind: string; sampledBy: null | string; slumpMm: null | number; wetFindings: ({ rule: string; text: string })[]; concreteTemperature: null | number; airPercent: null | number; freshDensity: null | number; mixCode: null | string; plantId: string; plantCode: string; plantName: string; productCode: string; customerId: null | string; projectId: null | string; houseId: null | string; laboratory: null | string; accreditationNo: null | string; customerName: string; projectName: string; locationName: string })[]; total: number; more?: true }>>
    }
    'test-sets': {
      $get(given?: { query?: { orderId?: Ask; doNumber?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; airPercent: null | number; ambientTemperature: null | number; castOn: string; concretePotId: null | string; concreteTemperature: null | number; createdAt: string; createdBy: null | string; customerId: null | string; deliveryOrderId: null | string; demo: boolean; demouldedAt: string | null; doNumber: string; fck: number; freshDensity: null | number; houseId: null | string; locationId: null | string; mixCode: null | string; orderId: null | string; origin: string; placeInStructure: null | string; plantId: string; potFullKg: null | number; productId: string; projectId: null | string; receivedAt: string | null; regionId: string; remarks: null | string; sampledAt: string | null; sampledBy: null | string; sampledPlace: null | string; setNo: number; slumpMax: number; slumpMin: number; slumpMm: null | number; specimenKind: string; specimens: number; status: string; statusReason: null | string; strengthMpa: number; tank: null | string; tankTemperature: null | number; targetMean: null | number; testNo: string; trialBatchId: null | string; updatedAt: string; updatedBy: null | string; waterAddedLitres: null | number; wetFindings: ({ rule: string; text: string })[]; cylinderTestId: string; ages: (PaperAge)[] })[]; total: number }>>
    }
    'test-age-details': {
      $get(given?: { query?: { id?: Ask; day?: Ask; plantId?: Ask; houseId?: Ask; late?: Ask } }): Promise<Reply<{ rows: (PaperAge)[]; total: number }>>
    }
    'get-test-number-detail': {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; airPercent: null | number; ambientTemperature: null | number; castOn: string; concretePotId: null | string; concreteTemperature: null | number; createdAt: string; createdBy: null | string; customerId: null | string; deliveryOrderId: null | string; demo: boolean; demouldedAt: string | null; doNumber: string; fck: number; freshDensity: null | number; houseId: null | string; locationId: null | string; mixCode: null | string; orderId: null | string; origin: string; placeInStructure: null | string; plantId: string; potFullKg: null | number; productId: string; projectId: null | string; receivedAt: string | null; regionId: string; remarks: null | string; sampledAt: string | null; sampledBy: null | string; sampledPlace: null | string; setNo: number; slumpMax: number; slumpMin: number; slumpMm: null | number; specimenKind: string; specimens: number; status: string; statusReason: null | string; strengthMpa: number; tank: null | string; tankTemperature: null | number; targetMean: null | number; testNo: string; trialBatchId: null | string; updatedAt: string; updatedBy: null | string; waterAddedLitres: null | number; wetFindings: ({ rule: string; text: string })[]; customerName: string; projectName: string; locationName: string; plantCode: string; plantName: string; productCode: string; houseName: null | string; cylinderTestId: string; orderNo: null | string; potNo: null | string; open: (string)[]; ages: ({ id: string; version: number; cylinderAgeId: string; cylinderTestId: string; testVersion: number; testNo: string; doNumber: string; ageDays: number; dueOn: string; plannedOn: string; testUntil: string | null; conflict: boolean; status: string; revision: number; testedAt: string | null; mean: null | number; density: null | number; rangePercent: null | number; ageHours: null | number; ageWithin: boolean | null; counts: boolean | null; notes: (string)[]; verdict: null | string; press: { errorPercent: null | number; uncertaintyPercent: null | number; equipmentNo: string; make: null | string; calibratedOn: null | string; validUntil: null | string; certificateNo: null | string; fault: null | string; allowedBy: null | string; reason: null | string } | null; labName: null | string; labAt: string | null; houseName: null | string; houseAt: string | null; houseRemarks: null | string; managerName: null | string; managerAt: string | null; managerRemarks: null | string; declinedBy: null | string; declinedReason: null | string; setStatus: string; castOn: string; sampledAt: string | null; receivedAt: string | null; demouldedAt: string | null; tank: null | string; tankTemperature: null | number; strengthMpa: number; fck: number; targetMean: null | number; specimenKind: string; sampledBy: null | string; slumpMm: null | number; wetFindings: ({ rule: string; text: string })[]; concreteTemperature: null | number; airPercent: null | number; freshDensity: null | number; mixCode: null | string; plantId: string; plantCode: string; plantName: string; productCode: string; customerId: null | string; projectId: null | string; houseId: null | string; laboratory: null | string; accreditationNo: null | string; customerName: string; projectName: string; locationName: string; specimens: ({ id: string; ageId: string; density: null | number; excluded: boolean; excludedReason: null | string; fracture: null | number; label: string; length: null | number; lengthFactor: null | number; loadKn: null | number; massKg: null | number; strength: null | number; warnings: (string)[]; width1: null | number; width2: null | number })[]; revisions: ({ id: string; ageId: string; at: string; byName: string; facts: Record<string, unknown>; reason: string; revision: number })[]; open: (string)[] })[] }>>
      }
    }
    'get-batched-info': {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ cylinderTestId: string; testNo: string; doNumber: null | string; doDate: string; quantity: string; status: string; productCode: string; productName: string; mixCode: null | string; mixVersion: null | number; waterCementRatio: null | string; recipe: ({ materialId: string; materialCode: string; name: string; kind: string; kgPerM3: string; carbonFactor: null | string })[]; batchingPlantName: null | string; truckNo: null | string; plateNo: null | string; driverName: null | string; batchedAt: string | null; loadedAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; minutesToSampling: null | number; slumpMm: null | number; concreteTemperature: null | string; waterAddedLitres: null | string; weights: ({ id: string; batchNo: number; quantity: null | string; materialId: string; materialCode: string; materialName: string; kind: string; siloCode: null | string; targetKg: string; actualKg: string; deviationPercent: string; tolerancePercent: string; verdict: string; cause: null | string; source: string; at: string })[] }>>
      }
    }
    trail: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (AuditRow)[]; total: number; more?: true }>>
      }
    }
    customers: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; customerId?: Ask } }): Promise<Reply<{ rows: (TestedCustomer)[]; total: number; more?: true }>>
    }
    projects: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; customerId?: Ask } }): Promise<Reply<{ rows: (TestedProject)[]; total: number; more?: true }>>
    }
    'plant-info': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; plantId?: Ask; houseId?: Ask } }): Promise<Reply<{ rows: (PlantInfo)[]; total: number; more?: true }>>
    }
    'house-data': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ id: string; version: number; houseId: string; active: boolean; code: string; name: string; address: null | string; phone: null | string; accreditationNo: null | string; managerId: null | string; managerName: null | string; plantIds: (string)[]; plantNames: (string)[]; tanks: number; capacity: number; curing: number; awaited: number })[]; total: number }>>
      $put(given: { json: { id?: string | null; version?: number | null; code: string; name: string; address?: string | null; phone?: string | null; accreditationNo?: string | null; managerId?: string | null; plantIds: (string)[]; tanks?: number; capacity?: number; active?: boolean } }): Promise<Reply<{ id: string; version: number; accreditationNo: null | string; active: boolean; address: null | string; capacity: number; code: string; createdAt: string; createdBy: null | string; managerId: null | string; name: string; phone: null | string; plantIds: (string)[]; tanks: number; updatedAt: string; updatedBy: null | string; houseId: string }>>
    }
  }
  'laboratory-equipment': {
    attachment: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
    }
    ':id': {
      upload: {
        $post(given: { param: { id: string }; form: { file: File; [field: string]: string | File } }): Promise<Reply<AttachmentLine>>
      }
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; accuracyClass: null | string; active: boolean; calibratedBy: null | string; calibratedOn: string; certificateNo: string; createdAt: string; createdBy: null | string; earlier: (Calibration)[]; equipmentNo: string; errorPercent: null | number; houseId: string; kind: string; make: null | string; rangeFrom: number; rangeTo: number; remarks: null | string; serialNo: null | string; uncertaintyPercent: null | number; updatedAt: string; updatedBy: null | string; validUntil: string; attachments: (AttachmentLine)[] }>>
    }
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; kind?: Ask; houseId?: Ask; active?: Ask; due?: Ask } }): Promise<Reply<{ rows: (EquipmentLine)[]; total: number; more?: true }>>
    }
    $put(given: { json: { id?: string | null; version?: number | null; equipmentNo: string; kind: "press" | "scale"; houseId: string; make?: string | null; serialNo?: string | null; rangeFrom: number; rangeTo: number; accuracyClass?: string | null; calibratedOn: string; validUntil: string; certificateNo: string; calibratedBy?: string | null; errorPercent?: number | null; uncertaintyPercent?: number | null; active?: boolean; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; accuracyClass: null | string; active: boolean; calibratedBy: null | string; calibratedOn: string; certificateNo: string; createdAt: string; createdBy: null | string; earlier: (Calibration)[]; equipmentNo: string; errorPercent: null | number; houseId: string; kind: string; make: null | string; rangeFrom: number; rangeTo: number; remarks: null | string; serialNo: null | string; uncertaintyPercent: null | number; updatedAt: string; updatedBy: null | string; validUntil: string; equipmentId: string }>>
  }
  engineering: {
    'en-206-initial': {
      $post(given: { json: { results: (number)[]; fck: number; groups?: "rolling" | "apart" } }): Promise<Reply<{ note: null | string; conforms: boolean; criteria: (Criterion)[]; failed: (Criterion)[] }>>
    }
    'en-206-continuous': {
      $post(given: { json: { results: (number)[]; earlier?: (number)[]; fck: number; sigma: number; sigmaTimes?: number } }): Promise<Reply<En206Continuous>>
    }
    'en-206-chart': {
      $post(given: { json: { results: (number)[]; fck: number; sigma: number } }): Promise<Reply<En206Chart>>
    }
    'en-206-sigma': {
      $post(given: { json: { results: ({ value: number; sampledAt: unknown | string })[]; estimate?: "moving range" | "standard deviation"; floor?: number } }): Promise<Reply<Sigma>>
    }
    'en-206-family': {
      $post(given: { json: { members: ({ name: string; fck: number; results: (number)[] })[]; reference: string; sigma: number } }): Promise<Reply<En206Family>>
    }
    'en-206-identity': {
      $post(given: { json: { results: (number)[]; fck: number } }): Promise<Reply<Conformity>>
    }
    'aci-318': {
      $post(given: { json: { results: (number)[]; fc: number } }): Promise<Reply<Aci318>>
    }
    'aci-318-cores': {
      $post(given: { json: { cores: (number)[]; fc: number } }): Promise<Reply<Conformity>>
    }
    'aci-214': {
      $post(given: { json: { standardDeviation: number; mean: number; fc: number; withinVariation?: number | null; place?: "field" | "lab" } }): Promise<Reply<{ overall: ControlClass; within: "excellent" | "fair" | "good" | "poor" | "very good" | null }>>
    }
    'within-test': {
      $post(given: { json: { tests: ((number)[])[]; place?: "field" | "lab" } }): Promise<Reply<WithinTest>>
    }
    cusum: {
      $post(given: { json: { values: (number)[]; target: number; sigma: number; mask?: "mean" | "range" | "correlation" } }): Promise<Reply<{ sums: (number)[]; signals: (Signal)[] }>>
    }
    'strength-cusum': {
      $post(given: { json: { results: ({ key: string; early?: number | null; actual?: number | null; forecast?: number | null })[]; target: number; sigma: number; usualGain: number; correlationSigma?: number; gainOf?: number; cementPerMpa?: number } }): Promise<Reply<StrengthCusum>>
    }
    'multigrade-cusum': {
      $post(given: { json: { results: ({ key: string; mix: string; values: Partial<Record<"strength" | "early" | "density" | "slump" | "temperature" | "water", number | null>>; groups?: Record<string, string> })[]; targets?: Record<string, Partial<Record<"strength" | "early" | "density" | "slump" | "temperature" | "water", number | null>>>; group?: { name: string; value: string } | null; meanOf?: number; alignedWithin?: number } }): Promise<Reply<MultigradeCusum>>
    }
    'forecast-28': {
      $post(given: { json: { early: number; pairs: ({ early: number; actual: number })[]; by?: "gain" | "ratio"; of?: number; usualGain?: number | null } }): Promise<Reply<Forecast28>>
    }
    'plant-summary': {
      $post(given: { json: { tests: ({ plant: string; mix: string; ageDays: number; castOn: string; specimens: (number)[]; early?: number | null; fck: number; target: number; slump?: number | null; temperature?: number | null; density?: number | null })[]; waiting?: ({ plant: string; mix: string; ageDays: number; dueAt: unknown | string; specimen?: "cylinder" | "cube" })[]; now: unknown | string; from?: string; specifiedAge?: number; period?: "month" | "quarter" | "year" | "all"; groups?: "apart" | "rolling" | "chart"; sigma?: Record<string, number>; k?: number } }): Promise<Reply<{ rows: (PlantSummaryRow)[]; total: number }>>
    }
    'batching-tolerance': {
      $post(given: { json: { standard?: "ASTM C94" | "EN 206"; items: ({ name: string; kind: "binder" | "aggregate" | "waterAdded" | "waterTotal" | "admixture" | "addition" | "fibre"; target: number; actual: number; scaleCapacity?: number | null; cumulative?: boolean })[]; own?: Partial<Record<"binder" | "aggregate" | "waterAdded" | "waterTotal" | "admixture" | "addition" | "fibre", { below: number; above: number }>> } }): Promise<Reply<Batching>>
    }
    'mixer-uniformity': {
      $post(given: { json: { potVolume: number; coarseDensity: number; first: { concrete: number; coarse: number; air: number; slump?: number | null; strength7?: number | null }; last: { concrete: number; coarse: number; air: number; slump?: number | null; strength7?: number | null }; minutesApart?: number | null } }): Promise<Reply<MixerUniformity>>
    }
    'mixing-water': {
      $post(given: { json: { strength7: number; setDifference: number; chloride?: number | null; prestressed?: boolean; sulfate?: number | null; alkalis?: number | null; solids?: number | null } }): Promise<Reply<{ pass: boolean; findings: (WaterFinding)[] }>>
    }
    slump: {
      $post(given: { json: { slump: number; specified: { by: "class"; class: string; standard?: "EN 206" | "BS 8500" } | { by: "target"; target: number; standard: "EN 206" | "BS 8500" | "ASTM C94" } | { by: "maximum"; maximum: number } | { by: "flow"; flow: number } } }): Promise<Reply<SlumpVerdict>>
    }
    air: {
      $post(given: { json: { air: number; target: number; tolerance?: number } }): Promise<Reply<FreshVerdict>>
    }
    temperature: {
      $post(given: { json: { temperature: number; section?: number | null; max?: number | null; heated?: boolean } }): Promise<Reply<FreshVerdict>>
    }
    drum: {
      $post(given: { json: { load: number; drumVolume: number; use: "mixing" | "agitating" } }): Promise<Reply<FreshVerdict>>
    }
    'mixing-revolutions': {
      $post(given: { json: { revolutions: number } }): Promise<Reply<FreshVerdict>>
    }
    'discharge-limit': {
      $post(given: { json: { firstWaterAt: unknown | string; dischargedAt: unknown | string; limitMinutes?: number; revolutions?: number | null; maxRevolutions?: number | null; waivedBy?: string | null; waterAdded?: boolean } }): Promise<Reply<Discharge>>
    }
    'cylinder-strength': {
      $post(given: { json: { load: number; diameters: (number)[]; length: number; nominalDiameter?: number | null; diameterStep?: number } }): Promise<Reply<SpecimenStrength>>
    }
    'cube-strength': {
      $post(given: { json: { load: number; sides: [number, number]; nominalSide?: number | null } }): Promise<Reply<SpecimenStrength>>
    }
    'strength-test': {
      $post(given: { json: { strengths: (number)[]; kind?: "150x300 lab" | "150x300 field" | "100x200 lab" | "cube"; spreadMax?: number } }): Promise<Reply<StrengthTest>>
    }
    'hardened-density': {
      $post(given: { json: { by: "dimensions"; mass: number; volume: number } | { by: "displacement"; inAir: number; inWater: number; water?: number } }): Promise<Reply<Density>>
    }
    'test-age': {
      $post(given: { json: { castAt: unknown | string; testedAt: unknown | string; nominalDays: number; specimen?: "cylinder" | "cube" } }): Promise<Reply<TestAge>>
    }
    'concrete-pot': {
      $post(given: { json: { volume: number; empty: number; full: number; batchMass?: number | null; designYield?: number | null; airFreeDensity?: number | null } }): Promise<Reply<ConcretePot>>
    }
    'characteristic-strength': {
      $post(given: { json: { results: (number)[]; k?: number } }): Promise<Reply<Characteristic>>
    }
  }
  conformity: {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; state?: Ask; active?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; family: null | string; plantId: string; productId: null | string; updatedAt: string; updatedBy: null | string; plantName: string; concrete: string; of: number; mean: null | number; s: null | number; margin: null | number; trend: "down" | "steady" | "up" | null; standard: "aci318" | "en206"; method: "A" | "B" | "C" | null; state: "continuous" | "initial"; sigma: null | number; fck: null | number; count: number; next: { more: number; by: null | string }; conforms: boolean | null; raised: boolean; lastOn: null | string })[]; total: number; more?: true }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; family: null | string; plantId: string; productId: null | string; updatedAt: string; updatedBy: null | string; plantName: string; concrete: string; of: number; mean: null | number; s: null | number; margin: null | number; trend: "down" | "steady" | "up" | null; standard: "aci318" | "en206"; method: "A" | "B" | "C" | null; state: "continuous" | "initial"; sigma: null | number; fck: null | number; count: number; next: { more: number; by: null | string }; conforms: boolean | null; raised: boolean; lastOn: null | string; ageDays: number; groups: "apart" | "chart" | "rolling"; results: ({ testId: string; testNo: string; castOn: string; value: number; fck: number; productCode: string; doNumber: string })[]; criteria: (ProductionCriterion)[]; checks: (ProductionCheck)[]; pending: number; chart: { target: number; single: { name: string; value: number }; decision: { name: string; value: number }; sigma: number; results: ({ label: string; value: number })[] } | null; sums: DecisionSums | null; sampling: { cubicMetres: number; days: number; months: number; fromStart: boolean; from: string; to: string; due: number; results: number }; changes: ({ id: string; at: string; byName: string; concreteId: string; from: string; kind: string; on: string; testId: null | string; testNo: null | string; to: string; why: string })[] }>>
    }
  }
  'non-conformities': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; status?: Ask; plantId?: Ask; concreteId?: Ask; held?: Ask; own?: Ask } }): Promise<Reply<{ rows: (NonConformityLine)[]; total: number; more?: true }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; causes: null | string; closedAt: string | null; closedByName: null | string; closedRemarks: null | string; concreteId: string; coreStandard: string; cores: ({ label: string; place: string; diameterMm: number; lengthMm: number; mpa: number })[]; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decision: null | string; decisionText: null | string; demo: boolean; failure: null | string; fck: number; fromOn: string; held: boolean; heldAt: string | null; heldByName: null | string; heldReason: null | string; least: null | number; ncNo: string; openedByName: string; plantId: string; productIds: (string)[]; reopenedReason: null | string; rule: null | string; shape: string; source: string; status: string; testIds: (string)[]; toOn: string; updatedAt: string; updatedBy: null | string; value: null | number; what: string; plantName: string; concrete: string; loads: (TouchedLoad)[]; customers: ({ customerId: string; customerName: string; loads: number; cubicMetres: number; told: ({ at: string; byName: string; recipients: (string)[] })[] })[]; tests: ({ testId: string; testNo: string; castOn: string; value: number; fck: number })[]; stillFails: boolean | null; assessment: { strengths: (number)[]; conforms: boolean; criteria: (Criterion)[]; failed: (Criterion)[] } | null }>>
      $put(given: { param: { id: string }; json: { version: number; fromOn: string; toOn: string; causes: string; cores?: ({ label: string; place: string; diameterMm: number; lengthMm: number; mpa: number })[]; coreStandard?: "en13791" | "aci318" } }): Promise<Reply<{ id: string; version: number; causes: null | string; closedAt: string | null; closedByName: null | string; closedRemarks: null | string; concreteId: string; coreStandard: string; cores: ({ label: string; place: string; diameterMm: number; lengthMm: number; mpa: number })[]; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decision: null | string; decisionText: null | string; demo: boolean; failure: null | string; fck: number; fromOn: string; held: boolean; heldAt: string | null; heldByName: null | string; heldReason: null | string; least: null | number; ncNo: string; openedByName: string; plantId: string; productIds: (string)[]; reopenedReason: null | string; rule: null | string; shape: string; source: string; status: string; testIds: (string)[]; toOn: string; updatedAt: string; updatedBy: null | string; value: null | number; what: string }>>
      pdf: {
        $get(given: { param: { id: string }; query: { customerId: Ask } }): Promise<Reply<unknown>>
      }
      hold: {
        $post(given: { param: { id: string }; json: { version: number; held: boolean; reason: string } }): Promise<Reply<{ id: string; version: number; causes: null | string; closedAt: string | null; closedByName: null | string; closedRemarks: null | string; concreteId: string; coreStandard: string; cores: ({ label: string; place: string; diameterMm: number; lengthMm: number; mpa: number })[]; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decision: null | string; decisionText: null | string; demo: boolean; failure: null | string; fck: number; fromOn: string; held: boolean; heldAt: string | null; heldByName: null | string; heldReason: null | string; least: null | number; ncNo: string; openedByName: string; plantId: string; productIds: (string)[]; reopenedReason: null | string; rule: null | string; shape: string; source: string; status: string; testIds: (string)[]; toOn: string; updatedAt: string; updatedBy: null | string; value: null | number; what: string }>>
      }
      decide: {
        $post(given: { param: { id: string }; json: { version: number; decision: "accepted" | "accepted_reduced" | "strengthened" | "removed" | "no_fault"; decisionText: string } }): Promise<Reply<{ id: string; version: number; causes: null | string; closedAt: string | null; closedByName: null | string; closedRemarks: null | string; concreteId: string; coreStandard: string; cores: ({ label: string; place: string; diameterMm: number; lengthMm: number; mpa: number })[]; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decision: null | string; decisionText: null | string; demo: boolean; failure: null | string; fck: number; fromOn: string; held: boolean; heldAt: string | null; heldByName: null | string; heldReason: null | string; least: null | number; ncNo: string; openedByName: string; plantId: string; productIds: (string)[]; reopenedReason: null | string; rule: null | string; shape: string; source: string; status: string; testIds: (string)[]; toOn: string; updatedAt: string; updatedBy: null | string; value: null | number; what: string }>>
      }
      send: {
        $post(given: { param: { id: string }; json: { version: number; customerId: string } }): Promise<Reply<{ id: string; at: string; byName: string; content: NonConformityPaper; customerId: string; nonConformityId: string; recipients: (string)[] }>>
      }
      close: {
        $post(given: { param: { id: string }; json: { version: number; remarks: string } }): Promise<Reply<{ id: string; version: number; causes: null | string; closedAt: string | null; closedByName: null | string; closedRemarks: null | string; concreteId: string; coreStandard: string; cores: ({ label: string; place: string; diameterMm: number; lengthMm: number; mpa: number })[]; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decision: null | string; decisionText: null | string; demo: boolean; failure: null | string; fck: number; fromOn: string; held: boolean; heldAt: string | null; heldByName: null | string; heldReason: null | string; least: null | number; ncNo: string; openedByName: string; plantId: string; productIds: (string)[]; reopenedReason: null | string; rule: null | string; shape: string; source: string; status: string; testIds: (string)[]; toOn: string; updatedAt: string; updatedBy: null | string; value: null | number; what: string }>>
      }
      reopen: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; causes: null | string; closedAt: string | null; closedByName: null | string; closedRemarks: null | string; concreteId: string; coreStandard: string; cores: ({ label: string; place: string; diameterMm: number; lengthMm: number; mpa: number })[]; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decision: null | string; decisionText: null | string; demo: boolean; failure: null | string; fck: number; fromOn: string; held: boolean; heldAt: string | null; heldByName: null | string; heldReason: null | string; least: null | number; ncNo: string; openedByName: string; plantId: string; productIds: (string)[]; reopenedReason: null | string; rule: null | string; shape: string; source: string; status: string; testIds: (string)[]; toOn: string; updatedAt: string; updatedBy: null | string; value: null | number; what: string }>>
      }
    }
    $post(given: { json: { concreteId: string; what: string; fromOn: string; toOn: string; identityTestIds?: (string)[] } }): Promise<Reply<{ id: string; version: number; causes: null | string; closedAt: string | null; closedByName: null | string; closedRemarks: null | string; concreteId: string; coreStandard: string; cores: ({ label: string; place: string; diameterMm: number; lengthMm: number; mpa: number })[]; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decision: null | string; decisionText: null | string; demo: boolean; failure: null | string; fck: number; fromOn: string; held: boolean; heldAt: string | null; heldByName: null | string; heldReason: null | string; least: null | number; ncNo: string; openedByName: string; plantId: string; productIds: (string)[]; reopenedReason: null | string; rule: null | string; shape: string; source: string; status: string; testIds: (string)[]; toOn: string; updatedAt: string; updatedBy: null | string; value: null | number; what: string }>>
  }
  'configuration-settings': {
    all: {
      $get(given?: { query?: { regionId?: Ask } }): Promise<Reply<{ rows: (Configuration)[]; total: number }>>
    }
    $post(given: { json: { name: "cylinders.specimens" | "cylinders.most-sets" | "cylinders.ages" | "cylinders.strength-age" | "cylinders.spread-percent" | "cylinders.single-below" | "cylinders.temperature-max" | "cylinders.open-weekdays" | "cylinders.usual-gain" | "cylinders.cement-per-mpa" | "cylinders.audit-pass" | "cylinders.persons-differ" | "cylinders.refuse-uncalibrated" | "cylinders.calibration-notice" | "cylinders.specimen-kind" | "cylinders.uncertainty" | "cylinders.label-sheet" | "cylinders.label-roll" | "cylinders.maturity" | "cylinders.conformity" | "cylinders.families"; value: number | string | boolean | (number | string | Record<string, string | null>)[]; effectiveFrom?: string; regionId?: string | null } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; effectiveFrom: string; name: string; regionId: null | string; updatedAt: string; updatedBy: null | string; value: unknown }>>
    $put(given: { json: { id: string; version: number; value: number | string | boolean | (number | string | Record<string, string | null>)[]; effectiveFrom?: string } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; effectiveFrom: string; name: string; regionId: null | string; updatedAt: string; updatedBy: null | string; value: unknown }>>
  }
}

export type Aci318 = { conforms: boolean | null; lowStrength: (number)[]; criteria: (Criterion)[]; failed: (Criterion)[] }

export type AttachmentLine = { id: string; name: string; type: string; size: number; uploadedAt: string; uploadedBy: string; scan: "clean" | "infected" | "none" | "waiting"; found: null | string }

export type AuditRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null }

export type Batching = { rows: (BatchingRow)[]; pass: boolean }

export type BatchingRow = { below: number; above: number; name: string; kind: "addition" | "admixture" | "aggregate" | "binder" | "fibre" | "waterAdded" | "waterTotal"; target: number; actual: number; percent: number; pass: boolean }

export type BreakPoint = { at: number; key: string; variables: ("density" | "early" | "slump" | "strength" | "temperature" | "water")[] }

export type Calibration = { calibratedOn: string; validUntil: string; certificateNo: string; errorPercent: null | number; uncertaintyPercent: null | number }

export type CementForOneMpa = { kg: number; by: "mix" | "setting" }

export type CertificateLine = { id: string; version: number; ageIds: (string)[]; certNo: string; invalidReason: null | string; issuedAt: string; issuedByName: string; projectId: string; status: string; customerName: string; projectName: string; results: number }

export type Characteristic = { mean: number; standardDeviation: number; variation: number; characteristic: number }

export type ChartPoint = { result: number; sum: number; rangeUp: number; rangeDown: number; sigma: number; inControl: boolean }

export type Conad = { results: ({ key: string; mix: string; castOn: string; plantName: string; strength: number; early: null | number })[]; cusum: MultigradeCusum | null; groups: ({ name: string; values: (string)[] })[] }

export type ConcretePot = { density: number; reported: number; yield: null | number; relativeYield: null | number; yieldAccepted: boolean | null; air: null | number }

export type Configuration = { rows: (ConfigurationRow)[]; name: "attachments.most" | "batching.results-minutes" | "batching.tolerance" | "billing.clean-pass" | "billing.date-order" | "billing.gl-codes" | "billing.group-up-to" | "billing.gst-by" | "billing.gst-percent" | "billing.levels" | "billing.normal-hours" | "billing.note-approvals" | "billing.number-series" | "billing.payment-days" | "billing.persons-differ" | "billing.reminder-steps" | "billing.reminders-daily" | "billing.tax-codes" | "billing.washout-at" | "carbon.material-haul-km" | "company.escalation" | "company.letterhead" | "credit.hold-stops" | "credit.limit-acts" | "cylinders.ages" | "cylinders.audit-pass" | "cylinders.calibration-notice" | "cylinders.cement-per-mpa" | "cylinders.conformity" | "cylinders.families" | "cylinders.label-roll" | "cylinders.label-sheet" | "cylinders.maturity" | "cylinders.most-sets" | "cylinders.open-weekdays" | "cylinders.persons-differ" | "cylinders.refuse-uncalibrated" | "cylinders.single-below" | "cylinders.specimen-kind" | "cylinders.specimens" | "cylinders.spread-percent" | "cylinders.strength-age" | "cylinders.temperature-max" | "cylinders.uncertainty" | "cylinders.usual-gain" | "deliveries.ahead-minutes" | "deliveries.discharge-minutes" | "deliveries.discharge-shares" | "deliveries.e-ticket-pause-days" | "deliveries.least-minutes" | "deliveries.lock-minutes" | "deliveries.reading-near-percent" | "deliveries.return-payers" | "deliveries.ticket-paper" | "deliveries.wash-minutes" | "emodification.small-quantity" | "fleet.fatigue" | "fleet.geofence" | "fleet.near-limit-minutes" | "fleet.pass-warn-days" | "fleet.position-days" | "fleet.waiting-is-duty" | "imports.kept-days" | "materials.count-second-person" | "materials.delivery-load" | "materials.receipt-tolerance" | "materials.sampling-days" | "mixdesign.cement-radar" | "mixdesign.content-limits" | "mixdesign.customer-agreement" | "mixdesign.trial-evidence" | "mixdesign.usual-moisture" | "orders.associate-extra-minutes" | "orders.complete-minutes" | "orders.continuous-assign" | "orders.free-flow-kmh" | "orders.hourly-travel" | "orders.lead-minutes" | "orders.loading-minutes" | "orders.minimum-load" | "orders.notice-minutes" | "orders.offer-way-percent" | "orders.on-call-minutes" | "orders.on-call-reserved-percent" | "orders.on-time-minutes" | "orders.road-factor" | "orders.schedule-load" | "orders.site-answer-minutes" | "orders.site-phone" | "orders.stretch-limits" | "orders.truck-cycle-minutes" | "orders.unload-minutes-per-m3" | "orders.wait-offer-minutes" | "orders.will-call-minutes" | "pricing.authority" | "pricing.margin" | "privacy.export-rows" | "privacy.session-days" | "privacy.site-contact-days" | "queue.acknowledge-alert-minutes" | "queue.acknowledge-next-minutes" | "users.second-factor-roles" | "users.step-up"; label: string; usual: unknown; value: unknown; since: null | string }

export type ConfigurationRow = { id: string; version: number; name: "attachments.most" | "batching.results-minutes" | "batching.tolerance" | "billing.clean-pass" | "billing.date-order" | "billing.gl-codes" | "billing.group-up-to" | "billing.gst-by" | "billing.gst-percent" | "billing.levels" | "billing.normal-hours" | "billing.note-approvals" | "billing.number-series" | "billing.payment-days" | "billing.persons-differ" | "billing.reminder-steps" | "billing.reminders-daily" | "billing.tax-codes" | "billing.washout-at" | "carbon.material-haul-km" | "company.escalation" | "company.letterhead" | "credit.hold-stops" | "credit.limit-acts" | "cylinders.ages" | "cylinders.audit-pass" | "cylinders.calibration-notice" | "cylinders.cement-per-mpa" | "cylinders.conformity" | "cylinders.families" | "cylinders.label-roll" | "cylinders.label-sheet" | "cylinders.maturity" | "cylinders.most-sets" | "cylinders.open-weekdays" | "cylinders.persons-differ" | "cylinders.refuse-uncalibrated" | "cylinders.single-below" | "cylinders.specimen-kind" | "cylinders.specimens" | "cylinders.spread-percent" | "cylinders.strength-age" | "cylinders.temperature-max" | "cylinders.uncertainty" | "cylinders.usual-gain" | "deliveries.ahead-minutes" | "deliveries.discharge-minutes" | "deliveries.discharge-shares" | "deliveries.e-ticket-pause-days" | "deliveries.least-minutes" | "deliveries.lock-minutes" | "deliveries.reading-near-percent" | "deliveries.return-payers" | "deliveries.ticket-paper" | "deliveries.wash-minutes" | "emodification.small-quantity" | "fleet.fatigue" | "fleet.geofence" | "fleet.near-limit-minutes" | "fleet.pass-warn-days" | "fleet.position-days" | "fleet.waiting-is-duty" | "imports.kept-days" | "materials.count-second-person" | "materials.delivery-load" | "materials.receipt-tolerance" | "materials.sampling-days" | "mixdesign.cement-radar" | "mixdesign.content-limits" | "mixdesign.customer-agreement" | "mixdesign.trial-evidence" | "mixdesign.usual-moisture" | "orders.associate-extra-minutes" | "orders.complete-minutes" | "orders.continuous-assign" | "orders.free-flow-kmh" | "orders.hourly-travel" | "orders.lead-minutes" | "orders.loading-minutes" | "orders.minimum-load" | "orders.notice-minutes" | "orders.offer-way-percent" | "orders.on-call-minutes" | "orders.on-call-reserved-percent" | "orders.on-time-minutes" | "orders.road-factor" | "orders.schedule-load" | "orders.site-answer-minutes" | "orders.site-phone" | "orders.stretch-limits" | "orders.truck-cycle-minutes" | "orders.unload-minutes-per-m3" | "orders.wait-offer-minutes" | "orders.will-call-minutes" | "pricing.authority" | "pricing.margin" | "privacy.export-rows" | "privacy.session-days" | "privacy.site-contact-days" | "queue.acknowledge-alert-minutes" | "queue.acknowledge-next-minutes" | "users.second-factor-roles" | "users.step-up"; regionId: null | string; regionName: null | string; effectiveFrom: string; value: unknown; updatedAt: string }

export type Conformity = { conforms: boolean; criteria: (Criterion)[]; failed: (Criterion)[] }

export type Control = { specimen: "cube" | "cylinder" | null; results: ({ label: string; castOn: string; value: number })[]; fck: null | number; target: null | number; sigma: null | number; single: null | number; mean: null | number; characteristic: null | number; cusum: StrengthCusum | null; cementForOneMpa: CementForOneMpa }

export type ControlClass = "excellent" | "fair" | "good" | "poor" | "very good"

export type Criterion = { rule: string; value: number; least: number; pass: boolean; results: (number)[] }

export type CurveCheck = { ageDays: number; maturity: number; mean: number; expected: number; differs: number; asksNewCurve: boolean }

export type CurveLine = { maturity: number; low: number; mpa: number; high: number }

export type DecisionSums = { interval: number; points: ({ label: string; value: number; pass: boolean })[] }

export type Density = { density: number; reported: number }

export type Discharge = { minutes: number; deadline: string; late: boolean; overturned: boolean; waived: boolean; accept: boolean }

export type En206Chart = { reference: number; interval: number; points: (ChartPoint)[]; sigmaEnds: null | number; sigmaNext: null | number; conforms: boolean; criteria: (Criterion)[]; failed: (Criterion)[] }

export type En206Continuous = { mean: number; sigma: SigmaCheck; conforms: boolean; criteria: (Criterion)[]; failed: (Criterion)[] }

export type En206Family = { transposed: ({ name: string; value: number })[]; members: ({ name: string; verdict: Conformity })[]; belongs: boolean; verdict: Conformity | null }

export type EquipmentLine = { id: string; version: number; accuracyClass: null | string; active: boolean; calibratedBy: null | string; calibratedOn: string; certificateNo: string; createdAt: string; createdBy: null | string; earlier: (Calibration)[]; equipmentNo: string; errorPercent: null | number; houseId: string; kind: string; make: null | string; rangeFrom: number; rangeTo: number; remarks: null | string; serialNo: null | string; uncertaintyPercent: null | number; updatedAt: string; updatedBy: null | string; validUntil: string; equipmentId: string; houseName: string; standing: "ended" | "ending" | "valid"; uses: number; lastUsedAt: string | null }

export type Forecast28 = { forecast: number; gain: number; pairs: number; scatter: null | number }

export type FreshVerdict = { value: number; min: null | number; max: null | number; pass: boolean }

export type MaturityDetail = { id: string; testNo: string; mixCode: null | string; fck: number; shape: "cube" | "cylinder"; asked: number; rules: { method: "equivalent-age" | "temperature-time-factor"; datum: number; activationEnergy: number; reference: number; longestGap: number; curve: "hyperbolic" | "logarithmic"; curveAges: (number)[]; curing: number; askedPercent: number }; records: (MaturityRecord)[]; checks: (CurveCheck)[]; mix: { line: (CurveLine)[]; curve: { kind: "hyperbolic"; su: number; k: number; m0: number; points: number; scatter: number; half: number; range: [number, number] } | { kind: "logarithmic"; a: number; b: number; points: number; scatter: number; half: number; range: [number, number] } | null; why: null | string; points: ({ ageDays: number; maturity: number; mpa: number; castOn: string; origin: string })[] } }

export type MaturityPoint = { hours: number; celsius: number; maturity: number }

export type MaturityRecord = { id: string; version: number; byName: string; channel: string; createdAt: string; createdBy: null | string; demo: boolean; endsAt: string; fileName: string; measures: string; place: null | string; readings: number; startsAt: string; testId: string; updatedAt: string; updatedBy: null | string; testNo: string; sampledAt: string | null; why: null | string; series: (MaturityPoint)[]; summary: { value: number; hours: number; peak: Reading; gaps: ({ from: number; to: number })[]; coldHours: number } | null; forecast: StrengthForecast | null; ahead: null | number }

export type MixerEvaluationLine = { id: string; version: number; batchingPlantId: null | string; byName: string; createdAt: string; createdBy: null | string; demo: boolean; evaluatedOn: string; evaluationNo: string; input: Record<string, unknown>; plantId: string; remarks: null | string; result: Record<string, unknown>; truckId: null | string; updatedAt: string; updatedBy: null | string; verdict: string; plantName: string; batchingPlantName: null | string; truckNo: null | string }

export type MixerUniformity = { rows: (UniformityRow)[]; verdict: "not uniform" | "undecided" | "uniform"; passed: number }

export type MultigradeCusum = { keys: (string)[]; variables: (VariableCusum)[]; breaks: (BreakPoint)[] }

export type NonConformityLine = { id: string; version: number; causes: null | string; closedAt: string | null; closedByName: null | string; closedRemarks: null | string; concreteId: string; coreStandard: string; cores: ({ label: string; place: string; diameterMm: number; lengthMm: number; mpa: number })[]; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decision: null | string; decisionText: null | string; demo: boolean; failure: null | string; fck: number; fromOn: string; held: boolean; heldAt: string | null; heldByName: null | string; heldReason: null | string; least: null | number; ncNo: string; openedByName: string; plantId: string; productIds: (string)[]; reopenedReason: null | string; rule: null | string; shape: string; source: string; status: string; testIds: (string)[]; toOn: string; updatedAt: string; updatedBy: null | string; value: null | number; what: string; plantName: string; concrete: string }

export type NonConformityPaper = { on: string; ncNo: string; customerName: string; plantName: string; concrete: string; what: string; fromOn: string; toOn: string; fck: number; loads: ({ doNumber: string; doDate: string; projectName: string; locationName: string; quantity: string })[]; causes: null | string; cores: ({ label: string; place: string; mpa: number })[]; coresConform: boolean | null; decision: null | string; decisionText: null | string }

export type PaperAge = { id: string; version: number; cylinderAgeId: string; cylinderTestId: string; testVersion: number; testNo: string; doNumber: string; ageDays: number; dueOn: string; plannedOn: string; testUntil: string | null; conflict: boolean; status: string; revision: number; testedAt: string | null; mean: null | number; density: null | number; rangePercent: null | number; ageHours: null | number; ageWithin: boolean | null; counts: boolean | null; notes: (string)[]; verdict: null | string; press: { errorPercent: null | number; uncertaintyPercent: null | number; equipmentNo: string; make: null | string; calibratedOn: null | string; validUntil: null | string; certificateNo: null | string; fault: null | string; allowedBy: null | string; reason: null | string } | null; labName: null | string; labAt: string | null; houseName: null | string; houseAt: string | null; houseRemarks: null | string; managerName: null | string; managerAt: string | null; managerRemarks: null | string; declinedBy: null | string; declinedReason: null | string; setStatus: string; castOn: string; sampledAt: string | null; receivedAt: string | null; demouldedAt: string | null; tank: null | string; tankTemperature: null | number; strengthMpa: number; fck: number; targetMean: null | number; specimenKind: string; sampledBy: null | string; slumpMm: null | number; wetFindings: ({ rule: string; text: string })[]; concreteTemperature: null | number; airPercent: null | number; freshDensity: null | number; mixCode: null | string; plantId: string; plantCode: string; plantName: string; productCode: string; customerId: null | string; projectId: null | string; houseId: null | string; laboratory: null | string; accreditationNo: null | string; customerName: string; projectName: string; locationName: string; specimens: ({ id: string; ageId: string; density: null | number; excluded: boolean; excludedReason: null | string; fracture: null | number; label: string; length: null | number; lengthFactor: null | number; loadKn: null | number; massKg: null | number; strength: null | number; warnings: (string)[]; width1: null | number; width2: null | number })[]; revisions: ({ id: string; ageId: string; at: string; byName: string; facts: Record<string, unknown>; reason: string; revision: number })[] }

export type PlantAuditLine = { id: string; version: number; answers: ({ code: string; answer: string; remark: null | string })[]; auditNo: string; auditOn: string; auditorName: string; createdAt: string; createdBy: null | string; demo: boolean; findings: number; plantId: string; remarks: null | string; score: number; status: string; updatedAt: string; updatedBy: null | string; plantAuditId: string; plantCode: string; plantName: string }

export type PlantInfo = { id: string; plantId: string; plantCode: string; plantName: string; certificateNo: null | string; certificateValidTo: null | string; laboratory: null | string; awaited: number; curing: number; dueToday: number; overdue: number; low: number; lastAuditOn: null | string; lastAuditScore: null | number }

export type PlantSummaryRow = { en206: { conforms: boolean; rule: "continuous" | "initial"; method: "A" | "B" | "C" | null } | null; aci318: boolean | null; sigma35: null | number; plant: string; mix: string; ageDays: number; period: string; tests: number; mean: number; standardDeviation: null | number; variation: null | number; min: number; max: number; belowFck: null | number; characteristic: null | number; margin: null | number; slump: null | number; temperature: null | number; density: null | number; earlyGain: null | number; earlyRatio: null | number; meanRange: null | number; withinVariation: null | number; cusum: "down" | "on target" | "up" | null; overdue: number }

export type PotLine = { id: string; version: number; active: boolean; calibratedOn: string; calibrationDueOn: string; createdAt: string; createdBy: null | string; emptyKg: number; plantId: null | string; potNo: string; remarks: null | string; updatedAt: string; updatedBy: null | string; volumeLitres: number; concretePotId: string; plantName: null | string; overdue: boolean; uses: number }

export type ProductionCheck = { on: string; at: string; s: number; sigma: number; low: number; high: number; kept: boolean; next: number }

export type ProductionCriterion = { kind: "mean" | "member" | "range" | "single"; rule: string; state: "continuous" | "initial"; value: number; least: number; pass: boolean; sigma: null | number; on: string; at: string; results: (string)[]; since: string; member: null | string }

export type Reading = { hours: number; celsius: number }

export type SentResults = { customerName: string; recipients: (string)[]; results: number; jobId: string }

export type SetAge = { id: string; version: number; ageDays: number; dueOn: string; plannedOn: string; conflict: boolean; status: string; mean: null | number; verdict: null | string; counts: boolean | null }

export type SetForecast = { p10: number; p50: number; p90: number; shape: "cube" | "cylinder"; ageDays: number; curedDays: null | number; early: number; versionNo: number }

export type SetLine = { id: string; version: number; castOn: string; concreteTemperature: null | number; doNumber: string; fck: number; origin: string; receivedAt: string | null; sampledAt: string | null; setNo: number; slumpMax: number; slumpMin: number; slumpMm: null | number; specimenKind: string; specimens: number; status: string; strengthMpa: number; tank: null | string; testNo: string; trialBatchId: null | string; wetFindings: ({ rule: string; text: string })[]; cylinderTestId: string; customerName: string; projectName: string; locationName: string; plantCode: string; plantName: string; productCode: string; houseName: null | string; ages: (SetAge)[] }

export type Sigma = { sigma: number; estimate: "moving range" | "standard deviation"; results: number }

export type SigmaCheck = { s: number; ratio: number; low: number; high: number; kept: boolean; next: number }

export type Signal = { detectedAt: number; changeAfter: number; direction: "down" | "up"; slope: number; shift: number }

export type SlumpVerdict = { min: number; max: null | number; slump: number; verdict: "too dry" | "too wet" | "within" }

export type SpecimenStrength = { area: number; factor: number; strength: number; reported: number; warnings: (string)[] }

export type StrengthCusum = { points: (StrengthCusumPoint)[]; signals: { mean: (Signal)[]; range: (Signal)[]; correlation: (Signal)[] }; gain: number; cement: number }

export type StrengthCusumPoint = { key: string; value: number; forecast: boolean; mean: number; range: null | number; correlation: null | number }

export type StrengthForecast = { now: StrengthMoment; line: (StrengthMoment)[]; reached: { mean: null | number; low: null | number } | null }

export type StrengthMoment = { hours: number; low: number; mpa: number; high: number }

export type StrengthTest = { mean: number; reported: number; rangePercent: number; rangeExpected: null | number; rangeAcceptable: boolean; discard: boolean }

export type TestAge = { hours: number; differenceHours: number; toleranceHours: number; withinTolerance: boolean }

export type TestedCustomer = { id: string; customerId: string; customerName: string; customerCode: string }

export type TestedProject = { id: string; customerId: string; customerName: string; customerCode: string; projectId: string; projectName: string; projectCode: string }

export type TestingSummary = { plantName: string; week: string; cast: number; planned: number; tested: number; overdue: number; approved: number; low: number; notCounted: number; mean: null | number; deviation: null | number }

export type TouchedLoad = { id: string; customerId: string; customerName: string; status: string; doNumber: string; doDate: string; projectName: string; locationName: string; quantity: string }

export type UniformityRow = { rule: string; unit: string; first: number; last: number; difference: number; max: number; pass: boolean }

export type UploadedDry = { specimens: number; results: number; submitted: number }

export type UploadedTemperature = { added: number; channels: ({ channel: string; added: number; readings: number })[]; before: number; leftOut: (string)[] }

export type VariableCusum = { variable: "density" | "early" | "slump" | "strength" | "temperature" | "water"; sums: (null | number)[]; sigma: null | number; signals: (Signal)[] }

export type WaterFinding = { rule: string; value: number; min: null | number; max: null | number; pass: boolean }

export type WithinTest = { meanRange: number; mean: number; s1: number; s: number; s2: number; variation: number; class: ControlClass; enough: boolean }
