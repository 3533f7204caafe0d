// Made by `npm run contract` from the calls of functions/pricing; a change here is lost.
import type { Ask, Reply } from '../call'

export interface PricingClient {
  'price-trial': {
    choices: {
      $get(given?: {  }): Promise<Reply<PriceTrialChoices>>
    }
    change: {
      $get(given: { query: { priceListId?: Ask; percents?: Ask; chargeId?: Ask; chargePrice?: Ask; chargeFree?: Ask; chargeMinimum?: Ask; chargeMaximum?: Ask; chargeBands?: Ask; chargeArises?: Ask; charges?: Ask; forCustomerId?: Ask; forProjectId?: Ask; productId?: Ask; productPrice?: Ask; gstCode?: Ask; indexId?: Ask; indexValue?: Ask; minimumLoad?: Ask; normalFrom?: Ask; normalTo?: Ask; gstPercent?: Ask; gstBy?: Ask; washoutAt?: Ask; roadFactor?: Ask; returnPayers?: Ask; categoryId?: Ask; categoryDiscounts?: Ask; partyCategory?: Ask; chargeIndexId?: Ask; chargeBase?: Ask; chargeShare?: Ask; chargeWithin?: Ask; holidays?: Ask; fromDate: Ask; toDate: Ask; regionId?: Ask; customerId?: Ask } }): Promise<Reply<{ words: (string)[] }>>
    }
    $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; priceListId?: Ask; percents?: Ask; chargeId?: Ask; chargePrice?: Ask; chargeFree?: Ask; chargeMinimum?: Ask; chargeMaximum?: Ask; chargeBands?: Ask; chargeArises?: Ask; charges?: Ask; forCustomerId?: Ask; forProjectId?: Ask; productId?: Ask; productPrice?: Ask; gstCode?: Ask; indexId?: Ask; indexValue?: Ask; minimumLoad?: Ask; normalFrom?: Ask; normalTo?: Ask; gstPercent?: Ask; gstBy?: Ask; washoutAt?: Ask; roadFactor?: Ask; returnPayers?: Ask; categoryId?: Ask; categoryDiscounts?: Ask; partyCategory?: Ask; chargeIndexId?: Ask; chargeBase?: Ask; chargeShare?: Ask; chargeWithin?: Ask; holidays?: Ask; fromDate: Ask; toDate: Ask; regionId?: Ask; customerId?: Ask; by: Ask } }): Promise<Reply<{ rows: (PriceTrialTotal)[]; total: number; more?: true; sums: PriceTrialSums }>>
    load: {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; priceListId?: Ask; percents?: Ask; chargeId?: Ask; chargePrice?: Ask; chargeFree?: Ask; chargeMinimum?: Ask; chargeMaximum?: Ask; chargeBands?: Ask; chargeArises?: Ask; charges?: Ask; forCustomerId?: Ask; forProjectId?: Ask; productId?: Ask; productPrice?: Ask; gstCode?: Ask; indexId?: Ask; indexValue?: Ask; minimumLoad?: Ask; normalFrom?: Ask; normalTo?: Ask; gstPercent?: Ask; gstBy?: Ask; washoutAt?: Ask; roadFactor?: Ask; returnPayers?: Ask; categoryId?: Ask; categoryDiscounts?: Ask; partyCategory?: Ask; chargeIndexId?: Ask; chargeBase?: Ask; chargeShare?: Ask; chargeWithin?: Ask; holidays?: Ask; fromDate: Ask; toDate: Ask; regionId?: Ask; customerId?: Ask; locationId?: Ask; itemId?: Ask } }): Promise<Reply<{ rows: (PriceTrialLoad)[]; total: number; more?: true; sums: PriceTrialSums }>>
    }
    download: {
      $get(given: { query: { priceListId?: Ask; percents?: Ask; chargeId?: Ask; chargePrice?: Ask; chargeFree?: Ask; chargeMinimum?: Ask; chargeMaximum?: Ask; chargeBands?: Ask; chargeArises?: Ask; charges?: Ask; forCustomerId?: Ask; forProjectId?: Ask; productId?: Ask; productPrice?: Ask; gstCode?: Ask; indexId?: Ask; indexValue?: Ask; minimumLoad?: Ask; normalFrom?: Ask; normalTo?: Ask; gstPercent?: Ask; gstBy?: Ask; washoutAt?: Ask; roadFactor?: Ask; returnPayers?: Ask; categoryId?: Ask; categoryDiscounts?: Ask; partyCategory?: Ask; chargeIndexId?: Ask; chargeBase?: Ask; chargeShare?: Ask; chargeWithin?: Ask; holidays?: Ask; fromDate: Ask; toDate: Ask; regionId?: Ask; customerId?: Ask } }): Promise<Reply<unknown>>
    }
  }
  pricing: {
    ':id': {
      'download-pdf': {
        $post(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; approvedAt: string | null; createdBy: null | string; disableChangeDate: boolean; reason: null | string; regionId: string; submittedAt: string | null; submittedBy: null | string; lines: (QuoteLine)[]; charges: (QuoteCharge)[]; threshold: Threshold | null; band: MarginBand; approvals: ({ id: string; amount: null | string; approverId: string; approverName: string; at: string; contentHash: string; decision: string; level: number; personKey: string; reason: null | string; round: number; subject: string; subjectId: string })[]; submittedByName: null | string; pricingId: string; pricingReference: string; revision: number; status: string; customerId: string; customerName: string; projectId: string; projectName: string; regionName: string; fromDate: string; toDate: null | string; superseded: null | string; lowestMargin: null | string; createdByName: null | string; updatedAt: string; actions: (string)[] }>>
      'pricing-references-by-project': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: ({ id: string; pricingReference: string; revision: number; status: string })[] }>>
      }
      'update-status': {
        $post(given: { param: { id: string }; query: { status: Ask }; json: { version: number; reason?: string | null; endDate?: string } }): Promise<Reply<{ id: string; version: number; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; customerId: string; disableChangeDate: boolean; fromDate: string; pricingReference: string; projectId: string; reason: null | string; regionId: string; revision: number; status: string; submittedAt: string | null; submittedBy: null | string; superseded: null | string; toDate: null | string; updatedAt: string; updatedBy: null | string }>>
      }
      'void-pricing': {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; customerId: string; disableChangeDate: boolean; fromDate: string; pricingReference: string; projectId: string; reason: null | string; regionId: string; revision: number; status: string; submittedAt: string | null; submittedBy: null | string; superseded: null | string; toDate: null | string; updatedAt: string; updatedBy: null | string }>>
      }
    }
    'download-pdf': {
      $post(given: { json: { pricingIds: (string)[] } }): Promise<Reply<unknown>>
    }
    'margin-contribution': {
      $get(given?: {  }): Promise<Reply<{ rows: (MarginRow)[] }>>
      $post(given: { json: { regionId: string; version?: number | null; targetPercent: string | number } }): Promise<Reply<SavedMargin>>
    }
    'margin-contribution-by-region': {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<MarginRow>>
      }
    }
    threshold: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ threshold: Threshold | null }>>
      }
    }
    fetch: {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; status?: ("draft" | "submitted" | "approved" | "rejected" | "void" | "ended")[]; customerId?: string; projectId?: string; regionId?: string; fromDate?: string; toDate?: string; pricingReference?: string; own?: boolean } }): Promise<Reply<{ rows: (PricingRow)[]; total: number; more?: true }>>
    }
    $post(given: { json: { pricingId?: string | null; version?: number | null; pricingReference?: string | null; customerId: string; projectId: string; fromDate: string; toDate?: string | null; disableChangeDate?: boolean; reason?: string | null; lines: ({ productId: string; unitPrice: string | number; reason?: string | null })[]; charges?: ({ itemId: string; unitPrice: string | number; freeAllowance?: string | number | null; minimum?: string | number | null; maximum?: string | number | null; reason?: string | null })[] } }): Promise<Reply<{ id: string; version: number; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; customerId: string; disableChangeDate: boolean; fromDate: string; pricingReference: string; projectId: string; reason: null | string; regionId: string; revision: number; status: string; submittedAt: string | null; submittedBy: null | string; superseded: null | string; toDate: null | string; updatedAt: string; updatedBy: null | string; pricingId: string }>>
    $put(given: { json: { pricingId?: string | null; version?: number | null; pricingReference?: string | null; customerId: string; projectId: string; fromDate: string; toDate?: string | null; disableChangeDate?: boolean; reason?: string | null; lines: ({ productId: string; unitPrice: string | number; reason?: string | null })[]; charges?: ({ itemId: string; unitPrice: string | number; freeAllowance?: string | number | null; minimum?: string | number | null; maximum?: string | number | null; reason?: string | null })[] } }): Promise<Reply<{ id: string; version: number; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; customerId: string; disableChangeDate: boolean; fromDate: string; pricingReference: string; projectId: string; reason: null | string; regionId: string; revision: number; status: string; submittedAt: string | null; submittedBy: null | string; superseded: null | string; toDate: null | string; updatedAt: string; updatedBy: null | string; pricingId: string }>>
    'update-status': {
      $post(given: { query: { status: Ask }; json: { pricings: ({ pricingId: string; version: number })[]; reason?: string | null } }): Promise<Reply<{ results: (MoveResult)[] }>>
    }
    audit: {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; pricingId: Ask } }): Promise<Reply<{ rows: (AuditRow)[]; total: number; more?: true }>>
    }
    'pricing-status-list': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ status: "approved" | "draft" | "ended" | "rejected" | "submitted" | "void" })[] }>>
    }
    'exiting-customer-project': {
      $get(given: { query: { customerId: Ask; projectId?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; customerId: string; disableChangeDate: boolean; fromDate: string; pricingReference: string; projectId: string; reason: null | string; regionId: string; revision: number; status: string; submittedAt: string | null; submittedBy: null | string; superseded: null | string; toDate: null | string; updatedAt: string; updatedBy: null | string })[]; exists: boolean }>>
    }
    versions: {
      $get(given?: { query?: { pricingReference?: Ask; projectId?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; customerId: string; disableChangeDate: boolean; fromDate: string; pricingReference: string; projectId: string; reason: null | string; regionId: string; revision: number; status: string; submittedAt: string | null; submittedBy: null | string; superseded: null | string; toDate: null | string; updatedAt: string; updatedBy: null | string })[] }>>
    }
    'pricing-history-end-date': {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (EndDateChange)[] }>>
      }
    }
  }
  'global-product-list': {
    'download-pdf': {
      $post(given: { json: { globalProductListId: string } }): Promise<Reply<unknown>>
      history: {
        ':id': {
          $get(given: { param: { id: string } }): Promise<Reply<unknown>>
        }
      }
    }
    highestMaterialCostRegion: {
      download: {
        $post(given: { json: { limit?: number; offset?: number; keyword?: string; regionId?: string | null; day?: string; searchWord?: string } }): Promise<Reply<unknown>>
      }
      $post(given: { json: { limit?: number; offset?: number; keyword?: string; regionId?: string | null; day?: string; searchWord?: string } }): Promise<Reply<{ rows: (HighestCostRow)[]; total: number; more?: true }>>
    }
    details: {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; globalProductListId: Ask; searchWord?: Ask; day?: Ask } }): Promise<Reply<{ rows: (ListedProduct)[]; total: number; more?: true }>>
    }
    search: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; globalProductListId?: Ask; searchWord?: Ask; day?: Ask } }): Promise<Reply<{ rows: (ListedProduct)[]; total: number; more?: true }>>
    }
    price: {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; globalProductListId?: Ask; searchWord?: Ask; day?: Ask; productId: Ask } }): Promise<Reply<{ rows: (ListedProduct)[]; total: number; more?: true }>>
    }
    'price-with-pagination': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; globalProductListId?: Ask; searchWord?: Ask; day?: Ask } }): Promise<Reply<{ rows: (ListedProduct)[]; total: number; more?: true }>>
    }
    'all-price-without-highest-cost': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; globalProductListId?: Ask; searchWord?: Ask; day?: Ask } }): Promise<Reply<{ rows: (ListedProduct)[]; total: number; more?: true }>>
    }
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; searchWord?: Ask; status?: Ask } }): Promise<Reply<{ rows: (PriceListRow)[]; total: number; more?: true }>>
    $post(given: { json: { globalProductListId?: string | null; version?: number | null; regionId: string; name: string; fromDate: string; toDate?: string | null; remarks?: string | null; lines: ({ productId: string; unitPrice: string | number; highestMaterialCost?: string | number | null })[] } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; fromDate: string; name: string; regionId: string; remarks: null | string; status: string; toDate: null | string; updatedAt: string; updatedBy: null | string; versionNo: number; globalProductListId: string }>>
    type: {
      ':t': {
        $get(given: { param: { t: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; searchWord?: Ask; status?: Ask } }): Promise<Reply<{ rows: (PriceListRow)[]; total: number; more?: true }>>
      }
    }
    region: {
      ':id': {
        versions: {
          $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; searchWord?: Ask; status?: Ask } }): Promise<Reply<{ rows: (PriceListRow)[]; total: number; more?: true }>>
        }
      }
    }
    'validate-detail-change': {
      $get(given: { query: { regionId: Ask; globalProductListId?: Ask; fromDate: Ask; toDate?: Ask } }): Promise<Reply<ChangeCheck>>
    }
    'update-price': {
      $put(given: { json: { globalProductListId: string; version: number; prices: ({ productId: string; unitPrice: string | number })[] } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; fromDate: string; name: string; regionId: string; remarks: null | string; status: string; toDate: null | string; updatedAt: string; updatedBy: null | string; versionNo: number; globalProductListId: string }>>
    }
    'update-status': {
      $post(given: { query: { status: Ask }; json: { globalProductListId: string; version: number; endDate?: string; confirmMissing?: boolean } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; fromDate: string; name: string; regionId: string; remarks: null | string; status: string; toDate: null | string; updatedAt: string; updatedBy: null | string; versionNo: number; globalProductListId: string; approval: PendingPrice | null }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; globalProductListId: string; versionNo: number; regionId: string; regionName: string; name: string; fromDate: string; toDate: null | string; status: "active" | "draft" | "ended" | "scheduled"; remarks: null | string; lines: (ListedProduct)[]; dropped: (string)[] }>>
      $post(given: { param: { id: string }; json: { globalProductListId?: string | null; version?: number | null; regionId: string; name: string; fromDate: string; toDate?: string | null; remarks?: string | null; lines: ({ productId: string; unitPrice: string | number; highestMaterialCost?: string | number | null })[] } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; fromDate: string; name: string; regionId: string; remarks: null | string; status: string; toDate: null | string; updatedAt: string; updatedBy: null | string; versionNo: number; globalProductListId: string }>>
      audit: {
        $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (AuditRow)[]; total: number; more?: true }>>
      }
      'action-history': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: ({ at: string; actorName: string; action: string; reason: null | string })[] }>>
      }
    }
  }
  costing: {
    audit: {
      ':id': {
        pdf: {
          $get(given: { param: { id: string } }): Promise<Reply<unknown>>
        }
        $get(given: { param: { id: string } }): Promise<Reply<{ seq: number; at: string; actorName: string; action: string; changed: (string)[]; costingId: null | string }>>
        detail: {
          $get(given: { param: { id: string } }): Promise<Reply<{ seq: number; at: string; actorName: string; action: string; changed: (string)[]; costingId: null | string; before: Record<string, unknown> | null; after: Record<string, unknown> | null }>>
        }
      }
    }
    ':id': {
      pdf: {
        $get(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
      $get(given: { param: { id: string } }): Promise<Reply<CostingDetail>>
      audit: {
        $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (AuditRow)[]; total: number; more?: true }>>
      }
    }
    pdf: {
      $post(given: { json: { ids: (string)[] } }): Promise<Reply<unknown>>
    }
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; fromDate?: Ask; toDate?: Ask; day?: Ask } }): Promise<Reply<{ rows: (CostingRow)[]; total: number; more?: true }>>
    $post(given: { json: { id?: string | null; version?: number | null; regionId: string; fromDate: string; toDate?: string | null; plantCost?: string | number; deliveryCost?: string | number; overheadCost?: string | number; remarks?: string | null; ingredients: ({ materialId: string; costPerKg: string | number })[] } }): Promise<Reply<SavedCosting>>
    versions: {
      ':id': {
        $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; fromDate?: Ask; toDate?: Ask; day?: Ask } }): Promise<Reply<{ rows: (CostingRow)[]; total: number; more?: true }>>
      }
    }
    'validate-region': {
      ':id': {
        $get(given: { param: { id: string }; query?: { fromDate?: Ask; toDate?: Ask } }): Promise<Reply<ChangeCheck>>
      }
    }
  }
  'price-adjustment': {
    list: {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; status?: "submitted" | "approved" | "rejected"; regionId?: string; own?: boolean } }): Promise<Reply<{ rows: (AdjustmentRow)[]; total: number; more?: true }>>
    }
    'fetch-price': {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; regionId: string; fromDate: string; appliesTo?: ("agreed" | "list" | "associate_product" | "service" | "sub_product")[]; customerIds?: (string)[]; categoryNames?: (string)[]; productIds?: (string)[]; families?: (string)[]; kind: "amount" | "percent"; value: string | number; roundTo?: string | number } }): Promise<Reply<{ rows: (TouchedPrice)[]; total: number; more?: true }>>
    }
    effect: {
      $post(given: { json: { regionId: string; fromDate: string; appliesTo?: ("agreed" | "list" | "associate_product" | "service" | "sub_product")[]; customerIds?: (string)[]; categoryNames?: (string)[]; productIds?: (string)[]; families?: (string)[]; kind: "amount" | "percent"; value: string | number; roundTo?: string | number } }): Promise<Reply<ReadThrough>>
    }
    choices: {
      $get(given?: {  }): Promise<Reply<AdjustmentChoices>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<AdjustmentDetail>>
    }
    'product-pricing-ids': {
      $post(given: { json: { regionId: string; fromDate: string; appliesTo?: ("agreed" | "list" | "associate_product" | "service" | "sub_product")[]; customerIds?: (string)[]; categoryNames?: (string)[]; productIds?: (string)[]; families?: (string)[]; kind: "amount" | "percent"; value: string | number; roundTo?: string | number } }): Promise<Reply<{ total: number; ids: (string)[] }>>
    }
    applyPriceChange: {
      $post(given: { json: { regionId: string; fromDate: string; appliesTo?: ("agreed" | "list" | "associate_product" | "service" | "sub_product")[]; customerIds?: (string)[]; categoryNames?: (string)[]; productIds?: (string)[]; families?: (string)[]; kind: "amount" | "percent"; value: string | number; roundTo?: string | number; name: string; reason?: string | null } }): Promise<Reply<{ id: string; version: number; adjustmentNo: string; appliesTo: ("agreed" | "associate_product" | "list" | "service" | "sub_product")[]; categoryNames: (string)[]; createdAt: string; createdBy: null | string; customerIds: (string)[]; decidedAt: string | null; decidedBy: null | string; families: (string)[]; fromDate: string; kind: "amount" | "percent"; name: string; productIds: (string)[]; reason: null | string; regionId: string; roundTo: string; status: string; submittedBy: null | string; updatedAt: string; updatedBy: null | string; value: string; priceAdjustmentId: string; lines: number }>>
    }
    approveReject: {
      $post(given: { json: { priceAdjustmentId: string; version: number; approve: boolean; reason?: string | null } }): Promise<Reply<{ id: string; version: number; adjustmentNo: string; appliesTo: ("agreed" | "associate_product" | "list" | "service" | "sub_product")[]; categoryNames: (string)[]; createdAt: string; createdBy: null | string; customerIds: (string)[]; decidedAt: string | null; decidedBy: null | string; families: (string)[]; fromDate: string; kind: "amount" | "percent"; name: string; productIds: (string)[]; reason: null | string; regionId: string; roundTo: string; status: string; submittedBy: null | string; updatedAt: string; updatedBy: null | string; value: string; priceAdjustmentId: string; lines: number }>>
    }
    preview: {
      $post(given: { json: { regionId: string; fromDate: string; appliesTo?: ("agreed" | "list" | "associate_product" | "service" | "sub_product")[]; customerIds?: (string)[]; categoryNames?: (string)[]; productIds?: (string)[]; families?: (string)[]; kind: "amount" | "percent"; value: string | number; roundTo?: string | number } }): Promise<Reply<unknown>>
    }
    'current-preview': {
      $post(given: { json: { regionId: string; fromDate: string; appliesTo?: ("agreed" | "list" | "associate_product" | "service" | "sub_product")[]; customerIds?: (string)[]; categoryNames?: (string)[]; productIds?: (string)[]; families?: (string)[]; kind: "amount" | "percent"; value: string | number; roundTo?: string | number } }): Promise<Reply<unknown>>
    }
  }
  'commercial-term': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; level?: Ask; regionId?: Ask; customerId?: Ask; projectId?: Ask; itemId?: Ask; day?: Ask } }): Promise<Reply<{ rows: (CommercialTermRow)[]; total: number; more?: true; items: (TermItemChoice)[] }>>
    $post(given: { json: { id?: string | null; version?: number | null; itemId: string; regionId?: string | null; categoryName?: string | null; customerId?: string | null; projectId?: string | null; orderId?: string | null; unitPrice: string | number; freeAllowance?: string | number | null; minimum?: string | number | null; maximum?: string | number | null; bands?: ({ by?: "notice" | "distance" | "zone" | null; upTo?: string | number | null; areas?: string | null; unitPrice: string | number })[] | null; escalation?: { indexId: string; base: string | number; sharePercent: string | number; withinPercent?: string | number | null } | null; fromDate: string; toDate?: string | null; reason?: string | null } }): Promise<Reply<SavedTerm>>
    $put(given: { json: { id?: string | null; version?: number | null; itemId: string; regionId?: string | null; categoryName?: string | null; customerId?: string | null; projectId?: string | null; orderId?: string | null; unitPrice: string | number; freeAllowance?: string | number | null; minimum?: string | number | null; maximum?: string | number | null; bands?: ({ by?: "notice" | "distance" | "zone" | null; upTo?: string | number | null; areas?: string | null; unitPrice: string | number })[] | null; escalation?: { indexId: string; base: string | number; sharePercent: string | number; withinPercent?: string | number | null } | null; fromDate: string; toDate?: string | null; reason?: string | null } }): Promise<Reply<SavedTerm>>
    orders: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (TermOrder)[]; total: number; more?: true }>>
    }
    ':id': {
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean; approval: PendingPrice | null }>>
    }
  }
  'agreed-payment-term': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; customerId?: Ask; projectId?: Ask; paymentTermId?: Ask; day?: Ask } }): Promise<Reply<{ rows: (AgreedPaymentTermRow)[]; total: number; more?: true }>>
    $post(given: { json: { id?: string | null; version?: number | null; customerId?: string | null; projectId?: string | null; paymentTermId: string; fromDate: string; toDate?: string | null; reason?: string | null } }): Promise<Reply<SetPaymentTerm>>
    $put(given: { json: { id?: string | null; version?: number | null; customerId?: string | null; projectId?: string | null; paymentTermId: string; fromDate: string; toDate?: string | null; reason?: string | null } }): Promise<Reply<SetPaymentTerm>>
    ':id': {
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean; approval: PendingPrice | null }>>
    }
  }
  'agreed-gst-treatment': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; customerId?: Ask; projectId?: Ask; gstCode?: Ask; day?: Ask } }): Promise<Reply<{ rows: (AgreedGstTreatmentRow)[]; total: number; more?: true }>>
    $post(given: { json: { id?: string | null; version?: number | null; customerId?: string | null; projectId?: string | null; gstCode: "SR" | "ZR" | "ES33" | "ESN33" | "OS" | "SRCA-S"; fromDate: string; toDate?: string | null; reason: string; evidence?: string | null } }): Promise<Reply<SetGstTreatment>>
    $put(given: { json: { id?: string | null; version?: number | null; customerId?: string | null; projectId?: string | null; gstCode: "SR" | "ZR" | "ES33" | "ESN33" | "OS" | "SRCA-S"; fromDate: string; toDate?: string | null; reason: string; evidence?: string | null } }): Promise<Reply<SetGstTreatment>>
    ':id': {
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean; approval: PendingPrice | null }>>
    }
  }
  'price-approval': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; status?: Ask; kind?: Ask; subjectId?: Ask; own?: Ask } }): Promise<Reply<{ rows: (PriceApprovalRow)[]; total: number; more?: true }>>
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<PriceApprovalRow>>
      decide: {
        $post(given: { param: { id: string }; json: { version: number; approve: boolean; reason?: string | null } }): Promise<Reply<{ id: string; version: number; status: string }>>
      }
      withdraw: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; status: string }>>
      }
    }
  }
  'price-category': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; day?: Ask; priceCategoryType?: Ask; current?: Ask } }): Promise<Reply<{ rows: (PriceCategoryRow)[]; total: number; more?: true }>>
    $post(given: { json: { regionId: string; categoryName: string; priceCategoryType: "customer" | "strength_band" | "product_family"; fromDate: string; toDate?: string | null; discounts: ({ family?: string | null; strengthFrom?: number | null; strengthTo?: number | null; kind: "percent" | "amount"; value: string | number })[] } }): Promise<Reply<{ id: null | string; version: null | number; regionId: string; categoryName: string; priceCategoryType: "customer" | "product_family" | "strength_band"; fromDate: string; toDate: null | string; discounts: ({ family: null | string; strengthFrom: null | number; strengthTo: null | number; kind: "amount" | "percent"; value: string })[]; priceCategoryId: null | string; versionNo: null | number; approval: PendingPrice | null }>>
    'search-pricecategory': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; day?: Ask; priceCategoryType?: Ask; current?: Ask } }): Promise<Reply<{ rows: (PriceCategoryRow)[]; total: number; more?: true }>>
    }
    'price-category-types': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ priceCategoryType: "customer" | "product_family" | "strength_band"; label: "By kind of customer" | "By product family" | "By strength band" })[] }>>
    }
    type: {
      ':type': {
        $get(given: { param: { type: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; day?: Ask; priceCategoryType?: Ask; current?: Ask } }): Promise<Reply<{ rows: (PriceCategoryRow)[]; total: number; more?: true }>>
      }
    }
    region: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (PriceCategoryRow)[]; total: number; more?: true }>>
        version: {
          ':v': {
            $get(given: { param: { id: string; v: string } }): Promise<Reply<{ rows: (PriceCategoryRow)[]; total: number; more?: true }>>
            audit: {
              $get(given: { param: { id: string; v: string } }): Promise<Reply<{ rows: (AuditRow)[]; total: number; more?: true }>>
            }
          }
        }
      }
    }
    versions: {
      ':regionId': {
        $get(given: { param: { regionId: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; day?: Ask; priceCategoryType?: Ask; current?: Ask } }): Promise<Reply<{ rows: (PriceCategoryRow)[]; total: number; more?: true }>>
      }
    }
    'update-price': {
      $put(given: { json: { priceCategoryId: string; version: number; discounts: ({ family?: string | null; strengthFrom?: number | null; strengthTo?: number | null; kind: "percent" | "amount"; value: string | number })[] } }): Promise<Reply<Saved>>
    }
    discount: {
      $get(given: { query: { customerId: Ask; regionId: Ask; productId: Ask; day?: Ask } }): Promise<Reply<{ discount: Discount | null; category: null | string }>>
    }
    'all-discount': {
      $get(given: { query: { customerId: Ask; regionId: Ask; day?: Ask } }): Promise<Reply<{ rows: (Discount)[]; category: null | string }>>
    }
    'get-detail-change': {
      $get(given: { query: { regionId: Ask; categoryName: Ask; fromDate: Ask; toDate?: Ask } }): Promise<Reply<ChangeCheck>>
    }
    getPriceCategoryMixDesignDetails: {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId: Ask; categoryName: Ask; day?: Ask } }): Promise<Reply<{ rows: (CategoryProduct)[]; total: number; more?: true }>>
    }
    getPriceCategoryMixDesignDetailsForProject: {
      $post(given: { json: { projectId: string; fromDate: string; productIds?: (string)[]; keyword?: string | null } }): Promise<Reply<{ rows: (QuotedProduct)[] }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<PriceCategoryRow>>
    }
  }
  ingredients: {
    list: {
      $get(given?: {  }): Promise<Reply<{ rows: ({ materialId: string; materialCode: string; name: string; kind: string; unit: string; costPerKg: null | string })[] }>>
    }
  }
  repricing: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; status?: Ask; projectId?: Ask } }): Promise<Reply<{ rows: (RepricingRow)[]; total: number; more?: true }>>
    $post(given: { json: { projectId: string; fromDate: string; toDate: string; prices: ({ productId: string; unitPrice: string | number })[]; pricingId?: string | null; reason: string } }): Promise<Reply<SubmittedRepricing>>
    preview: {
      $post(given: { json: { projectId: string; fromDate: string; toDate: string; prices: ({ productId: string; unitPrice: string | number })[] } }): Promise<Reply<{ loads: (RepricedLoad)[]; totals: (RepricedTotal)[] }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<RepricingDetail>>
      refresh: {
        $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<{ id: string; version: number }>>
      }
    }
  }
  'project-pricing': {
    $get(given: { query: { projectId: Ask; effectiveStartDate?: Ask; effectiveEndDate?: Ask } }): Promise<Reply<{ rows: (ProjectPricingRow)[] }>>
    $post(given: { json: { id?: string | null; version?: number | null; projectId: string; effectiveStartDate: string; effectiveEndDate?: string | null } }): Promise<Reply<SavedProjectPricing>>
    $put(given: { json: { id?: string | null; version?: number | null; projectId: string; effectiveStartDate: string; effectiveEndDate?: string | null } }): Promise<Reply<SavedProjectPricing>>
    ':id': {
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<RemovedProjectPricing>>
    }
  }
  'product-price': {
    'project-pricing': {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (ProductPriceRow)[] }>>
      }
    }
    $post(given: { json: { id?: string | null; version?: number | null; projectPricingId: string; productId: string; productPrice?: string | number | null; reason?: string | null } }): Promise<Reply<SavedProductPrice>>
    $put(given: { json: { id?: string | null; version?: number | null; projectPricingId: string; productId: string; productPrice?: string | number | null; reason?: string | null } }): Promise<Reply<SavedProductPrice>>
    ':id': {
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean; approval: PendingPrice | null }>>
    }
  }
  'product-pricing': {
    $get(given: { query: { projectId: Ask; effectiveStartDate?: Ask; effectiveEndDate?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; projectPricingId: string; productId: string; productCode: string; name: string; productPrice: string; reason: null | string; projectId: string; effectiveStartDate: string; effectiveEndDate: null | string; pricingReference: null | string })[] }>>
    product: {
      ':id': {
        'highest-price': {
          $post(given: { param: { id: string }; json: { regionId?: string; day?: string } }): Promise<Reply<HighestPrice>>
        }
      }
    }
  }
  'price-index-value': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; priceIndexId?: Ask } }): Promise<Reply<{ rows: (PriceIndexValueRow)[]; total: number; more?: true }>>
    $post(given: { json: { priceIndexId: string; fromDate: string; indexValue: string | number; reason?: string | null } }): Promise<Reply<SavedIndexValue>>
  }
  'price-index': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; ids?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; unit: string; publisher: string; remarks: string | null })[]; total: number; more?: true }>>
    $post(given: { json: { code: string; name: string; unit: string; publisher: string; remarks?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; unit: string; publisher: string; remarks: string | null } & Record<string, unknown>>>
    'change-status': {
      $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; unit: string; publisher: string; remarks: string | null } & Record<string, unknown>>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; unit: string; publisher: string; remarks: string | null }>>
      $put(given: { param: { id: string }; json: { code: string; name: string; unit: string; publisher: string; remarks?: string | null; active?: boolean; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; unit: string; publisher: string; remarks: string | null } & Record<string, unknown>>>
    }
  }
}

