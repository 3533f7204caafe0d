// Made by `npm run contract` from the calls of functions/orders; a change here is lost.
import type { Ask, Reply } from '../call'

export interface OrdersClient {
  order: {
    'download-audit-order': {
      $get(given: { query: { orderId: Ask } }): Promise<Reply<unknown>>
    }
    generateMissingInfoReport: {
      $get(given: { query: { fromDate: Ask; toDate: Ask; regionId?: Ask } }): Promise<Reply<unknown>>
    }
    services: {
      $get(given?: { query?: { keyword?: Ask; limit?: Ask; offset?: Ask } }): Promise<Reply<{ rows: (ServiceChoice)[]; total: number }>>
    }
    ':id': {
      'agreed-preview': {
        $get(given: { param: { id: string } }): Promise<Reply<{ total: string; madeAt: string; lines: (PayableLine)[]; gstTotals: (GstTotal)[]; subtotal: string; gst: string; missing: (string)[]; billed: (BilledOfOrder)[] }>>
      }
      cancellation: {
        $get(given: { param: { id: string }; query?: { kept?: Ask } }): Promise<Reply<CancellationCharge>>
      }
      'waive-cancellation': {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean; approval: PendingPrice | null }>>
      }
      'site-link': {
        $get(given: { param: { id: string } }): Promise<Reply<{ link: { id: string; version: number; createdAt: string; openedAt: string | null; endsAt: string; ended: boolean; url: null | string } | null; requests: (SiteRequestRow)[]; readiness: SiteReadiness | null }>>
        $post(given: { param: { id: string } }): Promise<Reply<{ link: { id: string; version: number; createdAt: string; openedAt: string | null; endsAt: string; ended: boolean; url: null | string } | null }>>
        revoke: {
          $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<{ id: string; revokedAt: string | null }>>
        }
        send: {
          $post(given: { param: { id: string }; json: { email: string } }): Promise<Reply<{ sentTo: string; jobId: string }>>
        }
      }
      'site-request': {
        $post(given: { param: { id: string }; json: { siteRequestId: string; version: number; decision: "accept" | "done" | "decline"; answer?: string | null } }): Promise<Reply<SiteRequestDecided>>
      }
      call: {
        $post(given: { param: { id: string }; json: { version: number; calledBy?: string | null; override?: { rules: ("capacity" | "booking-quantity" | "credit" | "purchase-order" | "price" | "plant" | "time" | "hours" | "spacing" | "concrete-age" | "exposure")[]; reason: string } | null } }): Promise<Reply<CalledOrder>>
      }
      'on-call-quantity': {
        offers: {
          $post(given: { param: { id: string }; json: { quantity: string | number; startTime: string } }): Promise<Reply<OfferAnswer>>
        }
        release: {
          $post(given: { param: { id: string }; json: { version: number; quantity: string | number; askedBy: string; reason: string; startTime: string; plantId?: string | null; override?: { rules: ("capacity" | "booking-quantity" | "credit" | "purchase-order" | "price" | "plant" | "time" | "hours" | "spacing" | "concrete-age" | "exposure")[]; reason: string } | null } }): Promise<Reply<OnCallReleased>>
        }
        end: {
          $post(given: { param: { id: string }; json: { version: number; quantity: string | number; askedBy: string; reason: string } }): Promise<Reply<{ id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean }>>
        }
      }
      updateProject: {
        $post(given: { param: { id: string }; json: { version: number; projectId: string; locationId?: string | null; purchaseOrderId?: string | null; override?: { rules: ("capacity" | "booking-quantity" | "credit" | "purchase-order" | "price" | "plant" | "time" | "hours" | "spacing" | "concrete-age" | "exposure")[]; reason: string } | null } }): Promise<Reply<{ id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean }>>
      }
      hold: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean }>>
      }
      cancel: {
        $post(given: { param: { id: string }; json: { version: number; reason: string; cancelledBy?: "customer" | "company" } }): Promise<Reply<{ id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean }>>
      }
      release: {
        $post(given: { param: { id: string }; query?: { isMergeOrder?: Ask }; json: { version: number; override?: { rules: ("capacity" | "booking-quantity" | "credit" | "purchase-order" | "price" | "plant" | "time" | "hours" | "spacing" | "concrete-age" | "exposure")[]; reason: string } | null } }): Promise<Reply<Released>>
      }
      balance: {
        $post(given: { param: { id: string }; json: { version: number; override?: { rules: ("capacity" | "booking-quantity" | "credit" | "purchase-order" | "price" | "plant" | "time" | "hours" | "spacing" | "concrete-age" | "exposure")[]; reason: string } | null } }): Promise<Reply<BalanceOrdered>>
      }
      'undo-cut': {
        $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<SavedOrder>>
      }
      $get(given: { param: { id: string } }): Promise<Reply<OrderView>>
    }
    preview: {
      $post(given: { json: { orderId?: string | null; customerId: string; projectId: string; locationId: string; orderDate: string; startTime: string; productId?: string | null; quantity?: string | number | null; onCallQuantity?: string | number | null; loadSize?: string | number | null; truckTypeId?: string | null; spacingMinutes?: number; unloadingMinutes?: number | null; dischargeLimitMinutes?: number | null; purchaseOrderId?: string | null; pumpId?: string | null; dischargeMethodId?: string | null; latitude?: number | null; longitude?: number | null; cylinderTest?: { isRequired: boolean; sets?: number; specimens?: number; ages?: (number)[]; technicianId?: string | null; remarks?: string | null } | null; exposureClasses?: ("X0" | "XC1" | "XC2" | "XC3" | "XC4" | "XS1" | "XS2" | "XS3" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XA1" | "XA2" | "XA3")[]; fleetTruckIds?: (string)[]; assignedPlants?: ({ id: string; startTime?: string | "" | null; quantity?: string | number | "" | null })[]; associateProducts?: ({ materialId?: string | "" | null; quantity?: string | number | "" | null })[]; services?: ({ itemId?: string | "" | null; quantity?: string | number | "" | null })[]; servicesOff?: (string)[]; oneOffPrice?: string | number | null; oneOffReason?: string | null } }): Promise<Reply<OrderPreview>>
    }
    offers: {
      $post(given: { json: { orderId?: string | null; customerId: string; projectId: string; locationId: string; orderDate: string; startTime: string; productId: string; quantity: string | number; onCallQuantity?: string | number | null; loadSize?: string | number | null; truckTypeId?: string | null; spacingMinutes?: number; unloadingMinutes?: number | null; dischargeLimitMinutes?: number | null; pumpId?: string | null; dischargeMethodId?: string | null; latitude?: number | null; longitude?: number | null; exposureClasses?: ("X0" | "XC1" | "XC2" | "XC3" | "XC4" | "XS1" | "XS2" | "XS3" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XA1" | "XA2" | "XA3")[]; assignedPlants?: ({ id: string; startTime?: string | "" | null; quantity?: string | number | "" | null })[]; associateProducts?: ({ materialId?: string | "" | null; quantity?: string | number | "" | null })[] } }): Promise<Reply<OfferAnswer>>
    }
    chart: {
      $post(given: { json: { orderDate: string; regionIds?: (string)[]; planId?: string | null } }): Promise<Reply<(PlanChart)[]>>
    }
    'optimized-chart': {
      $post(given: { json: { orderDate: string; regionIds?: (string)[]; planId?: string | null } }): Promise<Reply<(PlanChart)[]>>
    }
    'process-order-scheduling': {
      $post(given: { json: { orderDate: string; regionIds?: (string)[]; seconds?: number; iterations?: number; seed?: number; name?: string | null } }): Promise<Reply<SchedulingAnswer>>
    }
    'auto-assign-message': {
      $get(given: { query: { orderDate: Ask; orderNo: Ask; loadNo: Ask } }): Promise<Reply<LoadExplanation>>
    }
    'site-request': {
      $get(given?: {  }): Promise<Reply<{ rows: (OpenSiteRequest)[]; total: number; silent: (SilentSite)[] }>>
    }
    'will-call': {
      $get(given?: {  }): Promise<Reply<{ rows: (WillCallRow)[]; total: number }>>
    }
    'on-call-quantity': {
      $get(given?: {  }): Promise<Reply<{ rows: (OnCallQuantityRow)[]; total: number }>>
    }
    'get-orders-in-merge-order': {
      $get(given: { query: { mergeOrderId: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; orderNo: string; status: string; orderDate: string; startTime: string; startsAt: string; promisedStart: string | null; regionId: string; regionName: string; customerId: string; customerName: string; projectId: string; projectName: string; locationId: string; locationName: string; latitude: number; longitude: number; productCode: string; productDescription: string; quantity: string; loadSize: string; spacingMinutes: number; priority: number; willCall: boolean; weatherPermitting: boolean; holdReason: null | string; mergedOrderId: null | string; mergeNo: null | string; hasPump: boolean; hasCylinderTest: boolean; plants: (Supply)[]; onTimeMinutes: number; loads: number; waitingLoads: number; runningLoads: number; doneLoads: number; deliveredQuantity: string; returnedQuantity: string; acceptedQuantity: string; owedQuantity: string; onCallQuantity: string; toComeQuantity: string; runningQuantity: string; nextLoadAt: string | null; toArrive: ({ plannedBatchAt: string; plannedOnSiteAt: At; batchedAt: string | null | string; onSiteAt: string | null | string; arrivalAt: string | null | string; status: string; promisedAt: At; held?: boolean })[] })[]; total: number; merged: { id: string; version: number; accepted: string; delivered: string; ordered: string; remaining: string; running: string; mergeNo: string; status: string; startTime: string; consent: null | string }; sequence: ({ id: string; orderId: string; sequenceNo: null | number })[] }>>
    }
    $post(given: { json: { customerId: string; projectId: string; locationId: string; purchaseOrderId?: string | null; orderDate: string; startTime: string; productId: string; quantity: string | number; onCallQuantity?: string | number | null; loadSize?: string | number | null; truckTypeId?: string | null; structureId?: string | null; dischargeMethodId?: string | null; pumpId?: string | null; spacingMinutes: number; unloadingMinutes?: number | null; dischargeLimitMinutes?: number | null; contactName?: string | null; contactPhone?: string | null; landmark?: string | null; remarks?: string | null; latitude?: number | null; longitude?: number | null; locationPlantDistanceTime?: ({ plantId: string; distanceKm: number; minutes: number; hour: number })[]; cylinderTest?: { isRequired: boolean; sets?: number; specimens?: number; ages?: (number)[]; technicianId?: string | null; remarks?: string | null } | null; exposureClasses?: ("X0" | "XC1" | "XC2" | "XC3" | "XC4" | "XS1" | "XS2" | "XS3" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XA1" | "XA2" | "XA3")[]; fleetTruckIds?: (string)[]; assignedPlants?: ({ id: string; startTime?: string | "" | null; quantity?: string | number | "" | null })[]; associateProducts?: ({ materialId?: string | "" | null; quantity?: string | number | "" | null })[]; services?: ({ itemId?: string | "" | null; quantity?: string | number | "" | null })[]; servicesOff?: (string)[]; willCall?: boolean; weatherPermitting?: boolean; priority?: number; oneOffPrice?: string | number | null; oneOffReason?: string | null; draft?: boolean; override?: { rules: ("capacity" | "booking-quantity" | "credit" | "purchase-order" | "price" | "plant" | "time" | "hours" | "spacing" | "concrete-age" | "exposure")[]; reason: string } | null } }): Promise<Reply<SavedOrder>>
    $put(given: { json: { id: string; version: number; customerId: string; projectId: string; locationId: string; purchaseOrderId?: string | null; orderDate: string; startTime: string; productId: string; quantity: string | number; onCallQuantity?: string | number | null; loadSize?: string | number | null; truckTypeId?: string | null; structureId?: string | null; dischargeMethodId?: string | null; pumpId?: string | null; spacingMinutes: number; unloadingMinutes?: number | null; dischargeLimitMinutes?: number | null; contactName?: string | null; contactPhone?: string | null; landmark?: string | null; remarks?: string | null; latitude?: number | null; longitude?: number | null; locationPlantDistanceTime?: ({ plantId: string; distanceKm: number; minutes: number; hour: number })[]; cylinderTest?: { isRequired: boolean; sets?: number; specimens?: number; ages?: (number)[]; technicianId?: string | null; remarks?: string | null } | null; exposureClasses?: ("X0" | "XC1" | "XC2" | "XC3" | "XC4" | "XS1" | "XS2" | "XS3" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XA1" | "XA2" | "XA3")[]; fleetTruckIds?: (string)[]; assignedPlants?: ({ id: string; startTime?: string | "" | null; quantity?: string | number | "" | null })[]; associateProducts?: ({ materialId?: string | "" | null; quantity?: string | number | "" | null })[]; services?: ({ itemId?: string | "" | null; quantity?: string | number | "" | null })[]; servicesOff?: (string)[]; willCall?: boolean; weatherPermitting?: boolean; priority?: number; oneOffPrice?: string | number | null; oneOffReason?: string | null; draft?: boolean; override?: { rules: ("capacity" | "booking-quantity" | "credit" | "purchase-order" | "price" | "plant" | "time" | "hours" | "spacing" | "concrete-age" | "exposure")[]; reason: string } | null; loweredBy?: "customer" | "company"; promise?: { askedBy?: string | null; reason?: string | null } | null } }): Promise<Reply<SavedOrder>>
    all: {
      $get(given: { query: { orderDate: Ask; regionIds?: Ask } }): Promise<Reply<OrderList>>
      evict: {
        $delete(given?: {  }): Promise<Reply<{ evicted: boolean }>>
      }
    }
    'update-cylinder-test': {
      $put(given: { json: { id: string; version: number; cylinderTest: { isRequired: boolean; sets?: number; specimens?: number; ages?: (number)[]; technicianId?: string | null; remarks?: string | null } | null } }): Promise<Reply<{ id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean }>>
    }
    'update-coordinates': {
      $put(given: { json: { orderId: string; version: number; latitude: number; longitude: number } }): Promise<Reply<{ id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean }>>
    }
    products: {
      $get(given?: { query?: { keyword?: Ask; limit?: Ask; offset?: Ask } }): Promise<Reply<{ rows: (ProductChoice)[]; total: number }>>
    }
    'exposure-classes': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ exposureClass: "X0" | "XA1" | "XA2" | "XA3" | "XC1" | "XC2" | "XC3" | "XC4" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XS1" | "XS2" | "XS3"; name: string })[]; total: number }>>
    }
    'add-ons': {
      $get(given?: { query?: { keyword?: Ask; limit?: Ask; offset?: Ask } }): Promise<Reply<{ rows: (AddOnChoice)[]; total: number }>>
    }
    'purchase-orders': {
      $get(given: { query: { keyword?: Ask; limit?: Ask; offset?: Ask; projectId: Ask } }): Promise<Reply<{ rows: (PurchaseOrderChoice)[]; total: number }>>
    }
    'complete-order': {
      ':id': {
        $put(given: { param: { id: string }; json: { version: number; confirmRemaining?: boolean } }): Promise<Reply<{ id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean }>>
      }
    }
    'uncomplete-order': {
      ':id': {
        $put(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean }>>
      }
    }
    'complete-merge-order': {
      ':id': {
        $put(given: { param: { id: string }; json: { version: number; confirmRemaining?: boolean } }): Promise<Reply<MergeChanged>>
      }
    }
    'uncomplete-merge-order': {
      ':id': {
        $put(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<MergeChanged>>
      }
    }
    validateDeliveryTime: {
      $post(given: { json: { orderDate: string; startTime: string; regionId: string; plantId?: string | null } }): Promise<Reply<TimeCheck>>
    }
    calculateStartTimeOfAssignedPlant: {
      $post(given: { json: { orderDate: string; startTime: string; plantId: string; orderLatitude: number; orderLongitude: number; orderQuantity: string | number; hasAssociateProduct?: boolean } }): Promise<Reply<PlantStartAnswer>>
    }
    calculateStartTimeOfAssignedPlantWithDistanceTime: {
      $post(given: { json: { orderDate: string; startTime: string; plantId: string; orderQuantity: string | number; hasAssociateProduct?: boolean; distanceKm: number; minutes: number } }): Promise<Reply<PlantStartAnswer>>
    }
    getLocationPlantDistanceTime: {
      $get(given: { query: { latitude: Ask; longitude: Ask; hour: Ask } }): Promise<Reply<{ rows: (PlantDistance)[]; total: number }>>
    }
    'get-last-do-assigned-time': {
      $get(given?: { query?: { orderDate?: Ask; orderId?: Ask } }): Promise<Reply<{ lastAssignedAt: null | string }>>
    }
    totalOrderVolume: {
      $get(given: { query: { regionId: Ask; orderDate: Ask } }): Promise<Reply<OrderVolume>>
    }
    totalDeliveryOrderVolume: {
      $get(given: { query: { plantId: Ask; orderDate: Ask } }): Promise<Reply<DeliveryVolume>>
    }
    'has-incomplete-orders': {
      $get(given: { query: { projectId: Ask } }): Promise<Reply<{ hasIncompleteOrders: boolean; count: number }>>
    }
    layerDetails: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (Layer)[]; total: number; orderId: string; orderNo: string; quantity: string }>>
      }
    }
    'audit-order': {
      $get(given: { query: { orderId: Ask; limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (ToldRow)[]; total: number; more?: true }>>
    }
    'audit-order-cylinder': {
      $get(given: { query: { orderId: Ask; limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (ToldRow)[]; total: number; more?: true }>>
    }
    'audit-order-associate': {
      $get(given: { query: { orderId: Ask; limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (ToldRow)[]; total: number; more?: true }>>
    }
    stretch: {
      limits: {
        $get(given?: {  }): Promise<Reply<{ percent: number; maxMinutes: number }>>
        $put(given: { json: { percent: number; maxMinutes: number } }): Promise<Reply<{ percent: number; maxMinutes: number }>>
      }
    }
    missingInfoReport: {
      $get(given: { query: { fromDate: Ask; toDate: Ask; regionId?: Ask } }): Promise<Reply<{ rows: ({ id: string; orderNo: string; status: string; orderDate: string; startTime: string; regionName: string; customerName: string; projectName: string; locationName: string; quantity: string; missing: (string)[] })[]; total: number }>>
    }
  }
  'order-plan': {
    plans: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; orderDate?: Ask; regionId?: Ask; status?: Ask; kind?: Ask } }): Promise<Reply<{ rows: (PlanRow)[]; total: number; more?: true }>>
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<PlanDetail>>
        difference: {
          $get(given: { param: { id: string }; query: { with: Ask } }): Promise<Reply<PlanDifference>>
        }
        load: {
          ':loadId': {
            $get(given: { param: { id: string; loadId: string } }): Promise<Reply<LoadExplanation>>
          }
        }
        unserved: {
          ':orderId': {
            $get(given: { param: { id: string; orderId: string } }): Promise<Reply<UnservedOrder>>
          }
        }
      }
    }
    current: {
      $get(given: { query: { orderDate: Ask; regionIds?: Ask } }): Promise<Reply<(PlanDetail)[]>>
    }
    $put(given: { json: { action: "publish"; id: string; version: number } | { action: "discard"; id: string; version: number } | { action: "cancel"; id: string; version: number } | { action: "rename"; id: string; version: number; name: string } }): Promise<Reply<{ id: string; version: number; planNo: string; orderDate: string; regionId: string; regionName: string; kind: "incident" | "move" | "repair" | "run" | "what_if"; status: "cancelled" | "discarded" | "failed" | "published" | "queued" | "ready" | "running" | "superseded"; name: null | string; cause: null | string; basedOnId: null | string; basedOnNo: null | string; jobId: null | string; progress: PlanProgress | null; figures: PlanFigures | null; cost: null | number; bound: null | number; gapPercent: null | number; further: PlanFurther | null; seed: number; iterations: null | number; inputHash: null | string; createdAt: string; createdBy: string; publishedAt: null | string; publishedBy: null | string; error: null | string; kept: (KeptLoad)[] }>>
    move: {
      $post(given: { json: { planId: string; commit?: boolean; publish?: boolean; moves: ({ loadId: string; truckId?: string; plantId?: string; lineId?: string | null; beginAt?: string; swapWithId?: string })[]; override?: string | null } }): Promise<Reply<MoveAnswer>>
    }
    'can-take': {
      $post(given: { json: { orderDate: string; startTime: string; regionId: string; latitude: number; longitude: number; quantity: string | number; loadSize?: string | number | null; projectId?: string | null; locationId?: string | null; productId?: string | null; truckTypeId?: string | null; spacingMinutes?: number | null; unloadingMinutes?: number | null; priority?: number } }): Promise<Reply<CanTakeAnswer>>
    }
    incident: {
      $post(given: { json: { orderDate: string; regionId: string; kind: "plant_closed" | "line_down" | "truck_down" | "load_late"; plantId?: string | null; lineId?: string | null; truckId?: string | null; loadId?: string | null; from?: string; until?: string; minutes?: number; reason?: string | null } }): Promise<Reply<IncidentAnswer>>
    }
    repair: {
      $post(given: { json: { orderDate: string; regionId: string } }): Promise<Reply<PlanRow>>
    }
    'what-if': {
      $post(given: { json: { planId: string; name: string; seconds?: number; iterations?: number; changes: ({ kind: "extra_trucks"; plantId: string; truckTypeId: string; count: number } | { kind: "truck_out"; truckId: string; from: string; until: string } | { kind: "driver_earlier"; truckId: string; startTime: string } | { kind: "plant_closed"; plantId: string; from: string; until: string } | { kind: "order_moved"; orderId: string; startTime: string } | { kind: "order_left_out"; orderId: string })[] } }): Promise<Reply<PlanRow>>
    }
    priority: {
      $put(given: { json: { orders: ({ id: string; version: number; priority: number })[] } }): Promise<Reply<{ rows: ({ id: string; version: number; priority: number })[] }>>
    }
  }
  'order-optimization-config': {
    $get(given?: {  }): Promise<Reply<StoredOptimization>>
    $put(given: { json: { version: number; config: { weights: { unserved: number; gap: number; late: number; promise?: number; drum: number; overtime: number; empty: number; loaded: number; siteWait: number; shift: number; truck: number; plantPreference: number; spareCapacity: number; wish: number; change: number }; priorityFactors: (number)[]; willCallFactor?: number; seconds: number; repairRounds: number; repairMostChanges?: number; freezeMinutes: number; travelReserve: number; gapReserve: number; drumReserve: number; changeTolerance: number; startEarlierMinutes: number; startLaterMinutes: number; maxGapMinutes: number; gapStretchMinutes: number; maxPlantsPerOrder: number; otherPlantPenalty: number; unsetPlantPenalty: number; shiftStarts: (string)[]; shiftMinutes: number; follow: "off" | "propose" | "apply"; followMinutes: number } } }): Promise<Reply<StoredOptimization>>
  }
  'recommender-parameters': {
    $get(given?: {  }): Promise<Reply<{ rows: ({ id: string; version: number; regionId: null | string; regionName: null | string; candidatePlants: number; maxTravelMinutes: number; prefer: string; alternatives: number; updatedAt: string })[]; total: number }>>
    $post(given: { json: { regionId?: string | null; candidatePlants: number; maxTravelMinutes: number; prefer: "site_setup" | "nearest" | "most_room"; alternatives: number } }): Promise<Reply<{ id: string; version: number; alternatives: number; candidatePlants: number; createdAt: string; createdBy: null | string; maxTravelMinutes: number; prefer: string; regionId: null | string; updatedAt: string; updatedBy: null | string }>>
    $put(given: { json: { id: string; version: number; regionId?: string | null; candidatePlants: number; maxTravelMinutes: number; prefer: "site_setup" | "nearest" | "most_room"; alternatives: number } }): Promise<Reply<{ id: string; version: number; alternatives: number; candidatePlants: number; createdAt: string; createdBy: null | string; maxTravelMinutes: number; prefer: string; regionId: null | string; updatedAt: string; updatedBy: null | string }>>
  }
  site: {
    pour: {
      $get(given?: {  }): Promise<Reply<{ orderNo: string; status: string; quantity: string; projectName: string; siteName: string; productCode: string; productName: string; orderDate: string; now: string; endsAt: string; poured: string; onTheWay: string; balance: string; onCall: string; phone: null | string; passportNo: null | string; callBy: string | null; loads: (SiteLoad)[]; requests: ({ id: string; kind: string; quantity: null | string; wantedAt: string | null; askedBy: string; remarks: null | string; status: string; answer: null | string; createdAt: string; decidedAt: string | null })[]; readiness: SiteReadiness | null; asksReady: boolean; open: boolean }>>
    }
    readiness: {
      $post(given: { json: { name: string; access: boolean; pump: boolean; crew: boolean; slump: boolean; remarks?: string | null } }): Promise<Reply<SiteReadiness>>
    }
    signature: {
      $post(given: { json: { deliveryOrderId: string; name: string; drawing: string } }): Promise<Reply<{ id: string; signedAt: string }>>
    }
    request: {
      $post(given: { json: { kind: "hold" | "release_on_call" | "send_more" | "last_load"; quantity?: string | number | null; startTime?: string | null; name: string; remarks?: string | null } }): Promise<Reply<{ id: string; status: string }>>
    }
    passport: {
      $get(given?: {  }): Promise<Reply<unknown>>
    }
  }
  'wait-list': {
    $get(given?: {  }): Promise<Reply<{ rows: (WaitListRow)[]; total: number }>>
    $post(given: { json: { orderId: string; version: number; toleranceMinutes?: number } }): Promise<Reply<{ id: string; version: number; askedAt: string; createdAt: string; createdBy: null | string; demo: boolean; offer: HeldOffer | null; offeredUntil: string | null; orderId: string; refused: (string)[]; status: string; toleranceMinutes: number; updatedAt: string; updatedBy: null | string }>>
    ':id': {
      take: {
        $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<SavedOrder>>
      }
      decline: {
        $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<{ id: string; version: number; askedAt: string; createdAt: string; createdBy: null | string; demo: boolean; offer: HeldOffer | null; offeredUntil: string | null; orderId: string; refused: (string)[]; status: string; toleranceMinutes: number; updatedAt: string; updatedBy: null | string }>>
      }
      leave: {
        $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<{ id: string; version: number; askedAt: string; createdAt: string; createdBy: null | string; demo: boolean; offer: HeldOffer | null; offeredUntil: string | null; orderId: string; refused: (string)[]; status: string; toleranceMinutes: number; updatedAt: string; updatedBy: null | string }>>
      }
    }
  }
  'pour-passports': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; projectId?: Ask; orderId?: Ask } }): Promise<Reply<{ rows: (PassportLine)[]; total: number; more?: true }>>
    }
    $post(given: { json: { projectId: string; orderId?: string | null } }): Promise<Reply<{ id: string; version: number; passportNo: string; revision: number; contentHash: string }>>
    ':id': {
      pdf: {
        $get(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
      openepd: {
        $get(given: { param: { id: string } }): Promise<Reply<string>>
      }
    }
  }
  'plan-trial': {
    $post(given: { json: { fromDate: string; toDate: string; regionId: string; plantIds?: (string)[]; weights?: ({ part: "unserved" | "gap" | "late" | "promise" | "drum" | "overtime" | "empty" | "loaded" | "siteWait" | "shift" | "truck" | "plantPreference" | "spareCapacity" | "wish" | "change"; weight: number })[]; maxGapMinutes?: number | null; startLaterMinutes?: number | null; spacingBy?: number | null; offerWayPercent?: number | null; shiftStartBy?: number | null; shiftEndBy?: number | null; plantHours?: ({ plantId: string; opens: string; closes: string })[]; fleet?: ({ plantId: string; truckTypeId?: string | null; by: number })[] } }): Promise<Reply<PlanTrial>>
    check: {
      $post(given: { json: { fromDate: string; toDate: string; regionId: string; plantIds?: (string)[]; weights?: ({ part: "unserved" | "gap" | "late" | "promise" | "drum" | "overtime" | "empty" | "loaded" | "siteWait" | "shift" | "truck" | "plantPreference" | "spareCapacity" | "wish" | "change"; weight: number })[]; maxGapMinutes?: number | null; startLaterMinutes?: number | null; spacingBy?: number | null; offerWayPercent?: number | null; shiftStartBy?: number | null; shiftEndBy?: number | null; plantHours?: ({ plantId: string; opens: string; closes: string })[]; fleet?: ({ plantId: string; truckTypeId?: string | null; by: number })[] } }): Promise<Reply<PlanTrialCheck>>
    }
  }
  eligibility: {
    $get(given?: { query?: { plantId?: Ask; projectId?: Ask; productId?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; plantId: string; plantName: string; projectId: null | string; projectName: null | string; locationId: null | string; locationName: null | string; productId: null | string; productCode: null | string; allowed: boolean; reason: string })[]; total: number }>>
    $post(given: { json: { id?: string | null; version?: number | null; plantId: string; projectId?: string | null; locationId?: string | null; productId?: string | null; allowed: boolean; reason: string } }): Promise<Reply<{ id: string; version: number; allowed: boolean; createdAt: string; createdBy: null | string; locationId: null | string; plantId: string; productId: null | string; projectId: null | string; reason: string; updatedAt: string; updatedBy: null | string }>>
    $delete(given: { query: { idList: Ask } }): Promise<Reply<{ removed: number }>>
    check: {
      $get(given: { query: { locationId: Ask; productId?: Ask } }): Promise<Reply<{ rows: ({ plantId: string; plantName: string; eligible: boolean; hasMix: boolean | null; reasons: (string)[] })[]; total: number }>>
    }
    'active-batching-plant-zone': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ id: string; bpName: string; plantId: string; plantName: string; latitude: number; longitude: number; regionId: string; regionName: string; boundary: ([number, number])[] })[]; total: number }>>
    }
    'location-plant-distance': {
      $post(given: { json: { latitude: number; longitude: number; orderDate: string; startTime: string; plantIds?: (string)[] } }): Promise<Reply<{ rows: ({ distanceKm: number; minutes: number; plantId: string; plantName: string })[]; total: number }>>
    }
  }
  holiday: {
    list: {
      $get(given?: { query?: { year?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (HolidayLine)[]; total: number }>>
    }
    validate: {
      $get(given: { query: { date: Ask; regionId?: Ask } }): Promise<Reply<{ valid: boolean; holiday: null | string }>>
    }
    $post(given: { json: { id?: string | null; version?: number | null; day: string; name: string; regionId?: string | null } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; day: string; name: string; regionId: null | string; updatedAt: string; updatedBy: null | string }>>
    ':id': {
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean }>>
    }
  }
  'order-merging': {
    $post(given: { json: { orderDate: string; startTime: string; consent?: string | null; orders: ({ id: string; version: number })[] } }): Promise<Reply<Merged>>
    ':id': {
      undo: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<MergeChanged>>
      }
    }
  }
  'order-config': {
    $get(given?: {  }): Promise<Reply<OrderConfig>>
    'continuous-assign-delivery-order': {
      $put(given: { json: { enabled: boolean } }): Promise<Reply<OrderConfig>>
    }
  }
  'payable-amount': {
    calculate: {
      $post(given: { json: { orderId: string } }): Promise<Reply<Payable>>
    }
    save: {
      $post(given: { json: { orderId: string; version?: number | null } }): Promise<Reply<{ id: string; version: number; total: string; createdAt: string; createdBy: null | string; gst: string; gstPercent: string; lines: (unknown)[]; missing: (string)[]; orderId: string; subtotal: string; updatedAt: string; updatedBy: null | string }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; total: string; createdAt: string; createdBy: null | string; gst: string; gstPercent: string; lines: (unknown)[]; missing: (string)[]; orderId: string; subtotal: string; updatedAt: string; updatedBy: null | string }>>
    }
  }
  'capacity-profile': {
    $get(given: { query: { plantId: Ask; day?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; createdAt: string; createdBy: null | string; day: null | string; hour: number; plantId: string; quantity: string; remarks: null | string; updatedAt: string; updatedBy: null | string; weekday: null | number })[]; total: number; plant: { id: string; plantName: string; capacityPerHour: string }; day: string; usual: (string)[]; hours: (HourCapacity)[] }>>
    $put(given: { json: { plantId: string; weekday?: number | null; day?: string | null; remarks?: string | null; hours: ({ hour: number; quantity: string | number })[] } }): Promise<Reply<{ rows: ({ id: string; version: number; createdAt: string; createdBy: null | string; day: null | string; hour: number; plantId: string; quantity: string; remarks: null | string; updatedAt: string; updatedBy: null | string; weekday: null | number })[]; total: number }>>
    week: {
      $put(given: { json: { plantId: string; version: number; days: ({ weekday: number; remarks?: string | null; hours: ({ hour: number; quantity?: string | number | null })[] })[] } }): Promise<Reply<{ rows: ({ id: string; version: number; createdAt: string; createdBy: null | string; day: null | string; hour: number; plantId: string; quantity: string; remarks: null | string; updatedAt: string; updatedBy: null | string; weekday: null | number })[]; total: number }>>
    }
  }
  'booking-quantity-config': {
    $put(given: { json: { version: number; weekday?: number | null; limits: ({ regionId: string; hour: number; quantity?: string | number | null })[] } }): Promise<Reply<{ rows: ({ id: string; version: number; regionId: string; weekday: null | number; hour: number; quantity: string })[]; total: number }>>
    $get(given?: { query?: { regionId?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; regionId: string; weekday: number | null; hour: number; quantity: string; regionName: string | null })[]; total: number }>>
    $post(given: { json: { id?: string | null; version?: number | null; regionId: string; weekday?: number | null; hour: number; quantity: string | number } }): Promise<Reply<{ id: string; version: number; regionId: string; weekday: number | null; hour: number; quantity: string } & Record<string, unknown>>>
    ':id': {
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: true }>>
    }
  }
  stones: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; sizeMm: number; remarks: string | null } & Record<string, unknown>)[]; total: number; more?: true }>>
    $post(given: { json: { id?: string | null; version?: number | null; active?: boolean; code: string; name: string; sizeMm: number; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; sizeMm: number; remarks: string | null } & Record<string, unknown>>>
  }
  strength: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; strengthMpa: number; remarks: string | null } & Record<string, unknown>)[]; total: number; more?: true }>>
    $post(given: { json: { id?: string | null; version?: number | null; active?: boolean; code: string; name: string; strengthMpa: number; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; strengthMpa: number; remarks: string | null } & Record<string, unknown>>>
  }
  structures: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; reinforcement: string; remarks: string | null } & Record<string, unknown>)[]; total: number; more?: true }>>
    $post(given: { json: { id?: string | null; version?: number | null; active?: boolean; code: string; name: string; reinforcement?: "none" | "steel" | "prestressed"; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; reinforcement: string; remarks: string | null } & Record<string, unknown>>>
  }
  'active-structures': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; reinforcement: string; remarks: string | null } & Record<string, unknown>)[]; total: number; more?: true }>>
  }
  pumps: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; reachMetres: number | null; ratePerHour: string | null; remarks: string | null } & Record<string, unknown>)[]; total: number; more?: true }>>
    $post(given: { json: { id?: string | null; version?: number | null; active?: boolean; code: string; name: string; reachMetres?: number | null; ratePerHour?: string | number | null; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; reachMetres: number | null; ratePerHour: string | null; remarks: string | null } & Record<string, unknown>>>
  }
  'discharge-methods': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; minutesPerM3: string; needsPump: boolean; remarks: string | null } & Record<string, unknown>)[]; total: number; more?: true }>>
    $post(given: { json: { id?: string | null; version?: number | null; active?: boolean; code: string; name: string; minutesPerM3: string | number; needsPump?: boolean; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; minutesPerM3: string; needsPump: boolean; remarks: string | null } & Record<string, unknown>>>
  }
  'active-discharge-methods': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; minutesPerM3: string; needsPump: boolean; remarks: string | null } & Record<string, unknown>)[]; total: number; more?: true }>>
  }
  technician: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; status?: Ask; regionId?: Ask; plantId?: Ask; freeOn?: Ask } }): Promise<Reply<{ rows: (TechnicianLine)[]; total: number; more?: true }>>
    $post(given: { json: { id?: string | null; version?: number | null; technicianName: string; phone?: string | null; regionId: string; plantId?: string | null; timeOffs?: ({ fromDate: string; toDate: string; reason?: string | null })[] } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; phone: null | string; plantId: null | string; regionId: string; technicianName: string; updatedAt: string; updatedBy: null | string }>>
    'time-off': {
      ':id': {
        $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean }>>
      }
    }
    ':id': {
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean }>>
      status: {
        $put(given: { param: { id: string }; json: { version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; phone: null | string; plantId: null | string; regionId: string; technicianName: string; updatedAt: string; updatedBy: null | string }>>
      }
    }
  }
}

