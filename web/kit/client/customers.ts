// Made by `npm run contract` from the calls of functions/customers; a change here is lost.
import type { Ask, Reply } from '../call'

export interface CustomersClient {
  customer: {
    story: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<CustomerStory>>
      }
    }
    'as-of': {
      ':id': {
        $get(given: { param: { id: string }; query: { at: Ask } }): Promise<Reply<AsOf>>
      }
    }
    $post(given: { json: { id?: string | null; version?: number | null; customerName: string; customerCode?: string | null; registrationNo?: string | null; gstNo?: string | null; separateAccount?: boolean; address?: string | null; phone?: string | null; email?: "" | string | null; selfBilling?: boolean; paymentTermId?: string | null; creditLimit?: string | number | null; creditSuspended?: boolean; creditReason?: string | null; erpAccount?: string | null; billSplit?: ("purchase_order" | "site" | "product" | "month")[]; language?: "en" | "zh" | "ms" | "ta"; remarks?: string | null; salespersonIds?: (string)[]; deputySalespersonId?: string | null; regionIds?: (string)[]; contacts?: ({ id?: string | null; version?: number | null; projectId?: string | null; name: string; jobTitle?: string | null; phone?: string | null; email?: "" | string | null; purposes?: ("operation" | "invoice" | "late_invoice" | "qc")[] })[]; priceCategories?: ({ regionId: string; categoryName: string })[] } }): Promise<Reply<SavedCustomer>>
    $put(given: { json: { id?: string | null; version?: number | null; customerName: string; customerCode?: string | null; registrationNo?: string | null; gstNo?: string | null; separateAccount?: boolean; address?: string | null; phone?: string | null; email?: "" | string | null; selfBilling?: boolean; paymentTermId?: string | null; creditLimit?: string | number | null; creditSuspended?: boolean; creditReason?: string | null; erpAccount?: string | null; billSplit?: ("purchase_order" | "site" | "product" | "month")[]; language?: "en" | "zh" | "ms" | "ta"; remarks?: string | null; salespersonIds?: (string)[]; deputySalespersonId?: string | null; regionIds?: (string)[]; contacts?: ({ id?: string | null; version?: number | null; projectId?: string | null; name: string; jobTitle?: string | null; phone?: string | null; email?: "" | string | null; purposes?: ("operation" | "invoice" | "late_invoice" | "qc")[] })[]; priceCategories?: ({ regionId: string; categoryName: string })[] } }): Promise<Reply<SavedCustomer>>
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; ids?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (CustomerOption)[]; total: number; more?: true }>>
    ':id': {
      $put(given: { param: { id: string }; json: { id?: string | null; version?: number | null; customerName: string; customerCode?: string | null; registrationNo?: string | null; gstNo?: string | null; separateAccount?: boolean; address?: string | null; phone?: string | null; email?: "" | string | null; selfBilling?: boolean; paymentTermId?: string | null; creditLimit?: string | number | null; creditSuspended?: boolean; creditReason?: string | null; erpAccount?: string | null; billSplit?: ("purchase_order" | "site" | "product" | "month")[]; language?: "en" | "zh" | "ms" | "ta"; remarks?: string | null; salespersonIds?: (string)[]; deputySalespersonId?: string | null; regionIds?: (string)[]; contacts?: ({ id?: string | null; version?: number | null; projectId?: string | null; name: string; jobTitle?: string | null; phone?: string | null; email?: "" | string | null; purposes?: ("operation" | "invoice" | "late_invoice" | "qc")[] })[]; priceCategories?: ({ regionId: string; categoryName: string })[] } }): Promise<Reply<SavedCustomer>>
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean }>>
      $get(given: { param: { id: string } }): Promise<Reply<CustomerDetail>>
      toggleStatus: {
        $put(given: { param: { id: string }; json: { version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; address: null | string; billSplit: (string)[]; createdAt: string; createdBy: null | string; creditLimit: null | string; creditReason: null | string; creditSuspended: boolean; customerCode: string; customerName: string; deputySalespersonId: null | string; email: null | string; erpAccount: null | string; gstNo: null | string; language: "en" | "ms" | "ta" | "zh"; phone: null | string; registrationNo: null | string; remarks: null | string; selfBilling: boolean; updatedAt: string; updatedBy: null | string }>>
      }
      contacts: {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (ContactRow)[] }>>
      }
      'operation-contacts': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (ContactRow)[] }>>
      }
    }
    'change-status-many': {
      $post(given: { json: { active: boolean; rows: ({ id: string; version: number })[] } }): Promise<Reply<ManyResult>>
    }
    search: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; ids?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (CustomerOption)[]; total: number; more?: true }>>
    }
    ids: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; ids?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (CustomerOption)[]; total: number; more?: true }>>
    }
    'active-customers': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; ids?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (CustomerOption)[]; total: number; more?: true }>>
    }
    'self-billed-customers': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; ids?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (CustomerOption)[]; total: number; more?: true }>>
    }
    'region-customer': {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; ids?: Ask; regionId: Ask } }): Promise<Reply<{ rows: (CustomerOption)[]; total: number; more?: true }>>
    }
    'allow-create-order-customers': {
      ':regionId': {
        ':orderDate': {
          $get(given: { param: { regionId: string; orderDate: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; ids?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (CustomerOption)[]; total: number; more?: true }>>
        }
      }
    }
    'similar-name': {
      $get(given: { query: { name: Ask; registrationNo?: Ask; excludeId?: Ask } }): Promise<Reply<{ rows: (SimilarCustomer)[] }>>
    }
    customer: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ id: string; customerName: string; customerCode: string; active: boolean }>>
      }
    }
    customerRegion: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: ({ id: string; regionName: string })[] }>>
      }
    }
    'validate-delete-contact-info': {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<DeleteCheck>>
      }
    }
    'customer-contact-emails': {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ emails: (string)[] }>>
      }
    }
    'customer-contact-qcemails': {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ emails: (string)[] }>>
      }
    }
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; selfBilling?: Ask; creditSuspended?: Ask; salespersonId?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (CustomerRow)[]; total: number; more?: true }>>
    }
    audit: {
      ':id': {
        $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (ToldRow)[]; total: number; more?: true }>>
      }
    }
  }
  user: {
    customeruser: {
      $put(given: { json: { userId: string; version: number; customerUserMapping: (string)[] } }): Promise<Reply<{ version: number; userId: string; username: string; customerUserMapping: (string)[] }>>
    }
  }
  project: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; ids?: Ask; customerId?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (ProjectOption)[]; total: number; more?: true }>>
    $post(given: { json: { id?: string | null; version?: number | null; projectName: string; projectCode?: string | null; customerId: string; customerIds?: (string)[]; regionId: string; defaultProject?: boolean; contractedQuantity?: string | number | null; startDate?: string | null; endDate?: string | null; purchaseOrderRequired?: boolean; pricedProductsOnly?: boolean; carbonCap?: string | number | null; language?: "en" | "zh" | "ms" | "ta" | null; remarks?: string | null; locations?: ({ id?: string | null; version?: number | null; locationName: string; address?: string; postalCode?: string | null; latitude: number; longitude: number; gate?: string | null; radiusMetres?: number; maxLoad?: string | number | null })[]; purchaseOrders?: ({ id?: string | null; version?: number | null; active?: boolean; poNumber: string; quantity?: string | number | null; amount?: string | number | null; validFrom: string; validTo?: string | null })[] } }): Promise<Reply<{ id: string; version: number; active: boolean; carbonCap: null | string; contractedQuantity: null | string; createdAt: string; createdBy: null | string; customerId: string; defaultProject: boolean; endDate: null | string; language: "en" | "ms" | "ta" | "zh" | null; pricedProductsOnly: boolean; projectCode: string; projectName: string; purchaseOrderRequired: boolean; regionId: string; remarks: null | string; startDate: null | string; updatedAt: string; updatedBy: null | string }>>
    $put(given: { json: { id?: string | null; version?: number | null; projectName: string; projectCode?: string | null; customerId: string; customerIds?: (string)[]; regionId: string; defaultProject?: boolean; contractedQuantity?: string | number | null; startDate?: string | null; endDate?: string | null; purchaseOrderRequired?: boolean; pricedProductsOnly?: boolean; carbonCap?: string | number | null; language?: "en" | "zh" | "ms" | "ta" | null; remarks?: string | null; locations?: ({ id?: string | null; version?: number | null; locationName: string; address?: string; postalCode?: string | null; latitude: number; longitude: number; gate?: string | null; radiusMetres?: number; maxLoad?: string | number | null })[]; purchaseOrders?: ({ id?: string | null; version?: number | null; active?: boolean; poNumber: string; quantity?: string | number | null; amount?: string | number | null; validFrom: string; validTo?: string | null })[] } }): Promise<Reply<{ id: string; version: number; active: boolean; carbonCap: null | string; contractedQuantity: null | string; createdAt: string; createdBy: null | string; customerId: string; defaultProject: boolean; endDate: null | string; language: "en" | "ms" | "ta" | "zh" | null; pricedProductsOnly: boolean; projectCode: string; projectName: string; purchaseOrderRequired: boolean; regionId: string; remarks: null | string; startDate: null | string; updatedAt: string; updatedBy: null | string }>>
    'active-projects': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; ids?: Ask; customerId?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (ProjectOption)[]; total: number; more?: true }>>
      $post(given: { json: { customerId: string; orderDate: string; regionId: string } }): Promise<Reply<{ rows: (ProjectOption)[]; total: number; more?: true }>>
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (ProjectOption)[] }>>
      }
    }
    'active-projects-list': {
      ':id': {
        $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; ids?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (ProjectOption)[]; total: number; more?: true }>>
      }
    }
    'customer-projects': {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; ids?: Ask; customerId: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (ProjectOption)[]; total: number; more?: true }>>
    }
    'similar-name': {
      $get(given: { query: { name: Ask; customerId: Ask; excludeId?: Ask } }): Promise<Reply<{ rows: (SimilarProjectRow)[] }>>
    }
    'supplied-quantity': {
      $get(given: { query: { customerId: Ask; projectId: Ask; regionId?: Ask } }): Promise<Reply<Supplied>>
    }
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; customerId?: Ask; customerName?: Ask; regionId?: Ask; salespersonId?: Ask } }): Promise<Reply<{ rows: (ProjectRow)[]; total: number; more?: true }>>
    }
    audit: {
      ':id': {
        $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (ToldRow)[]; total: number; more?: true }>>
      }
    }
    story: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<ProjectStory>>
      }
    }
    'as-of': {
      ':id': {
        $get(given: { param: { id: string }; query: { at: Ask } }): Promise<Reply<AsOf>>
      }
    }
    'change-status-project': {
      $post(given: { json: { projectId: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; carbonCap: null | string; contractedQuantity: null | string; createdAt: string; createdBy: null | string; customerId: string; defaultProject: boolean; endDate: null | string; language: "en" | "ms" | "ta" | "zh" | null; pricedProductsOnly: boolean; projectCode: string; projectName: string; purchaseOrderRequired: boolean; regionId: string; remarks: null | string; startDate: null | string; updatedAt: string; updatedBy: null | string }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<ProjectDetail>>
      active: {
        $get(given: { param: { id: string } }): Promise<Reply<{ id: string; active: boolean }>>
      }
      'purchase-order': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (PurchaseOrderRow)[] }>>
        $put(given: { param: { id: string }; json: { purchaseOrders: ({ id?: string | null; version?: number | null; active?: boolean; poNumber: string; quantity?: string | number | null; amount?: string | number | null; validFrom: string; validTo?: string | null })[] } }): Promise<Reply<{ rows: (PurchaseOrderRow)[] }>>
      }
    }
  }
  location: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; projectId?: Ask; customerId?: Ask; active?: Ask } }): Promise<Reply<{ rows: (LocationRow)[]; total: number; more?: true }>>
    $post(given: { json: { id?: string | null; version?: number | null; locationName: string; address?: string; postalCode?: string | null; latitude: number; longitude: number; gate?: string | null; radiusMetres?: number; maxLoad?: string | number | null; projectId: string } }): Promise<Reply<{ id: string; version: number; active: boolean; address: string; createdAt: string; createdBy: null | string; gate: null | string; latitude: number; locationName: string; longitude: number; maxLoad: null | string; postalCode: null | string; projectId: string; radiusMetres: number; updatedAt: string; updatedBy: null | string }>>
    $put(given: { json: { id?: string | null; version?: number | null; locationName: string; address?: string; postalCode?: string | null; latitude: number; longitude: number; gate?: string | null; radiusMetres?: number; maxLoad?: string | number | null; projectId: string } }): Promise<Reply<{ id: string; version: number; active: boolean; address: string; createdAt: string; createdBy: null | string; gate: null | string; latitude: number; locationName: string; longitude: number; maxLoad: null | string; postalCode: null | string; projectId: string; radiusMetres: number; updatedAt: string; updatedBy: null | string }>>
    project: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (LocationRow)[]; total: number; more?: true }>>
      }
    }
    save: {
      $post(given: { json: { id?: string | null; version?: number | null; locationName: string; address?: string; postalCode?: string | null; latitude: number; longitude: number; gate?: string | null; radiusMetres?: number; maxLoad?: string | number | null; projectId: string } }): Promise<Reply<{ id: string; version: number; active: boolean; address: string; createdAt: string; createdBy: null | string; gate: null | string; latitude: number; locationName: string; longitude: number; maxLoad: null | string; postalCode: null | string; projectId: string; radiusMetres: number; updatedAt: string; updatedBy: null | string }>>
    }
    'change-status': {
      $post(given: { json: { locationId: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; address: string; createdAt: string; createdBy: null | string; gate: null | string; latitude: number; locationName: string; longitude: number; maxLoad: null | string; postalCode: null | string; projectId: string; radiusMetres: number; updatedAt: string; updatedBy: null | string }>>
    }
    ':id': {
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean }>>
    }
  }
  'project-plant-setup': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; customerName?: Ask; locationName?: Ask; plantCode?: Ask; projectId?: Ask } }): Promise<Reply<{ rows: (ProjectPlantRow)[]; total: number; more?: true }>>
    $post(given: { json: { locationId: string; plantIds: (string)[] } }): Promise<Reply<{ rows: ({ plantId: string; rank: number })[] }>>
  }
  salesperson: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; regionId?: Ask; ids?: Ask } }): Promise<Reply<{ rows: (SalespersonRow)[]; total: number; more?: true }>>
    $post(given: { json: { id?: string | null; version?: number | null; active?: boolean; username: string; name: string; phone?: string | null; email?: "" | string | null; regionIds?: (string)[] } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; email: null | string; name: string; phone: null | string; regionIds: (string)[]; updatedAt: string; updatedBy: null | string; userId: null | string; username: string }>>
    $put(given: { json: { id?: string | null; version?: number | null; active?: boolean; username: string; name: string; phone?: string | null; email?: "" | string | null; regionIds?: (string)[] } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; email: null | string; name: string; phone: null | string; regionIds: (string)[]; updatedAt: string; updatedBy: null | string; userId: null | string; username: string }>>
    search: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; regionId?: Ask; ids?: Ask } }): Promise<Reply<{ rows: (SalespersonRow)[]; total: number; more?: true }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<SalespersonRow>>
    }
  }
  'payment-term': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; ids?: Ask } }): Promise<Reply<{ rows: ({ id: string; paymentTermId: string; version: number; active: boolean; paymentTermName: string; days: number; description: string | null; customers: number })[]; total: number; more?: true }>>
    $post(given: { json: { paymentTermId?: string | null; version?: number | null; active?: boolean; paymentTermName: string; days: number; description?: string | null } }): Promise<Reply<{ id: string; paymentTermId: string; version: number; active: boolean; paymentTermName: string; days: number; description: string | null } & Record<string, unknown>>>
    $put(given: { json: { paymentTermId?: string | null; version?: number | null; active?: boolean; paymentTermName: string; days: number; description?: string | null } }): Promise<Reply<{ id: string; paymentTermId: string; version: number; active: boolean; paymentTermName: string; days: number; description: string | null } & Record<string, unknown>>>
    search: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; ids?: Ask } }): Promise<Reply<{ rows: ({ id: string; paymentTermId: string; version: number; active: boolean; paymentTermName: string; days: number; description: string | null; customers: number })[]; total: number; more?: true }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; paymentTermId: string; version: number; active: boolean; paymentTermName: string; days: number; description: string | null; customers: number }>>
    }
  }
}

