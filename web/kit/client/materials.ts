// Made by `npm run contract` from the calls of functions/materials; a change here is lost.
import type { Ask, Reply } from '../call'

export interface MaterialsClient {
  engineering: {
    'carbon-factors': {
      $get(given?: {  }): Promise<Reply<{ id: string; version: number; name: string; attribution?: string; factors: ({ material: string; name: string; role: "addition" | "admixture" | "aggregate" | "cement" | "fibre" | "other" | "water"; kgPerKg: string; clinkerShare?: string; source: string; epd?: string; validTo?: string; plant?: string })[]; energy: { electricityPerKwh: string; dieselPerLitre: string; source: string }; transport: { hgvPerTkm: string; hgvEmptyPerKm: string; railPerTkm: string; shipPerTkm: string; source: string } }>>
    }
    'carbon-baseline': {
      $get(given: { query: { strengthClass: Ask } }): Promise<Reply<{ strengthClass: string; perCubicMetre: string }>>
    }
    carbon: {
      $post(given: { json: { set?: { id: string; version: number; name: string; attribution?: string; factors: ({ material: string; name: string; role: "cement" | "addition" | "aggregate" | "water" | "admixture" | "fibre" | "other"; kgPerKg: string | number; clinkerShare?: string | number; source: string; epd?: string; validTo?: string; plant?: string })[]; energy: { electricityPerKwh: string | number; dieselPerLitre: string | number; source: string }; transport: { hgvPerTkm: string | number; hgvEmptyPerKm: string | number; railPerTkm: string | number; shipPerTkm: string | number; source: string } }; on?: string; plant?: string; mix: { materials: ({ material: string; kg: string | number; legs?: ({ mode: "hgv" | "rail" | "ship"; km: string | number })[] })[]; energy?: { kwh: string | number; dieselLitres: string | number } }; strength?: number; strengthClass?: string; baseline?: string | number | null; bands?: ({ strengthClass?: string | null; bands: ({ name: string; upTo: string | number | null })[] })[] } }): Promise<Reply<{ total: string; lines: (CarbonLine)[]; a1: string; a2: string; a3: string; indicators: CarbonIndicators | null; band: null | string; factors: FrozenFactors }>>
    }
    'carbon-delivery': {
      $post(given: { json: { set?: { id: string; version: number; name: string; attribution?: string; factors: ({ material: string; name: string; role: "cement" | "addition" | "aggregate" | "water" | "admixture" | "fibre" | "other"; kgPerKg: string | number; clinkerShare?: string | number; source: string; epd?: string; validTo?: string; plant?: string })[]; energy: { electricityPerKwh: string | number; dieselPerLitre: string | number; source: string }; transport: { hgvPerTkm: string | number; hgvEmptyPerKm: string | number; railPerTkm: string | number; shipPerTkm: string | number; source: string } }; on?: string; plant?: string; delivery: { delivered: string | number; returned?: string | number; mixPerCubicMetre: { materials: ({ material: string; kg: string | number; legs?: ({ mode: "hgv" | "rail" | "ship"; km: string | number })[] })[]; energy?: { kwh: string | number; dieselLitres: string | number } }; batched?: { materials: ({ material: string; kg: string | number; legs?: ({ mode: "hgv" | "rail" | "ship"; km: string | number })[] })[]; energy?: { kwh: string | number; dieselLitres: string | number } } | null; kmOut: string | number; kmBack: string | number } } }): Promise<Reply<DeliveryCarbon>>
    }
    'carbon-transport': {
      $post(given: { json: { set?: { id: string; version: number; name: string; attribution?: string; factors: ({ material: string; name: string; role: "cement" | "addition" | "aggregate" | "water" | "admixture" | "fibre" | "other"; kgPerKg: string | number; clinkerShare?: string | number; source: string; epd?: string; validTo?: string; plant?: string })[]; energy: { electricityPerKwh: string | number; dieselPerLitre: string | number; source: string }; transport: { hgvPerTkm: string | number; hgvEmptyPerKm: string | number; railPerTkm: string | number; shipPerTkm: string | number; source: string } }; on?: string; plant?: string; transport: { tonnes: string | number; kmOut: string | number; kmBack: string | number } } }): Promise<Reply<{ a4: string }>>
    }
  }
  'material-order': {
    ':id': {
      receipt: {
        $get(given: { param: { id: string } }): Promise<Reply<MaterialOrderView>>
      }
      accept: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; claimAmount: null | string; claimKg: null | string; createdAt: string; createdBy: null | string; creditAmount: null | string; creditNo: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; expectedAt: string; materialId: string; orderNo: string; orderedKg: string; parentId: null | string; pricePerTonne: null | string; receivedAt: string | null; receivedKg: null | string; remarks: null | string; siloId: string; sourceId: null | string; status: string; ticketNo: null | string; updatedAt: string; updatedBy: null | string }>>
      }
      claim: {
        $post(given: { param: { id: string }; json: { version: number; claimKg: string | number; claimAmount: string | number; reason: string } }): Promise<Reply<{ id: string; version: number; claimAmount: null | string; claimKg: null | string; createdAt: string; createdBy: null | string; creditAmount: null | string; creditNo: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; expectedAt: string; materialId: string; orderNo: string; orderedKg: string; parentId: null | string; pricePerTonne: null | string; receivedAt: string | null; receivedKg: null | string; remarks: null | string; siloId: string; sourceId: null | string; status: string; ticketNo: null | string; updatedAt: string; updatedBy: null | string }>>
      }
      credit: {
        $post(given: { param: { id: string }; json: { version: number; creditNo: string; creditAmount: string | number; reason: string } }): Promise<Reply<{ id: string; version: number; claimAmount: null | string; claimKg: null | string; createdAt: string; createdBy: null | string; creditAmount: null | string; creditNo: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; expectedAt: string; materialId: string; orderNo: string; orderedKg: string; parentId: null | string; pricePerTonne: null | string; receivedAt: string | null; receivedKg: null | string; remarks: null | string; siloId: string; sourceId: null | string; status: string; ticketNo: null | string; updatedAt: string; updatedBy: null | string }>>
      }
      reweigh: {
        $post(given: { param: { id: string }; json: { version: number; receivedKg: string | number; ticketNo: string; receivedAt?: string; reason: string } }): Promise<Reply<{ id: string; version: number; claimAmount: null | string; claimKg: null | string; createdAt: string; createdBy: null | string; creditAmount: null | string; creditNo: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; expectedAt: string; materialId: string; orderNo: string; orderedKg: string; parentId: null | string; pricePerTonne: null | string; receivedAt: string | null; receivedKg: null | string; remarks: null | string; siloId: string; sourceId: null | string; status: string; ticketNo: null | string; updatedAt: string; updatedBy: null | string; differencePercent: null | string }>>
      }
      correct: {
        $post(given: { param: { id: string }; json: { version: number; receivedKg: string | number; ticketNo: string; receivedAt?: string; pricePerTonne?: string | number | null; reason: string } }): Promise<Reply<{ id: string; version: number; claimAmount: null | string; claimKg: null | string; createdAt: string; createdBy: null | string; creditAmount: null | string; creditNo: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; expectedAt: string; materialId: string; orderNo: string; orderedKg: string; parentId: null | string; pricePerTonne: null | string; receivedAt: string | null; receivedKg: null | string; remarks: null | string; siloId: string; sourceId: null | string; status: string; ticketNo: null | string; updatedAt: string; updatedBy: null | string; differencePercent: null | string }>>
      }
      $get(given: { param: { id: string } }): Promise<Reply<MaterialOrderLine>>
      $put(given: { param: { id: string }; json: { siloId: string; sourceId?: string | null; orderedKg: string | number; pricePerTonne?: string | number | null; expectedAt: string; remarks?: string | null; version: number } }): Promise<Reply<{ id: string; version: number; claimAmount: null | string; claimKg: null | string; createdAt: string; createdBy: null | string; creditAmount: null | string; creditNo: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; expectedAt: string; materialId: string; orderNo: string; orderedKg: string; parentId: null | string; pricePerTonne: null | string; receivedAt: string | null; receivedKg: null | string; remarks: null | string; siloId: string; sourceId: null | string; status: string; ticketNo: null | string; updatedAt: string; updatedBy: null | string }>>
      place: {
        $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<{ id: string; version: number; claimAmount: null | string; claimKg: null | string; createdAt: string; createdBy: null | string; creditAmount: null | string; creditNo: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; expectedAt: string; materialId: string; orderNo: string; orderedKg: string; parentId: null | string; pricePerTonne: null | string; receivedAt: string | null; receivedKg: null | string; remarks: null | string; siloId: string; sourceId: null | string; status: string; ticketNo: null | string; updatedAt: string; updatedBy: null | string; warnings: (string)[] }>>
      }
      split: {
        $post(given: { param: { id: string }; json: { version: number; parts: ({ kg: string | number; expectedAt: string; siloId?: string })[] } }): Promise<Reply<{ rows: ({ id: string; version: number; claimAmount: null | string; claimKg: null | string; createdAt: string; createdBy: null | string; creditAmount: null | string; creditNo: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; expectedAt: string; materialId: string; orderNo: string; orderedKg: string; parentId: null | string; pricePerTonne: null | string; receivedAt: string | null; receivedKg: null | string; remarks: null | string; siloId: string; sourceId: null | string; status: string; ticketNo: null | string; updatedAt: string; updatedBy: null | string })[]; total: number; warnings: (string)[] }>>
      }
      revoke: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; claimAmount: null | string; claimKg: null | string; createdAt: string; createdBy: null | string; creditAmount: null | string; creditNo: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; expectedAt: string; materialId: string; orderNo: string; orderedKg: string; parentId: null | string; pricePerTonne: null | string; receivedAt: string | null; receivedKg: null | string; remarks: null | string; siloId: string; sourceId: null | string; status: string; ticketNo: null | string; updatedAt: string; updatedBy: null | string }>>
      }
      'confirm-received': {
        $post(given: { param: { id: string }; json: { version: number; receivedKg: string | number; ticketNo: string; receivedAt?: string; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; claimAmount: null | string; claimKg: null | string; createdAt: string; createdBy: null | string; creditAmount: null | string; creditNo: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; expectedAt: string; materialId: string; orderNo: string; orderedKg: string; parentId: null | string; pricePerTonne: null | string; receivedAt: string | null; receivedKg: null | string; remarks: null | string; siloId: string; sourceId: null | string; status: string; ticketNo: null | string; updatedAt: string; updatedBy: null | string; differencePercent: null | string }>>
      }
    }
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; siloId?: Ask; materialId?: Ask; status?: Ask; from?: Ask; to?: Ask } }): Promise<Reply<{ rows: (MaterialOrderLine)[]; total: number; more?: true }>>
    }
    search: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; siloId?: Ask; materialId?: Ask; status?: Ask; from?: Ask; to?: Ask } }): Promise<Reply<{ rows: (MaterialOrderLine)[]; total: number; more?: true }>>
    }
    'working-list': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; siloId?: Ask; materialId?: Ask; status?: Ask; from?: Ask; to?: Ask } }): Promise<Reply<{ rows: (MaterialOrderLine)[]; total: number; more?: true }>>
    }
    'expected-incoming': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; siloId?: Ask; materialId?: Ask; status?: Ask; from?: Ask; to?: Ask } }): Promise<Reply<{ rows: (MaterialOrderLine)[]; total: number; more?: true }>>
    }
    suggested: {
      $get(given?: { query?: { plantId?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; kind: string; cover: Cover | null; incoming: ({ id: string; orderNo: string; at: string; kg: string })[]; suggestedKg: null | string; suggestedWhy: null | string; neededAt: string; expectedAt: string; siloId: string; active: boolean; plantId: string; plantName: string; siloCode: string; materialId: string; materialName: string; sourceId: null | string; sourceName: null | string; capacityKg: string; lowPercent: string; lowLowPercent: string; highPercent: string; levelKg: string; levelAt: string | null; percent: string; mark: SiloMark })[]; total: number; until: string }>>
    }
    'order-status': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ status: "claimed" | "disputed" | "draft" | "placed" | "received" | "revoked" | "settled" | "split"; name: string })[]; total: 8 }>>
    }
    $post(given: { json: { siloId: string; sourceId?: string | null; orderedKg: string | number; pricePerTonne?: string | number | null; expectedAt: string; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; claimAmount: null | string; claimKg: null | string; createdAt: string; createdBy: null | string; creditAmount: null | string; creditNo: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; expectedAt: string; materialId: string; orderNo: string; orderedKg: string; parentId: null | string; pricePerTonne: null | string; receivedAt: string | null; receivedKg: null | string; remarks: null | string; siloId: string; sourceId: null | string; status: string; ticketNo: null | string; updatedAt: string; updatedBy: null | string }>>
  }
  sampling: {
    $get(given?: { query?: { plantId?: Ask } }): Promise<Reply<{ rows: (Unsampled)[]; total: number }>>
  }
  'stock-comparison': {
    $get(given: { query: { limit?: Ask; offset?: Ask; from: Ask; to: Ask; plantId?: Ask; materialId?: Ask; outside?: Ask } }): Promise<Reply<{ rows: (StockComparison)[]; total: number; more?: true }>>
  }
  'stock-close': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; plantId?: Ask } }): Promise<Reply<{ rows: (StockCloseLine)[]; total: number; more?: true }>>
    $post(given: { json: { plantId: string; until: string; uncounted?: boolean } }): Promise<Reply<{ id: string; version: number; closedAt: string; closedBy: string; closedUntil: string; createdAt: string; createdBy: null | string; demo: boolean; plantId: string; reopenReason: null | string; reopenedAt: string | null; reopenedBy: null | string; uncounted: (string)[]; updatedAt: string; updatedBy: null | string }>>
    ':id': {
      reopen: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; closedAt: string; closedBy: string; closedUntil: string; createdAt: string; createdBy: null | string; demo: boolean; plantId: string; reopenReason: null | string; reopenedAt: string | null; reopenedBy: null | string; uncounted: (string)[]; updatedAt: string; updatedBy: null | string }>>
      }
    }
  }
  'stock-count': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; siloId?: Ask; status?: Ask; own?: Ask; from?: Ask; to?: Ask } }): Promise<Reply<{ rows: (StockCountLine)[]; total: number; more?: true }>>
    $post(given: { json: { siloId: string; countedKg: string | number; countedAt: string; reason: string } }): Promise<Reply<{ id: string; version: number; bookKg: string; countNo: string; countedAt: string; countedBy: string; countedKg: string; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; differenceKg: string; materialId: string; reason: string; siloId: string; status: string; updatedAt: string; updatedBy: null | string }>>
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<StockCountLine>>
      confirm: {
        $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<{ id: string; version: number; bookKg: string; countNo: string; countedAt: string; countedBy: string; countedKg: string; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; differenceKg: string; materialId: string; reason: string; siloId: string; status: string; updatedAt: string; updatedBy: null | string }>>
      }
      reject: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; bookKg: string; countNo: string; countedAt: string; countedBy: string; countedKg: string; createdAt: string; createdBy: null | string; decidedAt: string | null; decidedBy: null | string; decisionReason: null | string; differenceKg: string; materialId: string; reason: string; siloId: string; status: string; updatedAt: string; updatedBy: null | string }>>
      }
    }
  }
  material: {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; kind?: Ask; criteriaHeaderId?: Ask } }): Promise<Reply<{ rows: (MaterialLine)[]; total: number; more?: true }>>
    }
    search: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; kind?: Ask; criteriaHeaderId?: Ask } }): Promise<Reply<{ rows: (MaterialLine)[]; total: number; more?: true }>>
    }
    'alert-modes': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ mode: "cover" | "low" | "lowest" | "none"; name: string })[]; total: 4 }>>
    }
    'notification-frequency': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ frequency: "daily"; minutes: 1440; name: string } | { frequency: "hourly"; minutes: 60; name: string } | { frequency: "once"; minutes: null; name: string } | { frequency: "shift"; minutes: 480; name: string })[]; total: 4 }>>
    }
    audit: {
      ':id': {
        $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (ToldRow)[]; total: number; more?: true }>>
      }
    }
    'as-of': {
      ':id': {
        $get(given: { param: { id: string }; query: { at: Ask } }): Promise<Reply<AsOf>>
      }
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; alkaliPercent: null | string; carbonFactor: null | string; carbonSource: null | string; carbonValidTo: null | string; chloridePercent: null | string; costPerKg: null | string; createdAt: string; createdBy: null | string; criteriaHeaderId: null | string; density: string; kind: string; materialCode: string; name: string; solidsPercent: null | string; unit: string; updatedAt: string; updatedBy: null | string; materialId: string; ingredientId: string }>>
      $put(given: { param: { id: string }; json: { materialCode: string; name: string; kind: "cement" | "addition" | "sand" | "stone" | "water" | "admixture" | "fibre" | "ice"; unit?: string; density: string | number; criteriaHeaderId?: string | null; costPerKg?: string | number | null; carbonFactor?: string | number | null; carbonSource?: string | null; carbonValidTo?: string | null; chloridePercent?: string | number | null; alkaliPercent?: string | number | null; solidsPercent?: string | number | null; active?: boolean; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; alkaliPercent: null | string; carbonFactor: null | string; carbonSource: null | string; carbonValidTo: null | string; chloridePercent: null | string; costPerKg: null | string; createdAt: string; createdBy: null | string; criteriaHeaderId: null | string; density: string; kind: string; materialCode: string; name: string; solidsPercent: null | string; unit: string; updatedAt: string; updatedBy: null | string; materialId: string; ingredientId: string }>>
    }
    'change-status': {
      $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; alkaliPercent: null | string; carbonFactor: null | string; carbonSource: null | string; carbonValidTo: null | string; chloridePercent: null | string; costPerKg: null | string; createdAt: string; createdBy: null | string; criteriaHeaderId: null | string; density: string; kind: string; materialCode: string; name: string; solidsPercent: null | string; unit: string; updatedAt: string; updatedBy: null | string; materialId: string; ingredientId: string }>>
    }
    $post(given: { json: { materialCode: string; name: string; kind: "cement" | "addition" | "sand" | "stone" | "water" | "admixture" | "fibre" | "ice"; unit?: string; density: string | number; criteriaHeaderId?: string | null; costPerKg?: string | number | null; carbonFactor?: string | number | null; carbonSource?: string | null; carbonValidTo?: string | null; chloridePercent?: string | number | null; alkaliPercent?: string | number | null; solidsPercent?: string | number | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; alkaliPercent: null | string; carbonFactor: null | string; carbonSource: null | string; carbonValidTo: null | string; chloridePercent: null | string; costPerKg: null | string; createdAt: string; createdBy: null | string; criteriaHeaderId: null | string; density: string; kind: string; materialCode: string; name: string; solidsPercent: null | string; unit: string; updatedAt: string; updatedBy: null | string; materialId: string; ingredientId: string }>>
  }
  'material-source': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; materialId?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; sourceName: string; country: string | null; materialId: string; materialName: string | null })[]; total: number; more?: true }>>
    }
    search: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; materialId?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; sourceName: string; country: string | null; materialId: string; materialName: string | null })[]; total: number; more?: true }>>
    }
    'change-status': {
      $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; sourceName: string; country: string | null; materialId: string } & Record<string, unknown>>>
    }
    $post(given: { json: { sourceName: string; country?: string | null; materialId: string; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; sourceName: string; country: string | null; materialId: string } & Record<string, unknown>>>
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; sourceName: string; country: string | null; materialId: string } & Record<string, unknown>>>
      $put(given: { param: { id: string }; json: { sourceName: string; country?: string | null; materialId: string; active?: boolean; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; sourceName: string; country: string | null; materialId: string } & Record<string, unknown>>>
    }
  }
  'tolerance-setting': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; active?: Ask; plantId?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; kind: string; plantId: string | null; informPercent: string; actPercent: string; mustExplain: boolean; plantName: string | null })[]; total: number; more?: true }>>
    $put(given: { json: { id?: string | null; version?: number | null; active?: boolean; kind: "cement" | "addition" | "aggregate" | "water" | "admixture"; plantId?: string | null; informPercent: string | number; actPercent: string | number; mustExplain?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; kind: string; plantId: string | null; informPercent: string; actPercent: string; mustExplain: boolean } & Record<string, unknown>>>
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; kind: string; plantId: string | null; informPercent: string; actPercent: string; mustExplain: boolean; plantName: string | null }>>
    }
  }
  silo: {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; plantId?: Ask; materialId?: Ask; belowZero?: Ask } }): Promise<Reply<{ rows: (SiloLine)[]; total: number; more?: true }>>
    }
    search: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; plantId?: Ask; materialId?: Ask; belowZero?: Ask } }): Promise<Reply<{ rows: (SiloLine)[]; total: number; more?: true }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<SiloLine>>
      $put(given: { param: { id: string }; json: { plantId: string; siloCode: string; materialId: string; sourceId?: string | null; capacityKg: string | number; lowPercent?: string | number; lowLowPercent?: string | number; highPercent?: string | number; active?: boolean; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; capacityKg: string; createdAt: string; createdBy: null | string; highPercent: string; levelAt: string | null; levelKg: string; lowLowPercent: string; lowPercent: string; materialId: string; plantId: string; siloCode: string; sourceId: null | string; updatedAt: string; updatedBy: null | string }>>
    }
    'change-status': {
      $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; capacityKg: string; createdAt: string; createdBy: null | string; highPercent: string; levelAt: string | null; levelKg: string; lowLowPercent: string; lowPercent: string; materialId: string; plantId: string; siloCode: string; sourceId: null | string; updatedAt: string; updatedBy: null | string }>>
    }
    $post(given: { json: { plantId: string; siloCode: string; materialId: string; sourceId?: string | null; capacityKg: string | number; lowPercent?: string | number; lowLowPercent?: string | number; highPercent?: string | number; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; capacityKg: string; createdAt: string; createdBy: null | string; highPercent: string; levelAt: string | null; levelKg: string; lowLowPercent: string; lowPercent: string; materialId: string; plantId: string; siloCode: string; sourceId: null | string; updatedAt: string; updatedBy: null | string }>>
  }
  'silo-level': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; plantId?: Ask; materialId?: Ask; belowZero?: Ask } }): Promise<Reply<{ rows: (SiloLine)[]; total: number; more?: true }>>
    $put(given: { json: { siloId: string; levelKg: string | number; countedAt?: string; remarks: string } }): Promise<Reply<{ siloId: string; countId: string; countNo: string; status: string; beforeKg: string; levelKg: string; adjustedKg: string; differenceKg: string }>>
    cover: {
      $get(given?: { query?: { plantId?: Ask } }): Promise<Reply<SiloCovers>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<SiloLine>>
    }
  }
  stock: {
    $get(given?: { query?: { plantId?: Ask } }): Promise<Reply<{ rows: (StockLine)[]; total: number }>>
    ':id': {
      $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (StockMove)[]; total: number; more?: true; silo: SiloLine }>>
    }
  }
  'opening-stock': {
    $get(given?: { query?: { plantId?: Ask } }): Promise<Reply<{ rows: (OpeningLine)[]; total: number }>>
    $post(given: { json: { siloId: string; kg: string | number; remarks?: string | null } }): Promise<Reply<{ id: string; siloId: string; kg: string }>>
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<OpeningLine>>
      $put(given: { param: { id: string }; json: { kg: string | number; previousKg: string | number; remarks: string } }): Promise<Reply<{ id: string; siloId: string; kg: string }>>
    }
  }
  'plant-group': {
    list: {
      $get(given?: {  }): Promise<Reply<{ rows: (PlantGroup)[]; total: number }>>
    }
  }
}