export type AdjustmentChoices = { families: (string)[]; categoryNames: (string)[] }

export type AdjustmentDetail = { id: string; version: number; summary: AdjustmentSummary; prices: (AdjustmentLine)[]; priceAdjustmentId: string; adjustmentNo: string; name: string; regionName: string; fromDate: string; appliesTo: ("agreed" | "associate_product" | "list" | "service" | "sub_product")[]; kind: string; value: string; status: string; reason: null | string; lines: number; submittedByName: null | string; submittedBy: null | string; decidedAt: string | null; roundTo: string; customerNames: (string)[]; otherCustomers: number; categoryNames: (string)[]; productCodes: (string)[]; families: (string)[]; submittedAt: string; decidedByName: null | string; decisionReason: null | string }

export type AdjustmentLine = { quantity: null | string; effect: null | string; marginBefore: Margin | null; marginAfter: Margin | null; kind: "agreed" | "associate_product" | "list" | "service" | "sub_product"; subjectId: string; subjectVersion: number; itemId: string; productPriceId: null | string; projectPricingId: null | string; projectId: null | string; customerName: null | string; projectName: null | string; productCode: string; name: string; unit: string; since: string; oldPrice: string; newPrice: string; collision: null | string }

export type AdjustmentRow = { id: string; version: number; priceAdjustmentId: string; adjustmentNo: string; name: string; regionName: string; fromDate: string; appliesTo: ("agreed" | "associate_product" | "list" | "service" | "sub_product")[]; kind: string; value: string; status: string; reason: null | string; lines: number; submittedByName: null | string; submittedBy: null | string; decidedAt: string | null }

