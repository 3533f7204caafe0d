// Made by `npm run contract` from the calls of functions/reports; a change here is lost.
import type { Ask, Reply } from '../call'

export interface ReportsClient {
  download: {
    $get(given: { query: { key: Ask; name: Ask; until: Ask; sign: Ask } }): Promise<Reply<unknown>>
  }
  'work-item': {
    $get(given?: {  }): Promise<Reply<{ rows: (WorkItem)[]; now: string }>>
  }
  cockpit: {
    $get(given: { query: { from: Ask; to: Ask } }): Promise<Reply<Cockpit>>
  }
  'report-schedule': {
    $get(given?: {  }): Promise<Reply<{ rows: (ReportSchedule)[]; total: number; reports: ("activity" | "ageing" | "cockpit")[] }>>
    $post(given: { json: { report: "activity" | "cockpit" | "ageing"; frequency: "day" | "week" | "month"; at: string; format: "pdf" | "xlsx" } }): Promise<Reply<{ id: string }>>
    ':id': {
      send: {
        $post(given: { param: { id: string } }): Promise<Reply<{ id: string }>>
      }
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ id: string }>>
    }
  }
  dashboard: {
    activity: {
      export: {
        $get(given?: { query?: { day?: Ask } }): Promise<Reply<unknown>>
      }
      $get(given?: { query?: { parts?: Ask; day?: Ask } }): Promise<Reply<Activity>>
    }
  }
  attachment: {
    list: {
      $get(given: { query: { subject: Ask; subjectId: Ask } }): Promise<Reply<{ rows: (AttachmentLine)[]; total: number }>>
    }
    ':id': {
      upload: {
        $post(given: { param: { id: string }; form: { file: File; [field: string]: string | File } }): Promise<Reply<AttachmentLine>>
      }
    }
    download: {
      ':id': {
        $post(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
    }
    attachment: {
      ':id': {
        $delete(given: { param: { id: string } }): Promise<Reply<{ done: boolean }>>
      }
    }
  }
  report: {
    'carbon-emission-report': {
      $get(given: { query: { from: Ask; to: Ask; plantId?: Ask } }): Promise<Reply<unknown>>
    }
    'plant-monthly-report': {
      ':plantId': {
        ':month': {
          concrete: {
            $get(given: { param: { plantId: string; month: string } }): Promise<Reply<MonthConcrete>>
          }
          $get(given: { param: { plantId: string; month: string } }): Promise<Reply<PlantMonth>>
        }
      }
    }
    'carbon-emission': {
      $get(given: { query: { from: Ask; to: Ask; plantId?: Ask } }): Promise<Reply<CarbonEmission>>
    }
    'chat-report': {
      catalogue: {
        $get(given?: {  }): Promise<Reply<ChatCatalogue>>
      }
      answer: {
        $get(given?: { query?: { q?: Ask; measure?: Ask; by?: Ask; from?: Ask; to?: Ask; plantId?: Ask; grade?: Ask; product?: Ask; ageDays?: Ask; kind?: Ask; top?: Ask; chart?: Ask } }): Promise<Reply<ChatAnswer>>
      }
    }
    'figure-row': {
      $get(given: { query: { limit?: Ask; offset?: Ask; figure: Ask; from: Ask; to: Ask; plantId?: Ask; customerId?: Ask; projectId?: Ask; truckId?: Ask; driverId?: Ask; productId?: Ask; mixDesignId?: Ask; materialId?: Ask; ageDays?: Ask } }): Promise<Reply<FigureRows>>
    }
  }
  search: {
    $get(given: { query: { q: Ask } }): Promise<Reply<{ rows: (FoundRecord)[] }>>
  }
  'server-time': {
    $get(given?: {  }): Promise<Reply<{ now: string }>>
  }
  jobs: {
    $get(given?: {  }): Promise<Reply<{ rows: (JobShown)[] }>>
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<JobShown>>
      cancel: {
        $post(given: { param: { id: string } }): Promise<Reply<{ cancelled: boolean }>>
      }
    }
  }
  administration: {
    user: {
      story: {
        ':id': {
          $get(given: { param: { id: string } }): Promise<Reply<PersonStory>>
        }
      }
    }
  }
}