export type AsOf = { at: string; was: AsOfFields | null; is: AsOfFields | null; names: Record<string, string> }

export type AsOfFields = Record<string, unknown>

export type AuditRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null }

export type CarbonIndicators = { binder: string; clinkerFactor: string; additionShare: string; perMpa: string; saving: null | string }

export type CarbonLine = { material: string; name: string; role: "addition" | "admixture" | "aggregate" | "cement" | "fibre" | "other" | "water"; kg: string; a1: string; a2: string }

export type CarbonStages = { total: string; a1: string; a2: string; a3: string; a4: string }

export type Compared = { kg: string; percent: null | string; tolerancePercent: string; outside: boolean } | null

export type Cover = { demandKg: string; incomingKg: string; leftKg: string; runsOutAt: string | null; runsOutWithIncomingAt: string | null; hours: null | number }

export type DeliveryCarbon = { basis: "batched" | "theoretical"; cubicMetres: string; load: CarbonStages; perCubicMetre: CarbonStages; theoretical: string; factors: FrozenFactors }

export type FrozenFactors = { version: number; energy: { electricityPerKwh: string; dieselPerLitre: string; source: string }; transport: { hgvPerTkm: string; hgvEmptyPerKm: string; railPerTkm: string; shipPerTkm: string; source: string }; setId: string; frozenOn: string; factors: Record<string, { material: string; name: string; role: "addition" | "admixture" | "aggregate" | "cement" | "fibre" | "other" | "water"; kgPerKg: string; clinkerShare?: string; source: string; epd?: string; validTo?: string; plant?: string }> }