export type AddOnChoice = { id: string; code: string; name: string; unit: string; handDosed: boolean }

export type At = string

export type BalanceOrdered = { order: { id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean }; quantity: string; loads: number; warnings: (string)[] }

export type BilledOfOrder = { description: string; quantity: string; unit: string; unitPrice: string; amount: string; fact: null | string; reason: null | string }

export type Breach = { rule: string; words: string; loadId: null | string; orderId: null | string; truckId: null | string; plantId: null | string }

export type CalledOrder = { order: { id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean }; warnings: (string)[] }

export type CanTakeAnswer = { basedOn: PlanRow | null; quotes: ({ plantId: string; plantName: string; firstStartAt: string; lateMinutes: number; asAsked: boolean; trucks: number; loads: ({ quantity: string; beginAt: string; onSiteAt: string; truckNo: string })[]; extraCost: number })[]; refused: ({ plantId: string; plantName: string; rule: string; words: string })[] }

export type CancellationCharge = { noticeMinutes: null | number; charge: Payable; waived: boolean; waiver: Waiver | null; billed: boolean }

export type ChartLoad = { version: number; loadId: string; doNumber: null | string; orderId: string; orderNo: string; loadNo: number; loadCount: number; quantity: string; plantId: string; lineId: null | string; truckId: null | string; status: string; mark: "done" | "free" | "frozen" | "locked"; lockedBy: null | string; phases: ({ phase: "load" | "pour" | "return" | "travel" | "wait" | "wash"; from: string; until: string })[]; beginAt: string; onSiteAt: string; pourAt: string; endAt: string; promisedAt: string; lateMinutes: number; changed: boolean; breaches: (Breach)[] }