export type AsOf = { at: string; was: AsOfFields | null; is: AsOfFields | null; names: Record<string, string> }

export type AsOfFields = Record<string, unknown>

export type ContactRow = { id: string; version: number; active: boolean; projectId: null | string; projectName: null | string; name: string; jobTitle: null | string; phone: null | string; email: null | string; purposes: (string)[] }

export type CustomerCategory = { regionId: string; regionName: string; categoryName: string; fromDate: string }

export type CustomerDetail = { id: string; version: number; active: boolean; address: null | string; billSplit: (string)[]; createdAt: string; createdBy: null | string; creditLimit: null | string; creditReason: null | string; creditSuspended: boolean; customerCode: string; customerName: string; deputySalespersonId: null | string; email: null | string; erpAccount: null | string; gstNo: null | string; language: "en" | "ms" | "ta" | "zh"; phone: null | string; registrationNo: null | string; remarks: null | string; selfBilling: boolean; updatedAt: string; updatedBy: null | string; paymentTermId: null | string; paymentTermName: null | string; salespersonIds: (string)[]; salespeople: ({ id: string; name: string })[]; regionIds: (string)[]; regions: ({ id: string; regionName: string })[]; contacts: (ContactRow)[]; priceCategories: (CustomerCategory)[]; projects: ({ id: string; projectName: string; projectCode: string; regionName: string; active: boolean })[]; updatedByName: null | string }