export type MaterialLine = { id: string; version: number; active: boolean; alkaliPercent: null | string; carbonFactor: null | string; carbonSource: null | string; carbonValidTo: null | string; chloridePercent: null | string; costPerKg: null | string; criteriaHeaderId: null | string; density: string; kind: string; materialCode: string; name: string; solidsPercent: null | string; unit: string; materialId: string; ingredientId: string }

export type MaterialOrderLine = { id: string; version: number; claimAmount: null | string; claimKg: null | string; creditAmount: null | string; creditNo: null | string; decidedAt: string | null; decisionReason: null | string; expectedAt: string; materialId: string; orderNo: string; orderedKg: string; parentId: null | string; pricePerTonne: null | string; receivedAt: string | null; receivedKg: null | string; remarks: null | string; siloId: string; sourceId: null | string; status: string; ticketNo: null | string; decidedByName: null | string; siloCode: string; plantId: string; plantName: string; materialName: string; sourceName: null | string; levelKg: string; capacityKg: string }

export type MaterialOrderView = { id: string; version: number; claimAmount: null | string; claimKg: null | string; creditAmount: null | string; creditNo: null | string; decidedAt: string | null; decisionReason: null | string; expectedAt: string; materialId: string; orderNo: string; orderedKg: string; parentId: null | string; pricePerTonne: null | string; receivedAt: string | null; receivedKg: null | string; remarks: null | string; siloId: string; sourceId: null | string; status: string; ticketNo: null | string; decidedByName: null | string; siloCode: string; plantId: string; plantName: string; materialName: string; sourceName: null | string; levelKg: string; capacityKg: string; open: (string)[]; account: ReceiptAccount; supplier: SupplierAccount | null; entries: ({ id: string; reversesId: null | string; kind: string; kg: string; at: string; deliveryOrderId: null | string; materialOrderId: null | string; remarks: null | string })[]; history: (AuditRow)[] }