export type AdjustmentSummary = { lines: number; raised: number; lowered: number; quantity: string; effect: string; leastPercent: null | string; mostPercent: null | string; red: number; lowestMarginPercent: null | string }

export type AgreedGstTreatmentRow = { id: string; version: number; level: AgreedLevel; party: string; gstCode: "ES33" | "ESN33" | "OS" | "SR" | "SRCA-S" | "ZR"; reason: string; evidence: null | string; madeBy: null | string; status: "active" | "draft" | "ended" | "scheduled"; customerId: null | string; projectId: null | string; fromDate: string; toDate: null | string }

export type AgreedLevel = "customer" | "project"

export type AgreedPaymentTermRow = { id: string; version: number; customerId: null | string; projectId: null | string; fromDate: string; toDate: null | string; level: AgreedLevel; party: string; paymentTermId: string; paymentTermName: string; days: number; reason: null | string; madeBy: null | string; status: "active" | "draft" | "ended" | "scheduled" }

export type AuditRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null }

export type CategoryProduct = { productId: string; productCode: string; name: string; family: string; strengthMpa: number; listPrice: string; discount: string; price: null | string; parts: (PricePart)[] }

export type ChangeCheck = { valid: boolean; problems: (string)[]; edits: (PeriodEdit)[] }

export type CommercialTermRow = { id: string; version: number; categoryName: null | string; customerId: null | string; orderId: null | string; projectId: null | string; regionId: null | string; level: "category" | "customer" | "order" | "project" | "region"; party: string; itemKind: "associate_product" | "service" | "sub_product"; itemId: string; itemCode: string; itemName: string; unit: string; unitPrice: string; freeAllowance: string; minimum: null | string; maximum: null | string; bands: (PriceBand)[] | null; escalation: Escalation | null; indexName: null | string; fromDate: string; toDate: null | string; reason: null | string; madeBy: null | string; status: "active" | "draft" | "ended" | "scheduled" }