export type Activity = { day: string; now: string; pours?: { planned: string; delivered: string; remaining: string; loads: number; loadsDone: number; lateNow: number; onTimeMinutes: number; onTimePercent: null | number; waitMinutes: null | number; trucksOut: number; trucksIdle: number; sameWeekday: { day: string; delivered: string }; workBefore: null | string; workAfter: null | string }; hours?: ({ hour: number; planned: string; delivered: string; trucksNeeded: number; trucksAvailable: null | number })[]; plants?: ({ id: string; plantName: string; plantCode: string; planned: string; delivered: string; queue: null | number; lowestSilo: { material: string; percent: number } | null; closed: boolean })[]; late?: ({ id: string; doNumber: null | string; orderNo: string; projectName: string; plantName: string; minutes: number; status: string })[]; bills?: ({ total: string; status: string; drafts: number })[] }

export type AttachmentLine = { id: string; name: string; type: string; size: number; uploadedAt: string; uploadedBy: string; scan: "clean" | "infected" | "none" | "waiting"; found: null | string }

export type CarbonClassSum = { key: string; plant: null | string; month: null | string; strengthClass: null | string; deliveries: number; theoretical: number; cubicMetres: string; load: CarbonStages; perCubicMetre: string; strengthMpa: number; perCubicMetreA1A3: string; band: null | string }

export type CarbonEmission = { total: CarbonSum | null; unknown: number; byPlantMonth: (CarbonSum)[]; byClass: (CarbonClassSum)[] }

export type CarbonStages = { total: string; a1: string; a2: string; a3: string; a4: string }

export type CarbonSum = { key: string; plant: null | string; month: null | string; strengthClass: null | string; deliveries: number; theoretical: number; cubicMetres: string; load: CarbonStages; perCubicMetre: string }

export type ChatAnswer = { rows: (ChatRow)[]; total: null | number; question: string; config: ChatConfig | null; unknown: (string)[]; nearest: null | string }

export type ChatCatalogue = { today: string; measures: ("breaches" | "carbon" | "invoiced" | "loadSize" | "loads" | "onTime" | "rejected" | "returned" | "revenue" | "strength" | "used" | "volume" | "wait" | "waterAdded")[]; plants: ({ id: string; plantName: string; plantCode: string })[] }

export type ChatConfig = { measure: "breaches" | "carbon" | "invoiced" | "loadSize" | "loads" | "onTime" | "rejected" | "returned" | "revenue" | "strength" | "used" | "volume" | "wait" | "waterAdded"; by: "customer" | "day" | "driver" | "grade" | "hour" | "material" | "month" | "plant" | "product" | "project" | "region" | "truck" | "week" | "weekday"; from: string; to: string; plantId: null | string; grade: null | number; product: null | string; ageDays: null | number; kind: "addition" | "admixture" | "cement" | "fibre" | "ice" | "sand" | "stone" | "water" | null; top: null | number; chart: "bar" | "line" }

export type ChatRow = { label: string; value: null | number; count: number }

export type Cockpit = { span: CockpitSpan; before: CockpitSpan; days: (CockpitDay)[]; sold: (Sold)[] }

export type CockpitDay = { day: string; revenue: null | string }

export type CockpitSpan = { from: string; to: string; delivered: Delivered; plants: (PlantDelivered)[]; revenue: string; billed: string; margin: Margin2 | null; collected: string; overdue: string; overdueCustomers: number }

export type Delivered = { quantity: string; loads: number; onTimePercent: null | number; carbonPerM3: null | string }

export type FigureRow = { id: string; openId: string; day: string; name: string; plant: null | string; customer: null | string; what: string; part: string; of: null | string }

export type FigureRows = { rows: (FigureRow)[]; total: number; figure: "adjusted" | "asked" | "batched" | "booked" | "breaches" | "carbonA1" | "carbonA2" | "carbonA3" | "carbonA4" | "carbonGate" | "carbonSite" | "closing" | "countDifference" | "delivered" | "deviation" | "drawn" | "emitted" | "emittedA1" | "emittedA2" | "emittedA3" | "emittedA4" | "freeWater" | "informed" | "late" | "leastMargin" | "loadSize" | "loads" | "loadsByMix" | "loadsPlanned" | "materialShare" | "onTime" | "opening" | "outside" | "planned" | "poured" | "reached" | "received" | "rejected" | "remaining" | "results" | "returned" | "revenue" | "siteWaterLoads" | "strength" | "wait" | "waterAdded" | "waterCement" | "weighedA1" | "weighedDifference" | "weighedShare" | "weighings"; value: null | string; sums: RowSums }

export type FoundRecord = { id: string; kind: string; label: string; detail: string; url: string; facts: ({ name: string; value: string })[] }

export type JobShown = { id: string; kind: string; status: string; title: string; progress: { total: number; done: number }; createdAt: string; finishedAt: string | null; error: null | string; file: null | string; result: unknown }

export type LedgerFault = { fault: string; text: string }

