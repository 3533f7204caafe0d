// Made by `npm run contract` from the calls of functions/catalog; a change here is lost.
import type { Ask, Reply } from '../call'

export interface CatalogClient {
  'associate-product': {
    $post(given: { json: { associateProductId?: string | null; version?: number | null; associateProductCode: string; name: string; materialId?: string | null; unit: string; handDosed?: boolean; prices?: ({ regionId: string; unitPrice: string | number })[]; fromDate?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; associateProductCode: string; createdAt: string; createdBy: null | string; handDosed: boolean; materialId: null | string; name: string; unit: string; updatedAt: string; updatedBy: null | string; associateProductId: string; approval: PendingPrice | null }>>
    $put(given: { json: { associateProductId?: string | null; version?: number | null; associateProductCode: string; name: string; materialId?: string | null; unit: string; handDosed?: boolean; prices?: ({ regionId: string; unitPrice: string | number })[]; fromDate?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; associateProductCode: string; createdAt: string; createdBy: null | string; handDosed: boolean; materialId: null | string; name: string; unit: string; updatedAt: string; updatedBy: null | string; associateProductId: string; approval: PendingPrice | null }>>
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; active?: Ask; group?: Ask; ids?: Ask } }): Promise<Reply<{ rows: (KeptAssociateProduct)[]; total: number; more?: true }>>
    }
    region: {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId: Ask; active?: Ask; group?: Ask; ids?: Ask } }): Promise<Reply<{ rows: (KeptAssociateProduct)[]; total: number; more?: true }>>
    }
    'region-search-with-pagination': {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId: Ask; active?: Ask; group?: Ask; ids?: Ask } }): Promise<Reply<{ rows: (KeptAssociateProduct)[]; total: number; more?: true }>>
    }
    'active-associate-products-portal': {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; regionId: string } }): Promise<Reply<{ rows: (KeptAssociateProduct)[]; total: number; more?: true }>>
    }
    'change-status': {
      $post(given: { json: { associateProductId: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; associateProductCode: string; createdAt: string; createdBy: null | string; handDosed: boolean; materialId: null | string; name: string; unit: string; updatedAt: string; updatedBy: null | string; associateProductId: string }>>
    }
    audit: {
      ':id': {
        $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (AuditRow)[]; total: number; more?: true }>>
      }
    }
  }
  service: {
    $post(given: { json: { serviceId?: string | null; version?: number | null; serviceCode: string; name: string; serviceGroup: string; unit: string; prices?: ({ regionId: string; unitPrice: string | number })[]; fromDate?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; isDefault: boolean; name: string; serviceCode: string; serviceGroup: string; unit: string; updatedAt: string; updatedBy: null | string; serviceId: string; approval: PendingPrice | null; approvals: (PendingPrice)[] }>>
    $put(given: { json: { serviceId?: string | null; version?: number | null; serviceCode: string; name: string; serviceGroup: string; unit: string; prices?: ({ regionId: string; unitPrice: string | number })[]; fromDate?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; isDefault: boolean; name: string; serviceCode: string; serviceGroup: string; unit: string; updatedAt: string; updatedBy: null | string; serviceId: string; approval: PendingPrice | null; approvals: (PendingPrice)[] }>>
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; active?: Ask; group?: Ask; ids?: Ask } }): Promise<Reply<{ rows: (KeptService)[]; total: number; more?: true }>>
    }
    serviceGroup: {
      $get(given?: {  }): Promise<Reply<{ rows: ({ group: "Delivery" | "Paperwork" | "Pumping" | "Site" | "Testing" })[] }>>
    }
    'change-status': {
      $post(given: { json: { serviceId: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; isDefault: boolean; name: string; serviceCode: string; serviceGroup: string; unit: string; updatedAt: string; updatedBy: null | string; serviceId: string; approval: PendingPrice | null }>>
    }
    'change-default-status': {
      $post(given: { json: { serviceId: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; isDefault: boolean; name: string; serviceCode: string; serviceGroup: string; unit: string; updatedAt: string; updatedBy: null | string; serviceId: string; approval: PendingPrice | null }>>
    }
    'service-region': {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (RegionPrice)[] }>>
      }
    }
    audit: {
      ':id': {
        $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (AuditRow)[]; total: number; more?: true }>>
      }
    }
  }
  'sub-product': {
    $post(given: { json: { subProductId?: string | null; version?: number | null; subProductCode: string; name: string; subProductGroup: string; subProductType: string; trigger?: "manual" | "waiting" | "part_load" | "after_hours" | "washout" | "pump" | "technician" | "cylinder_test" | "cancel" | "return_concrete" | "distance" | "zone" | "holiday" | "escalation" | "every_load" | "minimum_charge"; unit: string; freeAllowance?: string | number; minimum?: string | number | null; maximum?: string | number | null; prices?: ({ regionId: string; unitPrice: string | number })[]; fromDate?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; freeAllowance: string; isDefault: boolean; maximum: null | string; minimum: null | string; name: string; subProductCode: string; subProductGroup: string; subProductType: string; trigger: string; unit: string; updatedAt: string; updatedBy: null | string; subProductId: string; approval: PendingPrice | null; approvals: (PendingPrice)[] }>>
    $put(given: { json: { subProductId?: string | null; version?: number | null; subProductCode: string; name: string; subProductGroup: string; subProductType: string; trigger?: "manual" | "waiting" | "part_load" | "after_hours" | "washout" | "pump" | "technician" | "cylinder_test" | "cancel" | "return_concrete" | "distance" | "zone" | "holiday" | "escalation" | "every_load" | "minimum_charge"; unit: string; freeAllowance?: string | number; minimum?: string | number | null; maximum?: string | number | null; prices?: ({ regionId: string; unitPrice: string | number })[]; fromDate?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; freeAllowance: string; isDefault: boolean; maximum: null | string; minimum: null | string; name: string; subProductCode: string; subProductGroup: string; subProductType: string; trigger: string; unit: string; updatedAt: string; updatedBy: null | string; subProductId: string; approval: PendingPrice | null; approvals: (PendingPrice)[] }>>
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; regionId?: Ask; active?: Ask; group?: Ask; ids?: Ask } }): Promise<Reply<{ rows: (KeptSubProduct)[]; total: number; more?: true }>>
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; regionId?: string; group?: string; active?: boolean } }): Promise<Reply<{ rows: (KeptSubProduct)[]; total: number; more?: true }>>
    }
    subProductGroup: {
      $get(given?: {  }): Promise<Reply<{ rows: ({ group: "Delivery" | "Other" | "Plant" | "Pumping" | "Return" | "Surcharge" | "Testing" })[] }>>
    }
    'change-status': {
      $post(given: { json: { subProductId: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; freeAllowance: string; isDefault: boolean; maximum: null | string; minimum: null | string; name: string; subProductCode: string; subProductGroup: string; subProductType: string; trigger: string; unit: string; updatedAt: string; updatedBy: null | string; subProductId: string; approval: PendingPrice | null }>>
    }
    'change-default-status': {
      $post(given: { json: { subProductId: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; freeAllowance: string; isDefault: boolean; maximum: null | string; minimum: null | string; name: string; subProductCode: string; subProductGroup: string; subProductType: string; trigger: string; unit: string; updatedAt: string; updatedBy: null | string; subProductId: string; approval: PendingPrice | null }>>
    }
    subProductType: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ subProductId: string; subProductType: string; types: ("Event" | "Quantity" | "Time")[] }>>
      }
    }
    'sub-product-region': {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (RegionPrice)[] }>>
      }
    }
    audit: {
      ':id': {
        $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (AuditRow)[]; total: number; more?: true }>>
      }
    }
  }
  product: {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; family?: Ask; ids?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (ProductRow)[]; total: number; more?: true }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<ProductRow>>
      $put(given: { param: { id: string }; json: { productCode: string; name: string; productDescription?: string; family: string; strengthMpa: number; slumpMin: number; slumpMax: number; stoneSizeMm: number; cementType?: string; retentionMinutes?: number | null; structural?: boolean; active?: boolean; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; cementType: string; createdAt: string; createdBy: null | string; family: string; name: string; productCode: string; productDescription: string; retentionMinutes: null | number; slumpMax: number; slumpMin: number; stoneSizeMm: number; strengthMpa: number; structural: boolean; updatedAt: string; updatedBy: null | string }>>
    }
    'change-status': {
      $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; cementType: string; createdAt: string; createdBy: null | string; family: string; name: string; productCode: string; productDescription: string; retentionMinutes: null | number; slumpMax: number; slumpMin: number; stoneSizeMm: number; strengthMpa: number; structural: boolean; updatedAt: string; updatedBy: null | string }>>
    }
    $post(given: { json: { productCode: string; name: string; productDescription?: string; family: string; strengthMpa: number; slumpMin: number; slumpMax: number; stoneSizeMm: number; cementType?: string; retentionMinutes?: number | null; structural?: boolean; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; cementType: string; createdAt: string; createdBy: null | string; family: string; name: string; productCode: string; productDescription: string; retentionMinutes: null | number; slumpMax: number; slumpMin: number; stoneSizeMm: number; strengthMpa: number; structural: boolean; updatedAt: string; updatedBy: null | string }>>
  }
  products: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; family?: Ask; ids?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (ProductRow)[]; total: number; more?: true }>>
  }
  'unit-conversion': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; unitId?: Ask; materialId?: Ask } }): Promise<Reply<{ rows: (UnitConversionRow)[]; total: number; more?: true; units: ({ unitId: string; code: string; name: string })[]; materials: ({ materialId: string; materialCode: string; name: string })[] }>>
    }
    search: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; unitId?: Ask; materialId?: Ask } }): Promise<Reply<{ rows: (UnitConversionRow)[]; total: number; more?: true }>>
    }
    'get-validation': {
      $get(given: { query: { fromUnitId: Ask; toUnitId: Ask; materialId?: Ask; fromDate: Ask; excludeId?: Ask } }): Promise<Reply<{ valid: boolean; reason: null | string }>>
    }
    $post(given: { json: { unitConversionId?: string | null; version?: number | null; fromUnitId: string; toUnitId: string; materialId?: string | null; factor: string | number; fromDate: string } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; factor: string; fromDate: string; fromUnitId: string; materialId: null | string; toUnitId: string; updatedAt: string; updatedBy: null | string; unitConversionId: string }>>
    $put(given: { json: { unitConversionId?: string | null; version?: number | null; fromUnitId: string; toUnitId: string; materialId?: string | null; factor: string | number; fromDate: string } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; factor: string; fromDate: string; fromUnitId: string; materialId: null | string; toUnitId: string; updatedAt: string; updatedBy: null | string; unitConversionId: string }>>
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<UnitConversionRow>>
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean }>>
    }
  }
}