export type CostingDetail = { id: string; version: number; versionNo: number; regionId: string; regionName: string; fromDate: string; toDate: null | string; plantCost: string; deliveryCost: string; overheadCost: string; remarks: null | string; ingredients: (Ingredient)[] }

export type CostingRow = { id: string; version: number; versionNo: number; regionId: string; regionName: string; fromDate: string; toDate: null | string; plantCost: string; deliveryCost: string; overheadCost: string; remarks: null | string }

export type Discount = { family: null | string; strengthFrom: null | number; strengthTo: null | number; kind: "amount" | "percent"; value: string }

export type EndDateChange = { at: string; by: string; action: string; before: null | string; after: null | string; reason: null | string }

export type Escalation = { indexId: string; base: string; sharePercent: string; withinPercent: string }

export type HighestCostRow = { productId: string; productCode: string; name: string; highestMaterialCost: null | string; regionName: null | string; listPrice: null | string; missing: null | string }

export type HighestPrice = { agreed: { productPrice: string; projectId: string } | null; listed: null | string }

export type Ingredient = { materialId: string; materialCode: string; name: string; kind: string; costPerKg: string; before: null | string }

export type Judged = { what: string; unitPrice: string; listPrice: null | string; cost: null | string; quantity: null | string; than?: "agreed"; marginPercent: null | string; belowListPercent: null | string; givenAway: null | string }