export type OpeningLine = { id: string; siloId: string; siloCode: string; plantId: string; plantName: string; materialId: string; materialName: string; kg: string; at: string }

export type PlantGroup = { regionId: string; regionName: string; plants: ({ plantId: string; plantCode: string; plantName: string })[] }

export type ReceiptAccount = { orderedKg: string; receivedKg: string; openKg: string; settledKg: string; payableKg: string; payableAmount: null | string }

export type SiloCover = { id: string; version: number; kind: string; cover: Cover | null; demand: ({ at: string; kg: string })[]; incoming: ({ id: string; orderNo: string; at: string; kg: string })[]; suggestedKg: null | string; suggestedWhy: null | string; neededAt: string; expectedAt: string; siloId: string; active: boolean; plantId: string; plantName: string; siloCode: string; materialId: string; materialName: string; sourceId: null | string; sourceName: null | string; capacityKg: string; lowPercent: string; lowLowPercent: string; highPercent: string; levelKg: string; levelAt: string | null; percent: string; mark: SiloMark }

export type SiloCovers = { rows: (SiloCover)[]; total: number; until: string }

export type SiloLine = { id: string; version: number; siloId: string; active: boolean; plantId: string; plantName: string; siloCode: string; materialId: string; materialName: string; sourceId: null | string; sourceName: null | string; capacityKg: string; lowPercent: string; lowLowPercent: string; highPercent: string; levelKg: string; levelAt: string | null; percent: string; mark: SiloMark }