export type CostPart = { part: string; label: string; amount: number; unit: CostUnit; weight: number; cost: number }

export type CostUnit = "loads" | "min" | "m³" | "m³ × h" | "trucks"

export type DeliveryVolume = { planned: string; delivered: string; loads: number }

export type DemandStep = { at: string; needed: number; available: number }

export type Exposure = { total: string; open: string; unbilled: string; ordered: string }

export type GstTotal = { percent: string; code?: "ES33" | "ESN33" | "OS" | "SR" | "SRCA-S" | "ZR"; subtotal: string; gst: string }

export type HeldOffer = { startTime: string; spacingMinutes: number; plantId: string; plantName: string; plantStart: string; quantity: string; orderVersion: number; loads: ({ plantId: string; quantity: string; batchAt: string; onSiteAt: string })[] }

export type HolidayLine = { id: string; version: number; day: string; name: string; regionId: null | string; regionName: null | string }

export type HourCapacity = { hour: number; capacity: string; booked: string; added: string; free: string; over: boolean }

export type IncidentAnswer = { plan: PlanRow; affected: ({ loadId: string; orderId: string; orderNo: string; loadNo: number; quantity: string; customerName: string; before: LoadPlace; after: LoadPlace | null; needs: null | string; otherPlants: ({ plantId: string; plantName: string; regionName: string; travelMinutes: number })[]; minutesLeft: number; alternatives: ({ truckNo: string; plantName: string; onSiteAt: string; extraCost: number })[] })[]; difference: PlanDifference }