export type ListedProduct = { productId: string; productCode: string; name: string; family: string; strengthMpa: number; unitPrice: string; highestMaterialCost: null | string; globalProductListId: string; versionNo: number; regionId: string; regionName: string }

export type Margin = { amount: string; percent: string; band: MarginBand }

export type MarginBand = "amber" | "green" | "red" | "unknown"

export type MarginRow = { id: null | string; version: null | number; regionId: string; regionName: string; targetPercent: null | string }

export type MoveResult = { version: null | number; pricingId: string; ok: boolean; message: null | string }

export type PendingPrice = { id: string; version: number; message: string }

export type Period = { from: string; to: null | string }

export type PeriodEdit = { id: string; kind: "cut"; label: string; to: string } | { id: string; kind: "drop"; label: string } | { id: string; kind: "later"; label: string; from: string } | { id: string; kind: "split"; label: string; to: string; rest: Period }

export type PriceApprovalRow = { id: string; version: number; kind: "cancellation" | "costing" | "gst_treatment" | "invoice_draft_line" | "load_charge" | "margin_target" | "order" | "payment_term" | "price_adjustment" | "price_category" | "price_index" | "price_list" | "product_price" | "quote" | "rebate" | "repricing" | "term"; subjectId: null | string; label: string; status: string; askedByName: string; askedAt: string; reason: null | string; decidedByName: null | string; decidedAt: string | null; decisionReason: null | string; lines: (Judged)[]; neededFrom: string; why: null | string; mayWithdraw: boolean }