export type AuditRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null }

export type KeptAssociateProduct = { id: string; version: number; createdAt: string; createdBy: null | string; updatedAt: string; updatedBy: null | string; associateProductId: string; active: boolean; associateProductCode: string; name: string; materialId: null | string; materialName: null | string; unit: string; handDosed: boolean; prices: (RegionPrice)[] }

export type KeptService = { id: string; version: number; createdAt: string; createdBy: null | string; updatedAt: string; updatedBy: null | string; serviceId: string; active: boolean; serviceCode: string; name: string; serviceGroup: string; unit: string; isDefault: boolean; prices: (RegionPrice)[] }

export type KeptSubProduct = { id: string; version: number; createdAt: string; createdBy: null | string; updatedAt: string; updatedBy: null | string; subProductId: string; active: boolean; subProductCode: string; name: string; subProductGroup: string; subProductType: string; trigger: string; unit: string; freeAllowance: string; minimum: null | string; maximum: null | string; isDefault: boolean; prices: (RegionPrice)[] }

export type PendingPrice = { id: string; version: number; message: string }

export type ProductRow = { id: string; version: number; active: boolean; productCode: string; name: string; productDescription: string; family: string; strengthMpa: number; slumpMin: number; slumpMax: number; stoneSizeMm: number; cementType: string; retentionMinutes: null | number; structural: boolean }

export type RegionPrice = { regionId: string; regionName: string; unitPrice: string }

export type UnitConversionRow = { id: string; version: number; unitConversionId: string; fromUnitId: string; fromUnit: string; toUnitId: string; toUnit: string; materialId: null | string; materialName: null | string; factor: string; fromDate: string }