export type KeptLoad = { loadId: string; words: string }

export type Layer = { loadId: string; loadNo: number; plantId: string; status: string; quantity: string; cumulative: string; from: string; until: string; actual: boolean; gapMinutes: null | number }

export type LineLane = { plantId: string; plantName: string; plantCode: string; lineId: null | string; lineName: string; opens: string; closes: string; outages: (Outage)[]; loadIds: (string)[] }

export type LoadChange = { loadId: string; orderNo: string; loadNo: number; kinds: ("gone" | "line" | "new" | "plant" | "start" | "truck" | "volume")[]; before: LoadPlace | null; after: LoadPlace | null }

export type LoadExplanation = { loadId: string; orderNo: string; loadNo: number; planNo: string; message: string; chosen: { truckNo: string; plantName: string; lineName: string; beginAt: string; onSiteAt: string } | null; parts: (CostPart)[]; alternatives: ({ truckId: string; truckNo: string; plantName: string; beginAt: string; onSiteAt: string; extraCost: number })[]; excluded: ({ truckId: string; truckNo: string; rule: string; words: string })[]; unserved: UnservedOrder | null }

export type LoadPlace = { truckId: null | string; truckNo: null | string; plantId: string; plantName: string; lineName: null | string; beginAt: string; onSiteAt: string }