export type CustomerOption = { id: string; customerName: string; customerCode: string; active: boolean }

export type CustomerRow = { id: string; version: number; customerName: string; customerCode: string; active: boolean; selfBilling: boolean; creditSuspended: boolean; creditReason: null | string; creditLimit: null | string; paymentTermName: null | string; salespeople: (string)[]; regions: (string)[]; projects: number; phone: null | string }

export type CustomerStory = { today: string; month: { from: string; to: string }; before: { from: string; to: string }; delivered: Delivered; deliveredBefore: Delivered; pours: (StoryOrder)[]; orders: (StoryOrder)[]; loads: (DoRow)[]; deputyName: null | string; money: StoryMoney | null }

export type DeleteCheck = { allowed: boolean; reason: null | string }

export type Delivered = { quantity: string; loads: number; onTimePercent: null | number; carbonPerM3: null | string }

export type DoRow = { id: string; version: number; deliveryOrderId: string; doNumber: null | string; doDate: string; status: string; loadNo: number; doQuantity: string; orderId: string; orderNo: string; held: boolean; mergedOrderId: null | string; customerId: string; customerName: string; projectId: string; projectName: string; locationName: string; productId: string; productCode: string; assignedPlantId: string; assignedPlant: string; assignedBPId: null | string; assignedBP: null | string; truckId: null | string; truckNo: null | string; driverId: null | string; driverName: null | string; plannedBatchAt: string; plannedOnSiteAt: string; promisedAt: string; generatedAt: string | null; batchedAt: string | null; leftAt: string | null; arrivalAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; returnedAt: string | null; deliveredAt: string | null; dischargeLimitMinutes: number; returnConcrete: null | string; revision: number; emodificationPending: boolean; invoiceDraftId: null | string; lockedBy: null | string; lockedByName: null | string; lockedUntil: string | null }