export type LedgerKey = "admixture" | "admixture-water" | "age" | "aggregate-water" | "air" | "alkali" | "batch-water" | "carbon" | "chloride" | "discharged" | "equivalent-cement" | "exposure-air" | "exposure-cement" | "exposure-ratio" | "exposure-strength" | "free-water" | "returned" | "site-water" | "slump" | "temperature" | "water-cement" | "weights" | "yield"

export type LedgerRow = { key: LedgerKey; name: string; unit: string; value: null | string; least: null | string; most: null | string; verdict: LedgerVerdict; source: string; missing: LedgerFault | null }

export type LedgerVerdict = "above" | "below" | "no-limit" | "unknown" | "within"

export type Margin2 = { amount: string; percent: string; quantity: string }

export type MonthConcrete = { loads: number; weighed: number; freeWater: { value: null | string; loads: number }; waterCement: { value: null | string; loads: number; above: number }; carbon: { value: null | string; loads: number }; outside: ({ doNumber: string; doDate: string; productCode: string; figures: (LedgerRow)[] })[] }

export type OpenSession = { id: string; createdAt: string; lastSeenAt: string; endsAt: string; address: null | string; device: string }

export type PersonStory = { person: UserListRow; work: (WorkItem)[]; sessions: (OpenSession)[]; passkeys: number; changes: { rows: (ToldRow)[]; total: number; more?: true } | null; trail: (ToldRow)[] }

export type PlantDelivered = { quantity: string; loads: number; onTimePercent: null | number; carbonPerM3: null | string; plantId: string; plantName: string }

export type PlantMonth = { plant: { id: string; plantName: string; plantCode: string; certificateNo: null | string; certificateValidTo: null | string }; month: string; made: { loads: number; quantity: string; returned: string; rejected: number; gwpPerM3: null | string; firstOnTimePercent: null | number; waitMinutes: null | number; siteWaterLoads: number }; before: { from: string; to: string; quantity: string; loads: number }; days: ({ day: string; loads: number; quantity: string })[]; products: ({ productCode: string; productName: string; loads: number; quantity: string })[]; materials: ({ materialId: string; materialName: string; kind: string; openingKg: string; receivedKg: string; usedKg: string; adjustedKg: string; closingKg: string })[]; weighing: ({ materialId: string; materialName: string; batches: number; inform: number; act: number; meanPercent: number })[]; closed: { until: string; by: null | string } | null; strength: { results: number; reached: number; meanMpa: null | number; leastMargin: null | number }; audits: ({ id: string; auditNo: string; auditOn: string; score: number; findings: number })[] }

export type ReportSchedule = { id: string; version: number; report: "activity" | "ageing" | "cockpit"; frequency: "day" | "month" | "week"; at: string; format: "pdf" | "xlsx"; nextAt: string; sentAt: string | null }

export type RowSums = { rows: number; part: null | string; of: null | string; middle: null | string; least: null | string }

export type Sold = { regionId: string; regionName: string; productId: string; productCode: string; quantity: string; revenue: string; cost: null | string }

export type ToldRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null; names: Record<string, string> }

export type UserListRow = { id: string; version: number; userId: string; username: string; name: string; email: null | string; phone: null | string; kind: string; roles: (string)[]; active: boolean; mustChangePassword: boolean; regionIds: (string)[]; plantIds: (string)[]; customerUserMapping: (string)[]; createdAt: string; lastSeenAt: string | null; twoStep: boolean }

export type WorkItem = { kind: "adjustments" | "calibrations" | "creditHolds" | "cylinderRequests" | "decidedNonConformities" | "disputes" | "drafts" | "emodifications" | "endingSubmittals" | "exceptions" | "houseResults" | "lateLoads" | "managerResults" | "materialRequisitions" | "materials" | "missingInfo" | "mixDesigns" | "mixRequisitions" | "nonConformities" | "onCallQuantities" | "panelBatches" | "panelResults" | "priceApprovals" | "quotes" | "rawTests" | "returnedDrafts" | "returnedMaterialRequisitions" | "returnedMixRequisitions" | "samples" | "settings" | "siloCounts" | "siteReadings" | "siteRequests" | "siteSilent" | "specimens" | "stockCounts" | "toAllocate" | "toExport" | "toInvoice" | "toSend" | "trucks" | "unansweredCalls" | "unansweredSubmittals" | "unsampled" | "waitOffers" | "yardRequests"; label: string; to: string; count: number; more: boolean; amount: null | string; since: string; oldest: { at: null | string; name: string } | null; escalated: { to: string; at: string } | null }