export type MergeChanged = { merged: { id: string; version: number; consent: null | string; createdAt: string; createdBy: null | string; demo: boolean; mergeNo: string; orderDate: string; startTime: string; status: string; updatedAt: string; updatedBy: null | string }; orders: ({ id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean })[] }

export type Merged = { merged: { id: string; version: number; consent: null | string; createdAt: string; createdBy: null | string; demo: boolean; mergeNo: string; orderDate: string; startTime: string; status: string; updatedAt: string; updatedBy: null | string }; orders: ({ id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean })[]; warnings: (string)[] }

export type MoveAnswer = { ok: boolean; breaches: (Breach)[]; mended: (Breach)[]; loads: (ChartLoad)[]; costBefore: number; costAfter: number; parts: (CostPart)[]; plan: PlanRow | null }

export type Objection = { rule: OrderRule; message: string; warning?: true; hold?: true; earliest?: null | string }

export type Offer = { kind: "asked" | "earlier" | "later" | "other-plant" | "wider"; startTime: string; spacingMinutes: number; plantId: string; plantName: string; plantStart: string; quantity: string; loads: number; trucks: number; lastOnSite: string; chance: OfferChance | null; chanceSays: string }

export type OfferAnswer = { asked: { startTime: string; spacingMinutes: number; fits: boolean; refusals: (OfferRefusal)[] }; offers: (Offer)[]; short: (string)[]; waiting: number }