export type Exposure = { total: string; open: string; unbilled: string; ordered: string }

export type LocationRow = { id: string; version: number; active: boolean; projectId: string; projectName: string; customerName: string; locationName: string; address: string; postalCode: null | string; latitude: number; longitude: number; gate: null | string; radiusMetres: number; maxLoad: null | string }

export type ManyResult = { changed: number; failed: number; results: (RowResult)[] }

export type PendingPrice = { id: string; version: number; message: string }

export type ProjectDetail = { id: string; version: number; active: boolean; carbonCap: null | string; contractedQuantity: null | string; createdAt: string; createdBy: null | string; customerId: string; defaultProject: boolean; endDate: null | string; language: "en" | "ms" | "ta" | "zh" | null; pricedProductsOnly: boolean; projectCode: string; projectName: string; purchaseOrderRequired: boolean; regionId: string; remarks: null | string; startDate: null | string; updatedAt: string; updatedBy: null | string; customerName: string; customerIds: (string)[]; customers: ({ id: string; customerName: string })[]; regionName: string; suppliedQuantity: string; locations: (LocationRow)[]; purchaseOrders: (PurchaseOrderRow)[]; updatedByName: null | string }

export type ProjectOption = { id: string; projectName: string; projectCode: string; customerId: string; customerName: string; regionId: string; regionName: string; defaultProject: boolean; active: boolean }