export type PriceBand = { by: "zone"; areas: string; unitPrice: string } | { by: "distance" | "notice"; upTo: string; unitPrice: string }

export type PriceCategoryRow = { id: string; version: number; priceCategoryId: string; versionNo: number; regionId: string; regionName: string; categoryName: string; priceCategoryType: string; fromDate: string; toDate: null | string; discounts: (Discount)[]; customers: number }

export type PriceIndexValueRow = { id: string; version: number; priceIndexId: string; code: string; name: string; unit: string; fromDate: string; indexValue: string; before: null | string; reason: null | string; madeBy: null | string }

export type PriceListRow = { id: string; version: number; globalProductListId: string; versionNo: number; regionId: string; regionName: string; name: string; fromDate: string; toDate: null | string; status: "active" | "draft" | "ended" | "scheduled"; remarks: null | string; lines: number }

export type PricePart = { kind: "category" | "list" | "manual" | "one_off" | "project" | "term"; label: string; amount: string; source: { id: string; subject: "order" | "price_category" | "price_list" | "pricing" | "project_pricing" } | null; reason: null | string }

export type PriceTrialChoices = { regions: ({ id: string; label: string })[]; lists: ({ id: string; label: string })[]; families: (string)[]; charges: ({ id: string; label: string })[]; categories: ({ id: string; label: string })[] }