export type OfferChance = { percent: number; atLeast: number; loads: number; onTime: number }

export type OfferRefusal = { rule: string; message: string }

export type OnCallQuantityRow = { id: string; version: number; orderNo: string; status: string; customerName: string; projectName: string; contactName: null | string; contactPhone: null | string; quantity: string; onCallQuantity: string; loadSize: string; spacingMinutes: number; state: OnCallState; lastOnSiteAt: string | null; askBy: string | null }

export type OnCallReleased = { order: { id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean }; quantity: string; loads: number; warnings: (string)[] }

export type OnCallState = "ask" | "overdue" | "running"

export type OpenSiteRequest = { id: string; version: number; orderId: string; orderNo: string; kind: string; quantity: null | string; wantedAt: string | null; askedBy: string; remarks: null | string; status: string; answer: null | string; createdAt: string; decidedAt: string | null; decidedByName: null | string }

export type OrderConfig = { continuousAssignDeliveryOrder: boolean }

export type OrderList = { rows: ({ id: string; version: number; orderNo: string; status: string; orderDate: string; startTime: string; startsAt: string; promisedStart: string | null; regionId: string; regionName: string; customerId: string; customerName: string; projectId: string; projectName: string; locationId: string; locationName: string; latitude: number; longitude: number; productCode: string; productDescription: string; quantity: string; loadSize: string; spacingMinutes: number; priority: number; willCall: boolean; weatherPermitting: boolean; holdReason: null | string; mergedOrderId: null | string; mergeNo: null | string; hasPump: boolean; hasCylinderTest: boolean; plants: (Supply)[]; onTimeMinutes: number; loads: number; waitingLoads: number; runningLoads: number; doneLoads: number; deliveredQuantity: string; returnedQuantity: string; acceptedQuantity: string; owedQuantity: string; onCallQuantity: string; toComeQuantity: string; runningQuantity: string; nextLoadAt: string | null; toArrive: ({ plannedBatchAt: string; plannedOnSiteAt: At; batchedAt: string | null | string; onSiteAt: string | null | string; arrivalAt: string | null | string; status: string; promisedAt: At; held?: boolean })[] })[]; total: number }

export type OrderPreview = { site: { locationId: string; latitude: number; longitude: number; gate: null | string; maxLoad: null | string }; suggestions: (PlantSuggestion)[]; plan: ({ plantId: string; plantName: string; startClock: string; quantity: string; loads: number; hours: (HourCapacity)[] })[]; loads: ({ quantity: string; onSiteClock: string; plantId: string })[]; lastOnSiteClock: null | string; onCall: (string)[]; dropped: (string)[]; objections: (Objection)[]; price: Payable | null; priceApproval: null | string; defaultServices: ({ id: string; name: string; unit: string; unitPrice: string; on: boolean })[]; serviceApproval: null | string; cancellation: CancellationCharge | null; movesPromise: boolean; passes: ({ id: string; name: string; type: string })[]; usualExposure: { classes: (string)[]; from: string } | null; credit: { suspended: boolean; reason: null | string; limit: null | string; exposure: Exposure }; purchaseOrder: { poNumber: string; left: null | string } | null; fault: null | string }