export type SiloMark = "empty" | "high" | "low" | "lowest" | "normal" | "overfull"

export type StockCloseLine = { id: string; plantId: string; plantName: string; closing: { id: string; version: number; until: string; by: null | string; at: string; uncounted: (string)[] } | null; reopened: { until: string; by: null | string; at: string; reason: null | string } | null; due: { from: string; until: string; uncounted: ({ siloId: string; silo: string })[] } | null }

export type StockComparison = { id: string; plantId: string; plantName: string; materialId: string; materialName: string; kind: string; askedKg: string; weighedKg: string; weighings: number; drawnKg: string; countedKg: string; counts: number; capacityKg: string; batching: Compared; booking: Compared; count: Compared }

export type StockCountLine = { id: string; version: number; bookKg: string; countNo: string; countedAt: string; countedBy: string; countedKg: string; createdAt: string; decidedAt: string | null; decisionReason: null | string; differenceKg: string; materialId: string; reason: string; siloId: string; status: string; siloCode: string; plantId: string; plantName: string; materialName: string; capacityKg: string; countedByName: null | string; decidedByName: null | string }

export type StockLine = { plantId: string; plantName: string; materialId: string; materialName: string; kind: string; silos: number; levelKg: string; capacityKg: string }

export type StockMove = { id: string; kind: string; kg: string; at: string; deliveryOrderId: null | string; materialOrderId: null | string; remarks: null | string }

export type SupplierAccount = { receivedKg: string; openKg: string; settledKg: string; payableKg: string; month: string; orders: number; claimAmount: string; creditAmount: string; payableAmount: string; unpriced: number }

export type ToldRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null; names: Record<string, string> }

export type Unsampled = { id: string; plantId: string; plantName: string; materialId: string; materialName: string; kind: string; sourceId: null | string; sourceName: null | string; receipts: number; receivedKg: string; since: string; lastSampledOn: null | string; everyDays: number; requestId: null | string; requestNo: null | string }