export type PriceTrialLoad = { id: string; deliveryOrderId: null | string; label: string; day: string; customerName: string; projectName: string; siteName: string; quantity: string; what: string; before: string; after: string; difference: string }

export type PriceTrialSums = { loads: number; quantity: string; before: string; after: string; difference: string; change: null | string; unpriced: number; gstBefore: string; gstAfter: string; totalBefore: string; totalAfter: string }

export type PriceTrialTotal = { id: string; name: string; detail: null | string; loads: number; quantity: string; before: string; after: string; difference: string; change: null | string; unpriced: number }

export type PricingRow = { id: string; version: number; pricingId: string; pricingReference: string; revision: number; status: string; customerId: string; customerName: string; projectId: string; projectName: string; regionName: string; fromDate: string; toDate: null | string; superseded: null | string; lines: number; lowestMargin: null | string; createdByName: null | string; updatedAt: string }

export type ProductPriceRow = { id: string; version: number; projectPricingId: string; productId: string; productCode: string; name: string; productPrice: string; reason: null | string }

export type ProjectPricingRow = { id: string; version: number; projectId: string; effectiveStartDate: string; effectiveEndDate: null | string; pricingId: null | string; pricingReference: null | string; revision: null | number; status: string; prices: (ProductPriceRow)[] }