export type ProjectPlantRow = { id: string; projectId: string; projectName: string; customerName: string; locationName: string; plants: ({ plantId: string; plantCode: string; plantName: string; rank: number })[] }

export type ProjectRow = { id: string; version: number; projectName: string; projectCode: string; customerId: string; customerName: string; regionId: string; regionName: string; defaultProject: boolean; active: boolean; contractedQuantity: null | string; suppliedQuantity: string; startDate: null | string; endDate: null | string; purchaseOrderRequired: boolean; pricedProductsOnly: boolean; locations: number; pricedProducts: number }

export type ProjectStory = { today: string; month: { from: string; to: string }; before: { from: string; to: string }; delivered: Delivered; deliveredBefore: Delivered; pours: (StoryOrder)[]; orders: (StoryOrder)[]; loads: (DoRow)[]; money: { revenue: string; revenueBefore: string } | null }

export type PurchaseOrderRow = { id: string; version: number; active: boolean; poNumber: string; quantity: null | string; amount: null | string; validFrom: string; validTo: null | string; orderedQuantity: string; deliveredQuantity: string; balance: null | string }

export type RowResult = { id: string; ok: false; problem: { title: string; detail: string } } | { id: string; version: number; ok: true }

export type SalespersonRow = { id: string; version: number; active: boolean; userId: null | string; username: string; name: string; phone: null | string; email: null | string; regionIds: (string)[]; regions: (string)[]; customers: number }