export type OrderRule = "booking-quantity" | "capacity" | "concrete-age" | "credit" | "credit-limit" | "customer-agreement" | "exposure" | "hours" | "plant" | "price" | "purchase-order" | "spacing" | "time"

export type OrderView = { id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; landmark: null | string; locationPlantDistanceTime: (unknown)[]; oneOffPrice: null | string; oneOffReason: null | string; productId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; remarks: null | string; servicesOff: (string)[]; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; creditSuspended: boolean; creditReason: null | string; projectCode: string; address: string; gate: null | string; siteMaxLoad: null | string; poNumber: null | string; truckType: null | string; structure: null | string; dischargeMethod: null | string; pump: null | string; technician: null | string; assignedPlants: ({ id: string; startTime: string; plantCode: string; plantName: string; quantity: string })[]; associateProducts: ({ materialId: string; quantity: string; code: string; name: string; unit: string; handDosed: boolean })[]; services: (ServiceLine)[]; takenOff: ({ id: string; name: string })[]; fleetTrucks: ({ id: string; truckNo: string; plateNo: string })[]; fleetTruckIds: (string)[]; regionIds: (string)[]; loadLines: ({ id: string; version: number; loadNo: number; doNumber: null | string; status: string; cancellation: { day: string; noticeMinutes: null | number; first: boolean; part?: boolean; waived?: Waiver } | null; quantity: string; plantId: string; plantCode: string; batchingPlant: null | string; truckNo: null | string; driverName: null | string; plannedBatchAt: string; plannedOnSiteAt: string; promisedAt: string; calledAt: string | null; batchedAt: string | null; leftAt: string | null; arrivalAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; deliveredAt: string | null; waterAddedLitres: null | string; returnConcrete: null | string; emodificationPending: boolean; invoiceDraftId: null | string })[]; promises: ({ id: string; askedBy: null | string; byName: string; madeAt: string; orderId: string; plantIds: (string)[]; promisedTo: null | string; quantity: string; reason: null | string; revision: number; source: "booked" | "called" | "carried_over" | "customer" | "merged" | "released"; spacingMinutes: number; startsAt: string })[]; orderNo: string; status: string; orderDate: string; startTime: string; startsAt: string; promisedStart: string | null; regionId: string; regionName: string; customerId: string; customerName: string; projectId: string; projectName: string; locationId: string; locationName: string; latitude: number; longitude: number; productCode: string; productDescription: string; quantity: string; loadSize: string; spacingMinutes: number; priority: number; willCall: boolean; weatherPermitting: boolean; holdReason: null | string; mergedOrderId: null | string; mergeNo: null | string; hasPump: boolean; hasCylinderTest: boolean; onTimeMinutes: number; loads: number; waitingLoads: number; runningLoads: number; doneLoads: number; deliveredQuantity: string; returnedQuantity: string; acceptedQuantity: string; owedQuantity: string; onCallQuantity: string; toComeQuantity: string; runningQuantity: string; nextLoadAt: string | null; toArrive: ({ plannedBatchAt: string; plannedOnSiteAt: At; batchedAt: string | null | string; onSiteAt: string | null | string; arrivalAt: string | null | string; status: string; promisedAt: At; held?: boolean })[]; open: (string)[]; calledLoads: number; openLoads: number; draftedLoads: number; exposureNames: (string)[]; cancelledLate: "charged" | "settled" | null; cutFrom: null | string }

export type OrderVolume = { ordered: string; orders: number }

export type Outage = { from: string; until: string; reason: null | string }

export type PassportLine = { id: string; version: number; contentHash: string; issuedAt: string; issuedByName: string; orderId: null | string; passportNo: string; projectId: string; revision: number; status: string; projectName: string; customerName: string; orderNo: null | string; loads: number; cubicMetres: string; perCubicMetre: string }

export type Payable = { total: string; lines: (PayableLine)[]; subtotal: string; gstPercent: string; gstTotals: (GstTotal)[]; gst: string; missing: (string)[] }

export type PayableLine = { description: string; quantity: string; unit: string; unitPrice: string; amount: string; parts: (PricePart)[] }

export type PendingPrice = { id: string; version: number; message: string }

export type PlanChart = { plan: PlanRow | null; orderDate: string; regionId: string; regionName: string; zone: string; from: string; until: string; now: string; onTimeMinutes: number; freezeUntil: string; trucks: (TruckLane)[]; lines: (LineLane)[]; pours: (PourLane)[]; loads: (ChartLoad)[]; demand: (DemandStep)[]; hours: (PlantHour)[]; unserved: (UnservedOrder)[]; cost: (CostPart)[]; breaches: (Breach)[] }

export type PlanDetail = { id: string; version: number; chart: PlanChart | null; difference: PlanDifference | null; stale: boolean; planNo: string; orderDate: string; regionId: string; regionName: string; kind: "incident" | "move" | "repair" | "run" | "what_if"; status: "cancelled" | "discarded" | "failed" | "published" | "queued" | "ready" | "running" | "superseded"; name: null | string; cause: null | string; basedOnId: null | string; basedOnNo: null | string; jobId: null | string; progress: PlanProgress | null; figures: PlanFigures | null; cost: null | number; bound: null | number; gapPercent: null | number; further: PlanFurther | null; seed: number; iterations: null | number; inputHash: null | string; createdAt: string; createdBy: string; publishedAt: null | string; publishedBy: null | string; error: null | string }

export type PlanDifference = { from: { id: string; planNo: string } | null; to: { id: string; planNo: string } | null; figures: ({ figure: "emptyMinutes" | "gapMinutes" | "lateMinutes" | "loads" | "orderedVolume" | "overtimeMinutes" | "servedVolume" | "shiftMinutes" | "truckMinutes" | "trucks" | "unservedOrders"; label: string; unit: string; before: number; after: number; better: boolean | null })[]; loads: (LoadChange)[] }

export type PlanFigures = { loads: number; servedVolume: number; orderedVolume: number; unservedOrders: number; lateMinutes: number; gapMinutes: number; trucks: number; truckMinutes: number; shiftMinutes: number; emptyMinutes: number; overtimeMinutes: number }

export type PlanFurther = { moreChanges: number; volume: string; orderNos: (string)[] }

export type PlanProgress = { total: number; done: number; cost: null | number; bound: null | number }

export type PlanRow = { id: string; version: number; planNo: string; orderDate: string; regionId: string; regionName: string; kind: "incident" | "move" | "repair" | "run" | "what_if"; status: "cancelled" | "discarded" | "failed" | "published" | "queued" | "ready" | "running" | "superseded"; name: null | string; cause: null | string; basedOnId: null | string; basedOnNo: null | string; jobId: null | string; progress: PlanProgress | null; figures: PlanFigures | null; cost: null | number; bound: null | number; gapPercent: null | number; further: PlanFurther | null; seed: number; iterations: null | number; inputHash: null | string; createdAt: string; createdBy: string; publishedAt: null | string; publishedBy: null | string; error: null | string }

export type PlanTrial = { total: PlanTrialColumns; regionName: string; words: (string)[]; loads: number; days: (PlanTrialDay)[]; orders: (PlanTrialOrder)[] }

export type PlanTrialCheck = { words: (string)[]; loads: number }

export type PlanTrialColumn = { figures: PlanTrialFigures; notes: ({ figure: "distance" | "gapMinutes" | "lateFirstLoads" | "lateLoads" | "lateMinutes" | "loads" | "longGaps" | "overtimeMinutes" | "quantity" | "truckMinutes" | "trucks"; words: string })[] }