export type QuoteCharge = { itemKind: "associate_product" | "service" | "sub_product"; itemId: string; code: string; name: string; unit: string; unitPrice: string; freeAllowance: string; minimum: null | string; maximum: null | string; reason: null | string; presentPrice: null | string }

export type QuoteLine = { productId: string; productCode: string; name: string; listPrice: null | string; discount: string; unitPrice: string; cost: null | string; manual: boolean; reason: null | string; trace: (PricePart)[]; marginAmount: null | string; marginPercent: null | string; band: "amber" | "green" | "red" | "unknown" | null }

export type QuotedProduct = { productId: string; productCode: string; name: string; family: string; strengthMpa: number; listPrice: null | string; discount: string; price: null | string; parts: (PricePart)[]; missing: null | string; agreedPrice: null | string; cost: null | string; costMissing: null | string; margin: Margin | null }

export type ReadThrough = { summary: AdjustmentSummary; prices: (AdjustmentLine)[] }

export type RemovedProjectPricing = { removed: boolean; approval: PendingPrice | null }

export type RepricedLoad = { deliveryOrderId: string; label: string; revision: null | number; day: string; productId: string; productCode: string; quantity: string; state: "drafted" | "invoiced" | "unbilled"; billId: null | string; billNo: null | string; priceNow: null | string; priceThen: null | string; amountNow: string; amountThen: string; difference: string; gstPercent: string; stays: "by_hand" | "one_off" | null }

export type RepricedTotal = { state: "drafted" | "invoiced" | "unbilled"; loads: number; quantity: string; amountNow: string; amountThen: string; difference: string; gst: string }

export type RepricingDetail = { id: string; version: number; loads: (RepricedLoad)[]; totals: (RepricedTotal)[]; repricingNo: string; projectId: string; projectName: string; customerName: string; fromDate: string; toDate: string; status: "approved" | "pending" | "rejected" | "withdrawn"; reason: string; submittedByName: string; submittedAt: string; pricingId: null | string; pricingReference: null | string; approvalId: string; approvalVersion: number; decidedByName: null | string; decidedAt: string | null; decisionReason: null | string; prices: ({ productId: string; unitPrice: string; productCode: string; name: string })[]; notes: (RepricingNote)[]; changes: (string)[]; mayWithdraw: boolean }

export type RepricingNote = { total: string; draftId: string; draftNo: string; invoiceNo: string }

export type RepricingRow = { id: string; version: number; repricingNo: string; projectId: string; projectName: string; customerName: string; fromDate: string; toDate: string; status: "approved" | "pending" | "rejected" | "withdrawn"; loads: number; difference: string; reason: string; submittedByName: string; submittedAt: string }

export type Saved = { id: string; version: number; categoryName: string; createdAt: string; createdBy: null | string; fromDate: string; priceCategoryType: string; regionId: string; status: string; toDate: null | string; updatedAt: string; updatedBy: null | string; versionNo: number; approval: PendingPrice | null }

export type SavedCosting = { id: null | string; version: null | number; regionId: string; fromDate: string; toDate: null | string; plantCost: string; deliveryCost: string; overheadCost: string; remarks: null | string; ingredients: ({ materialId: string; costPerKg: string })[]; versionNo: null | number; approval: PendingPrice | null }

export type SavedIndexValue = { id: null | string; version: null | number; approval: PendingPrice | null }

export type SavedMargin = { id: string; version: number; createdAt: string; createdBy: null | string; regionId: string; targetPercent: string; updatedAt: string; updatedBy: null | string; approval: PendingPrice | null }

export type SavedProductPrice = { id: null | string; version: null | number; projectPricingId: string; productId: string; reason: null | string; productPrice: string; approval: PendingPrice | null }

export type SavedProjectPricing = { id: null; version: null; effectiveEndDate: null | string; effectiveStartDate: string; projectId: string; approval: PendingPrice | null } | { id: string; version: number; createdAt: string; createdBy: null | string; effectiveEndDate: null | string; effectiveStartDate: string; pricingId: null | string; projectId: string; status: string; updatedAt: string; updatedBy: null | string; approval: PendingPrice | null }

export type SavedTerm = { id: null | string; version: null | number; bands: (PriceBand)[] | null; categoryName: null | string; customerId: null | string; escalation: Escalation | null; freeAllowance: string; fromDate: string; itemId: string; itemKind: string; level: string; maximum: null | string; minimum: null | string; orderId: null | string; projectId: null | string; reason: null | string; regionId: null | string; toDate: null | string; unitPrice: string; approval: PendingPrice | null }

export type SetGstTreatment = { id: null | string; version: null | number; customerId: null | string; evidence: null | string; fromDate: string; gstCode: "ES33" | "ESN33" | "OS" | "SR" | "SRCA-S" | "ZR"; projectId: null | string; reason: string; toDate: null | string; approval: PendingPrice | null }

export type SetPaymentTerm = { id: null | string; version: null | number; customerId: null | string; days: number; fromDate: string; paymentTermId: string; projectId: null | string; reason: null | string; toDate: null | string; approval: PendingPrice | null }

export type SubmittedRepricing = { id: string; version: number; repricingNo: string; approval: PendingPrice }

export type TermItemChoice = { itemId: string; itemKind: "associate_product" | "service" | "sub_product"; code: string; name: string; unit: string; trigger: null | string }

export type TermOrder = { id: string; orderNo: string; projectName: string; orderDate: string }

export type Threshold = { targetPercent: string; amberPercent: string; redPercent: string }

export type TouchedPrice = { kind: "agreed" | "associate_product" | "list" | "service" | "sub_product"; subjectId: string; subjectVersion: number; itemId: string; productPriceId: null | string; projectPricingId: null | string; projectId: null | string; customerName: null | string; projectName: null | string; productCode: string; name: string; unit: string; since: string; oldPrice: string; newPrice: string; collision: null | string }