export type SavedCustomer = { id: string; version: number; active: boolean; address: null | string; billSplit: (string)[]; createdAt: string; createdBy: null | string; creditLimit: null | string; creditReason: null | string; creditSuspended: boolean; customerCode: string; customerName: string; deputySalespersonId: null | string; email: null | string; erpAccount: null | string; gstNo: null | string; language: "en" | "ms" | "ta" | "zh"; phone: null | string; registrationNo: null | string; remarks: null | string; selfBilling: boolean; updatedAt: string; updatedBy: null | string; paymentTermId: null | string; approval: PendingPrice | null }

export type SimilarCustomer = { id: null | string; customerName: string; customerCode: string; active: boolean; likeness: number; sameName: boolean; salespeople: (string)[] }

export type SimilarProjectRow = { id: string; projectName: string; projectCode: string; active: boolean; likeness: number }

export type StoryMoney = { revenue: string; revenueBefore: string; balance: string; overdue: string; oldestDays: null | number; exposure: Exposure; creditLimit: null | string; over: null | string }

export type StoryOrder = { id: string; orderNo: string; status: string; orderDate: string; startTime: string; projectName: string; locationName: string; productCode: string; quantity: string; deliveredQuantity: string }

export type Supplied = { suppliedQuantity: string; contractedQuantity: null | string }

export type ToldRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null; names: Record<string, string> }