export type PlanTrialColumns = { happened: PlanTrialColumn; planned: PlanTrialColumn; changed: PlanTrialColumn }

export type PlanTrialDay = { day: string; orders: number; loads: number; quantity: string; waysDriven: number; unloadingsSeen: number; columns: PlanTrialColumns }

export type PlanTrialFigures = { loads: number; quantity: string; lateFirstLoads: null | number; lateLoads: null | number; lateMinutes: null | number; longGaps: null | number; gapMinutes: null | number; truckMinutes: null | number; overtimeMinutes: null | number; distance: null | string; trucks: number }

export type PlanTrialOrder = { orderId: string; orderNo: string; day: string; customerName: string; projectName: string; happened: PlanTrialPour | null; planned: PlanTrialPour; changed: PlanTrialPour }

export type PlanTrialPour = { quantity: string; firstAt: null | string; lateMinutes: number }

export type PlantDistance = { plantId: string; plantCode: string; plantName: string; distanceKm: number; minutes: number; hour: number }

export type PlantHour = { plantId: string; hour: number; quantity: string; capacity: null | string; orderIds: (string)[] }

export type PlantStartAnswer = { plantId: string; startTime: string; clock: string; distanceKm: number; travelMinutes: number; loadingMinutes: number; extraMinutes: number; productionMinutes: number }

export type PlantSuggestion = { plantId: string; plantCode: string; plantName: string; rank: null | number; distanceKm: number; travelMinutes: number; byRoad: boolean; startClock: string; freeAtStart: string; whyNot: (string)[] }

export type PourLane = { orderId: string; orderNo: string; mergedOrderId: null | string; customerName: string; projectName: string; locationName: string; productCode: string; quantity: string; priority: number; promisedAt: string; earliestAt: string; latestAt: string; spacingMinutes: number; maxGapMinutes: number; firstAt: null | string; lastAt: null | string; lateMinutes: number; light: "at_risk" | "late" | "open" | "served" | "stretched"; loadIds: (string)[] }

export type PricePart = { kind: "category" | "list" | "manual" | "one_off" | "project" | "term"; label: string; amount: string; source: { id: string; subject: "order" | "price_category" | "price_list" | "pricing" | "project_pricing" } | null; reason: null | string }

export type ProductChoice = { id: string; productCode: string; name: string; detail: string }

export type PromisedPlace = { locationId: string; latitude: number; longitude: number; postalCode: null | string }

export type PurchaseOrderChoice = { id: string; poNumber: string; left: null | string; detail: string }

export type Released = { orders: ({ id: string; version: number; callBy: string | null; calledAt: string | null; cancelReason: null | string; completedAt: string | null; contactName: null | string; contactPhone: null | string; createdAt: string; createdBy: null | string; customerId: string; cylinderTest: { isRequired: true; sets: number; specimens: number; ages: (number)[]; technicianId?: null | string; remarks?: null | string } | null; demo: boolean; dischargeLimitMinutes: number; dischargeMethodId: null | string; exposureClasses: (string)[]; heldFrom: null | string; holdReason: null | string; landmark: null | string; latitude: number; loadSize: string; locationId: string; locationPlantDistanceTime: (unknown)[]; longitude: number; mergedOrderId: null | string; onCallQuantity: string; oneOffPrice: null | string; oneOffReason: null | string; orderDate: string; orderNo: string; priority: number; productId: string; projectId: string; promisedPlace: PromisedPlace | null; pumpId: null | string; purchaseOrderId: null | string; quantity: string; regionId: string; remarks: null | string; servicesOff: (string)[]; spacingMinutes: number; startTime: string; startsAt: string; status: string; structureId: null | string; truckTypeId: null | string; unloadingMinutes: number; updatedAt: string; updatedBy: null | string; weatherPermitting: boolean; willCall: boolean })[]; warnings: (string)[] }

export type SavedOrder = { id: string; version: number; orderNo: string; status: string; loads: number; warnings: (string)[] }

export type SchedulingAnswer = { plans: ({ planId: string; planNo: string; regionId: string; jobId: string })[] }

export type ServiceChoice = { id: string; name: string; unit: string }

export type ServiceLine = { itemId: string; kind: "service" | "sub_product"; code: string; name: string; unit: string; quantity: string }

export type SilentSite = { orderId: string; orderNo: string; projectName: string; contactName: null | string; contactPhone: null | string; firstAt: string }

export type SiteLoad = { id: string; loadNo: number; doNumber: null | string; status: string; quantity: string; plantName: string; truckNo: null | string; plateNo: null | string; promisedAt: string; expectedAt: string; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; late: number; mayBeSigned: boolean; signedAt: string | null }

export type SiteReadiness = { name: string; access: boolean; pump: boolean; crew: boolean; slump: boolean; remarks: null | string; at: string }

export type SiteRequestDecided = { id: string; status: string; warnings: (string)[] }

export type SiteRequestRow = { id: string; version: number; kind: string; quantity: null | string; wantedAt: string | null; askedBy: string; remarks: null | string; status: string; answer: null | string; createdAt: string; decidedAt: string | null; decidedByName: null | string }

export type StoredOptimization = { version: number; config: { weights: { unserved: number; gap: number; late: number; promise: number; drum: number; overtime: number; empty: number; loaded: number; siteWait: number; shift: number; truck: number; plantPreference: number; spareCapacity: number; wish: number; change: number }; priorityFactors: (number)[]; willCallFactor: number; seconds: number; repairRounds: number; repairMostChanges: number; freezeMinutes: number; travelReserve: number; gapReserve: number; drumReserve: number; changeTolerance: number; startEarlierMinutes: number; startLaterMinutes: number; maxGapMinutes: number; gapStretchMinutes: number; maxPlantsPerOrder: number; otherPlantPenalty: number; unsetPlantPenalty: number; shiftStarts: (string)[]; shiftMinutes: number; follow: "apply" | "off" | "propose"; followMinutes: number }; updatedAt: string | null }

export type Supply = { id: string; plantCode: string; plantName: string; startTime: string; quantity: string }

export type TechnicianLine = { id: string; version: number; active: boolean; phone: null | string; plantId: null | string; regionId: string; technicianName: string; regionName: string; plantName: null | string; timeOffs: (TimeOffLine)[] }

export type TimeCheck = { valid: boolean; refusals: (string)[]; warnings: (string)[] }

export type TimeOffLine = { id: string; version: number; fromDate: string; toDate: string; reason: null | string }

export type ToldRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null; names: Record<string, string> }

export type TruckLane = { truckId: string; truckNo: string; truckType: string; capacity: string; fleetGroup: null | string; mainPlantId: null | string; driverName: null | string; shiftFrom: string; shiftUntil: string; overtimeUntil: string; outages: (Outage)[]; loadIds: (string)[]; busyMinutes: number }

export type UnservedOrder = { orderId: string; orderNo: string; customerName: string; quantity: string; startTime: string; rule: string; words: string; relaxation: { rule: string; amount: number; unit: string; words: string; loadSize?: null | string } | null }

export type WaitListRow = { id: string; version: number; orderId: string; orderNo: string; orderDate: string; startTime: string; startsAt: string; zone: string; quantity: string; spacingMinutes: number; projectName: string; contactName: null | string; contactPhone: null | string; toleranceMinutes: number; askedAt: string; status: string; offer: HeldOffer | null; offeredUntil: string | null }

export type Waiver = { by: string; reason: string; at: string; cause?: "company" }

export type WillCallRow = { id: string; version: number; orderNo: string; customerName: string; projectName: string; contactName: null | string; contactPhone: null | string; quantity: string; startsAt: string; callBy: string | null; released: boolean }
