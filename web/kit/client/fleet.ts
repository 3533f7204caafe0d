// Made by `npm run contract` from the calls of functions/fleet; a change here is lost.
import type { Ask, Reply } from '../call'

export interface FleetClient {
  pass: {
    assignees: {
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
      download: {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; passId?: Ask; type?: Ask; state?: Ask } }): Promise<Reply<unknown>>
      }
      list: {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; passId?: Ask; type?: Ask; state?: Ask } }): Promise<Reply<{ rows: (AssigneeLine)[]; total: number; more?: true }>>
      }
      ':id': {
        $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean }>>
      }
    }
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; type?: Ask; active?: Ask } }): Promise<Reply<{ rows: (PassLine)[]; total: number; more?: true }>>
    }
    'project-site-passes': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; projectId?: Ask; passId?: Ask } }): Promise<Reply<{ rows: (SitePass)[]; total: number; more?: true }>>
    }
    save: {
      $post(given: { json: { id?: string | null; version?: number | null; type: "driver" | "truck"; name: string; projectIds?: (string)[]; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; name: string; type: string; updatedAt: string; updatedBy: null | string }>>
    }
    ':id': {
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean }>>
    }
  }
  driver: {
    'action-history': {
      download: {
        $get(given?: { query?: { driverId?: Ask; truckId?: Ask; plantId?: Ask; kind?: Ask; action?: Ask; fromDate?: Ask; toDate?: Ask; keyword?: Ask; sort?: Ask; columns?: Ask; format?: Ask } }): Promise<Reply<{ rows: number; jobId: string }>>
      }
      search: {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; driverId?: Ask; truckId?: Ask; plantId?: Ask; kind?: Ask; action?: Ask; fromDate?: Ask; toDate?: Ask } }): Promise<Reply<{ rows: (ActionLine)[]; total: number; more?: true }>>
      }
      'get-travel-info': {
        $get(given: { query: { driverId: Ask; fromDate?: Ask; toDate?: Ask } }): Promise<Reply<{ rows: ({ toSite: null | number; waiting: null | number; pouring: null | number; back: null | number; turn: null | number; deliveryOrderId: string; doNumber: null | string; doDate: string; truckNo: null | string; plantName: string; projectName: string; locationName: string; leftAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; returnedAt: string | null; distanceKm: number; plannedMinutes: number })[]; total: number; driverId: string; driverName: string; fromDate: string; toDate: string; trips: number; distanceKm: number; drivingMinutes: number; waitingMinutes: number }>>
      }
      'get-do-info': {
        $get(given: { query: { driverId: Ask; fromDate?: Ask; toDate?: Ask } }): Promise<Reply<{ rows: ({ doNumber: null | string; doDate: string; status: string; quantity: string; orderNo: string; loadNo: number; customerName: string; projectName: string; locationName: string; plantId: string; plantName: string; truckId: null | string; truckNo: null | string; driverId: null | string; plannedOnSiteAt: string; calledAt: string | null; loadingAt: string | null; batchedAt: string | null; loadedAt: string | null; leftAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; returnedAt: string | null; dischargeLimitMinutes: number; deliveryOrderId: string })[]; total: number; driverId: string; driverName: string; fromDate: string; toDate: string }>>
      }
    }
    story: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<FleetStory>>
      }
    }
    ':id': {
      phone: {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (DriverPhoneLine)[]; codeEndsAt: string | null }>>
        $post(given: { param: { id: string } }): Promise<Reply<{ code: string; url: string; endsAt: string }>>
        revoke: {
          $post(given: { param: { id: string }; json: { id: string; version: number } }): Promise<Reply<{ id: string; revokedAt: string | null }>>
        }
      }
    }
    'get-travel-info': {
      $get(given: { query: { driverId: Ask; fromDate?: Ask; toDate?: Ask } }): Promise<Reply<{ rows: ({ toSite: null | number; waiting: null | number; pouring: null | number; back: null | number; turn: null | number; deliveryOrderId: string; doNumber: null | string; doDate: string; truckNo: null | string; plantName: string; projectName: string; locationName: string; leftAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; returnedAt: string | null; distanceKm: number; plannedMinutes: number })[]; total: number; driverId: string; driverName: string; fromDate: string; toDate: string; trips: number; distanceKm: number; drivingMinutes: number; waitingMinutes: number }>>
    }
    'get-do-info': {
      $get(given: { query: { driverId: Ask; fromDate?: Ask; toDate?: Ask } }): Promise<Reply<{ rows: ({ doNumber: null | string; doDate: string; status: string; quantity: string; orderNo: string; loadNo: number; customerName: string; projectName: string; locationName: string; plantId: string; plantName: string; truckId: null | string; truckNo: null | string; driverId: null | string; plannedOnSiteAt: string; calledAt: string | null; loadingAt: string | null; batchedAt: string | null; loadedAt: string | null; leftAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; returnedAt: string | null; dischargeLimitMinutes: number; deliveryOrderId: string })[]; total: number; driverId: string; driverName: string; fromDate: string; toDate: string }>>
    }
    'work-week': {
      ':driverId': {
        $get(given: { param: { driverId: string } }): Promise<Reply<{ driverId: string; rules: { dutyHours: number; exemptDutyHours: number; continuousHours: number; breakMinutes: number; warnShare: number }; ruleSet: { country: string; name: string; source: string } | null; days: ({ day: string; from: string; duty: number; driving: number; breaks: number; over: boolean; spans: (DutySpan)[] })[] }>>
      }
    }
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; active?: Ask; truckId?: Ask; operationStatus?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; altTruckId: null | string; createdAt: string; createdBy: null | string; driverName: string; driverNo: string; licenceNo: null | string; licenceValidTo: null | string; mainPlantId: null | string; operationStatus: string; phone: null | string; removed: boolean; restReasonId: null | string; subcontractorId: null | string; truckId: null | string; updatedAt: string; updatedBy: null | string; userId: null | string; truckNo: null | string; altTruckNo: null | string; mainPlantName: null | string; subcontractorName: null | string; restReason: null | string; queueStatus: null | string; driverId: string; workedMinutes: number; leftMinutes: null | number; hoursState: "near" | "over" | "rested" | null })[]; total: number; more?: true }>>
    }
    'list-driver': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; active?: Ask; truckId?: Ask; operationStatus?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; altTruckId: null | string; createdAt: string; createdBy: null | string; driverName: string; driverNo: string; licenceNo: null | string; licenceValidTo: null | string; mainPlantId: null | string; operationStatus: string; phone: null | string; removed: boolean; restReasonId: null | string; subcontractorId: null | string; truckId: null | string; updatedAt: string; updatedBy: null | string; userId: null | string; truckNo: null | string; altTruckNo: null | string; mainPlantName: null | string; subcontractorName: null | string; restReason: null | string; queueStatus: null | string; driverId: string; workedMinutes: number; leftMinutes: null | number; hoursState: "near" | "over" | "rested" | null })[]; total: number; more?: true }>>
    }
    detail: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<DriverLine>>
      }
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
    check_truck_associated: {
      $get(given: { query: { truckId: Ask; driverId?: Ask } }): Promise<Reply<{ associated: boolean; driverId: null | string; driverName: null | string }>>
    }
    save: {
      $post(given: { json: { id?: string | null; version?: number | null; driverNo: string; driverName: string; phone?: string | null; licenceNo?: string | null; licenceValidTo?: string | null; truckId?: string | null; altTruckId?: string | null; mainPlantId?: string | null; subcontractorId?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; altTruckId: null | string; createdAt: string; createdBy: null | string; driverName: string; driverNo: string; licenceNo: null | string; licenceValidTo: null | string; mainPlantId: null | string; operationStatus: string; phone: null | string; removed: boolean; restReasonId: null | string; subcontractorId: null | string; truckId: null | string; updatedAt: string; updatedBy: null | string; userId: null | string }>>
    }
    change_status: {
      $post(given: { json: { driverId: string; version: number; active: boolean; truckId?: string | null; altTruckId?: string | null; mainPlantId?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; altTruckId: null | string; createdAt: string; createdBy: null | string; driverName: string; driverNo: string; licenceNo: null | string; licenceValidTo: null | string; mainPlantId: null | string; operationStatus: string; phone: null | string; removed: boolean; restReasonId: null | string; subcontractorId: null | string; truckId: null | string; updatedAt: string; updatedBy: null | string; userId: null | string }>>
    }
    'change-status-many': {
      $post(given: { json: { active: boolean; rows: ({ id: string; version: number })[] } }): Promise<Reply<ManyResult>>
    }
    truck_associate: {
      $post(given: { json: { driverId: string; version: number; truckId?: string | null; altTruckId?: string | null; mainPlantId?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; altTruckId: null | string; createdAt: string; createdBy: null | string; driverName: string; driverNo: string; licenceNo: null | string; licenceValidTo: null | string; mainPlantId: null | string; operationStatus: string; phone: null | string; removed: boolean; restReasonId: null | string; subcontractorId: null | string; truckId: null | string; updatedAt: string; updatedBy: null | string; userId: null | string }>>
    }
    'change-operation-status': {
      $post(given: { json: { driverId: string; version: number; operationStatus: "off_duty" | "in_service" | "resting" | "out_of_service"; restReasonId?: string | null; resetQueue?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; altTruckId: null | string; createdAt: string; createdBy: null | string; driverName: string; driverNo: string; licenceNo: null | string; licenceValidTo: null | string; mainPlantId: null | string; operationStatus: string; phone: null | string; removed: boolean; restReasonId: null | string; subcontractorId: null | string; truckId: null | string; updatedAt: string; updatedBy: null | string; userId: null | string }>>
    }
    'reset-queue-status': {
      $post(given: { json: { driverId: string; version: number } }): Promise<Reply<{ withdrawn: boolean }>>
    }
    delete: {
      $post(given: { json: { driverId: string; version: number } }): Promise<Reply<{ removed: boolean }>>
    }
    'active-subcon-owners': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; ownerName: string; phone: string | null; email: string | null; subcontractors: number } & Record<string, unknown>)[]; total: number }>>
    }
    'all-subcon-owners': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; ownerName: string; phone: string | null; email: string | null; subcontractors: number } & Record<string, unknown>)[]; total: number }>>
    }
    'save-subcon-owner': {
      $post(given: { json: { id?: string | null; version?: number | null; active?: boolean; ownerName: string; phone?: string | null; email?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; ownerName: string; phone: string | null; email: string | null } & Record<string, unknown>>>
    }
    'change-status-subcon-owner': {
      $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; ownerName: string; phone: string | null; email: string | null } & Record<string, unknown>>>
    }
    'delete-subcon-owner': {
      $post(given: { json: { id: string; version: number } }): Promise<Reply<{ removed: true }>>
    }
  }
  fleetchart: {
    timeline: {
      $get(given?: { query?: { orderDate?: Ask; regionIds?: Ask; planId?: Ask } }): Promise<Reply<(PlanChart)[]>>
    }
    optimization_schedule: {
      $get(given?: { query?: { orderDate?: Ask; regionIds?: Ask; planId?: Ask } }): Promise<Reply<(PlanChart)[]>>
    }
    fleetdetails: {
      $get(given?: { query?: { orderDate?: Ask; regionIds?: Ask; planId?: Ask } }): Promise<Reply<{ rows: (FleetDetail)[]; total: number }>>
    }
    fleet_group: {
      $get(given?: {  }): Promise<Reply<{ rows: (ChartGroup)[]; total: number }>>
    }
    optGroups: {
      $get(given?: {  }): Promise<Reply<{ rows: (OptGroup)[]; total: number }>>
    }
  }
  truck: {
    telematics: {
      $post(given: { json: { positions: ({ latitude: number; longitude: number; heading?: number | null; speedKmh?: number | null; at: string; truckNo: string; drum?: "mixing" | "discharging" | "stopped" | null })[] } }): Promise<Reply<ReceivedPositions>>
    }
    story: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<FleetStory>>
      }
    }
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; truckNo?: Ask; plant?: Ask; active?: Ask; truckTypeId?: Ask; subcontractorId?: Ask } }): Promise<Reply<{ rows: (TruckLine)[]; total: number; more?: true }>>
    }
    'list-truck': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; truckNo?: Ask; plant?: Ask; active?: Ask; truckTypeId?: Ask; subcontractorId?: Ask } }): Promise<Reply<{ rows: (TruckLine)[]; total: number; more?: true }>>
    }
    detail: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<TruckLine>>
      }
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
    'check-linked-to-queue': {
      $get(given: { query: { truckId: Ask } }): Promise<Reply<{ linked: boolean; queueId: null | string; status: null | string }>>
    }
    'truck-info': {
      $get(given: { query: { regionId: Ask } }): Promise<Reply<{ rows: (TruckInfo)[]; total: number }>>
    }
    save: {
      $post(given: { json: { id?: string | null; version?: number | null; truckNo: string; plateNo: string; truckTypeId: string; mainPlantId?: string | null; subcontractorId?: string | null; tareKg?: number | null; tareValidTo?: string | null; inspectionValidTo?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; heading: null | number; inspectionValidTo: null | string; latitude: null | number; longitude: null | number; mainPlantId: null | string; plateNo: string; positionAt: string | null; removed: boolean; subcontractorId: null | string; tareKg: null | number; tareValidTo: null | string; truckNo: string; truckTypeId: string; updatedAt: string; updatedBy: null | string }>>
    }
    ':id': {
      status: {
        ':status': {
          $put(given: { param: { id: string; status: string }; query?: { mainPlantId?: Ask }; json: { version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; heading: null | number; inspectionValidTo: null | string; latitude: null | number; longitude: null | number; mainPlantId: null | string; plateNo: string; positionAt: string | null; removed: boolean; subcontractorId: null | string; tareKg: null | number; tareValidTo: null | string; truckNo: string; truckTypeId: string; updatedAt: string; updatedBy: null | string }>>
        }
      }
    }
    'change-status-many': {
      $post(given: { json: { active: boolean; rows: ({ id: string; version: number })[] } }): Promise<Reply<ManyResult>>
    }
    delete: {
      $post(given: { json: { truckId: string; version: number } }): Promise<Reply<{ removed: boolean }>>
    }
    position: {
      $post(given: { json: { truckId: string; latitude: number; longitude: number; heading?: number | null; speedKmh?: number | null; at: string } }): Promise<Reply<{ placed: boolean }>>
    }
    positions: {
      $post(given: { json: { positions: ({ truckId: string; latitude: number; longitude: number; heading?: number | null; speedKmh?: number | null; at: string })[] } }): Promise<Reply<{ received: number; added: number }>>
    }
    track: {
      $get(given: { query: { truckId: Ask; date?: Ask } }): Promise<Reply<{ points: (TrackPoint)[]; stops: (Stop)[]; km: number; topKmh: number; drivingMinutes: number; truckId: string; truckNo: string; plateNo: string; truckType: string; driverName: null | string; date: string; loads: ({ id: string; doNumber: null | string; doDate: string; status: string; quantity: string; orderNo: string; loadNo: number; customerName: string; projectName: string; locationName: string; latitude: number; longitude: number; plantId: string; plantName: string; plantLatitude: number; plantLongitude: number; truckId: null | string; truckNo: null | string; driverId: null | string; plannedOnSiteAt: string; calledAt: string | null; loadingAt: string | null; batchedAt: string | null; loadedAt: string | null; leftAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; returnedAt: string | null; dischargeLimitMinutes: number })[]; plants: (FleetPlant)[] }>>
    }
    types: {
      $get(given?: {  }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; truckType: string; minLoad: string; scheduleLoad: string; maxLoad: string } & Record<string, unknown>)[]; total: number }>>
      save: {
        $post(given: { json: { id?: string | null; version?: number | null; active?: boolean; truckType: string; minLoad: string | number; scheduleLoad: string | number; maxLoad: string | number } }): Promise<Reply<{ id: string; version: number; active: boolean; truckType: string; minLoad: string; scheduleLoad: string; maxLoad: string } & Record<string, unknown>>>
      }
      'change-status': {
        $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; truckType: string; minLoad: string; scheduleLoad: string; maxLoad: string } & Record<string, unknown>>>
      }
    }
    subcontractors: {
      $get(given?: {  }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; subcontractorName: string; ownerId: string | null; ownerName: string | null })[]; total: number }>>
      save: {
        $post(given: { json: { id?: string | null; version?: number | null; active?: boolean; subcontractorName: string; ownerId?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; subcontractorName: string; ownerId: string | null } & Record<string, unknown>>>
      }
      'change-status': {
        $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; subcontractorName: string; ownerId: string | null } & Record<string, unknown>>>
      }
    }
  }
  'air-control': {
    $get(given?: { query?: { plantId?: Ask; phase?: Ask } }): Promise<Reply<{ rows: (FleetLine)[]; total: number; plants: (FleetPlant)[] }>>
  }
  'fleet-dashboard': {
    $get(given?: {  }): Promise<Reply<{ phases: ({ phase: "idle" | "loading" | "off" | "out" | "pouring" | "queued" | "resting" | "returning" | "to_site" | "waiting"; trucks: number })[]; trucks: number; fit: number; notIn: number; out: number; utilisation: number; turns: number; turnsPerTruck: number; delivered: string; m3PerTruckHour: null | number; driversNearLimit: number; day: string; hours: (HourOut)[]; plants: ({ id: string; plantCode: string; plantName: string; latitude: number; longitude: number; phases: ({ phase: "idle" | "loading" | "off" | "out" | "pouring" | "queued" | "resting" | "returning" | "to_site" | "waiting"; trucks: number })[]; trucks: number; fit: number; notIn: number; out: number; brokenDown: number; utilisation: number; turns: number; turnsPerTruck: number; delivered: string; m3PerTruckHour: null | number; driversNearLimit: number; today: { loads: number; delivered: string; planned: string; trucks: number; waitAtPlant: null | number; waitOnSite: null | number; turn: null | number } })[]; nearLimit: ({ truckId: string; truckNo: string; driverId: null | string; driverName: null | string; plantName: null | string; phase: "idle" | "loading" | "off" | "out" | "pouring" | "queued" | "resting" | "returning" | "to_site" | "waiting"; since: null | string; hoursLeft: null | number; hoursState: "near" | "over" | "rested" | null })[]; brokenDown: ({ truckId: string; truckNo: string; driverId: null | string; driverName: null | string; plantName: null | string; phase: "idle" | "loading" | "off" | "out" | "pouring" | "queued" | "resting" | "returning" | "to_site" | "waiting"; since: null | string; hoursLeft: null | number; hoursState: "near" | "over" | "rested" | null })[]; late: ({ truckId: string; truckNo: string; driverId: null | string; driverName: null | string; plantName: null | string; phase: "idle" | "loading" | "off" | "out" | "pouring" | "queued" | "resting" | "returning" | "to_site" | "waiting"; since: null | string; hoursLeft: null | number; hoursState: "near" | "over" | "rested" | null })[]; busiest: ({ truckId: string; turns: number; delivered: string; busyMinutes: number; truckNo: string; driverName: null | string; phase: "idle" | "loading" | "off" | "out" | "pouring" | "queued" | "resting" | "returning" | "to_site" | "waiting" })[] }>>
  }
  plant: {
    story: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<PlantStory>>
      }
    }
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (PlantLine)[]; total: number; more?: true }>>
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (PlantLine)[]; total: number; more?: true }>>
    }
    'list-plant': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (PlantLine)[]; total: number; more?: true }>>
    }
    'active-plant': {
      $get(given?: {  }): Promise<Reply<{ rows: (PlantLine)[]; total: number; more?: true }>>
    }
    select: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: ({ id: string; plantId: string; plantCode: string; plantName: string; regionId: string })[]; total: number }>>
    }
    'get-plant-by-region': {
      $get(given?: { query?: { regionId?: Ask } }): Promise<Reply<{ rows: (PlantLine)[]; total: number; more?: true }>>
    }
    'active-plants-by-product': {
      $get(given: { query: { productId: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (PlantLine)[]; total: number; more?: true }>>
    }
    'available-plant-assign-do': {
      $get(given?: {  }): Promise<Reply<{ rows: (PlantLine)[]; total: number; more?: true }>>
    }
    detail: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; address: string; capacityPerHour: string; certificateNo: null | string; certificateValidTo: null | string; closedFrom: string | null; closedReason: null | string; closedUntil: string | null; closesAt: string; createdAt: string; createdBy: null | string; latitude: number; loadingMinutes: number; longitude: number; opensAt: string; plantCode: string; plantName: string; regionId: string; removed: boolean; updatedAt: string; updatedBy: null | string; zone: string; regionName: string }>>
      }
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
    save: {
      $post(given: { json: { id?: string | null; version?: number | null; plantCode: string; plantName: string; regionId: string; address?: string; latitude: number; longitude: number; capacityPerHour: string | number; opensAt: string; closesAt: string; loadingMinutes: number; certificateNo?: string | null; certificateValidTo?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; address: string; capacityPerHour: string; certificateNo: null | string; certificateValidTo: null | string; closedFrom: string | null; closedReason: null | string; closedUntil: string | null; closesAt: string; createdAt: string; createdBy: null | string; latitude: number; loadingMinutes: number; longitude: number; opensAt: string; plantCode: string; plantName: string; regionId: string; removed: boolean; updatedAt: string; updatedBy: null | string }>>
    }
    'change-status': {
      $post(given: { json: { plantId: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; address: string; capacityPerHour: string; certificateNo: null | string; certificateValidTo: null | string; closedFrom: string | null; closedReason: null | string; closedUntil: string | null; closesAt: string; createdAt: string; createdBy: null | string; latitude: number; loadingMinutes: number; longitude: number; opensAt: string; plantCode: string; plantName: string; regionId: string; removed: boolean; updatedAt: string; updatedBy: null | string }>>
    }
    close: {
      $post(given: { json: { plantId: string; version: number; closedFrom?: string | null; closedUntil?: string | null; reason?: string | null } }): Promise<Reply<{ id: string; version: number; active: boolean; address: string; capacityPerHour: string; certificateNo: null | string; certificateValidTo: null | string; closedFrom: string | null; closedReason: null | string; closedUntil: string | null; closesAt: string; createdAt: string; createdBy: null | string; latitude: number; loadingMinutes: number; longitude: number; opensAt: string; plantCode: string; plantName: string; regionId: string; removed: boolean; updatedAt: string; updatedBy: null | string }>>
    }
    delete: {
      $post(given: { json: { plantId: string; version: number } }): Promise<Reply<{ removed: boolean }>>
    }
  }
  roster: {
    $get(given?: { query?: { day?: Ask; plantId?: Ask } }): Promise<Reply<Roster>>
    shift: {
      $post(given: { json: { driverId: string; day: string; version?: number | null; startTime: string; endTime?: string | null; truckId?: string | null; plantId?: string | null; calledIn?: boolean } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; day: string; driverId: string; endsAt: string | null; plantId: string; reason: null | string; source: string; startsAt: string | null; status: string; truckId: null | string; updatedAt: string; updatedBy: null | string }>>
    }
    off: {
      $post(given: { json: { driverId: string; day: string; version?: number | null; reason: string } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; day: string; driverId: string; endsAt: string | null; plantId: string; reason: null | string; source: string; startsAt: string | null; status: string; truckId: null | string; updatedAt: string; updatedBy: null | string }>>
    }
    clear: {
      $post(given: { json: { driverId: string; day: string; version: number } }): Promise<Reply<{ cleared: boolean }>>
    }
    copy: {
      $post(given: { json: { day: string; plantId?: string | null } }): Promise<Reply<Copied>>
    }
    'usual-hours': {
      $post(given: { json: { driverId: string; weekdays: (number)[]; startTime: string; endTime: string; fromDate: string } }): Promise<Reply<{ weekdays: (number)[] }>>
    }
  }
  'driver-phone': {
    bind: {
      $post(given: { json: { pin: string } }): Promise<Reply<{ key: string; secure: boolean }>>
    }
    open: {
      $post(given: { json: { pin: string } }): Promise<Reply<{ openUntil: string | null }>>
    }
    job: {
      shut: {
        $post(given?: {  }): Promise<Reply<{ openUntil: string | null }>>
      }
      $get(given?: {  }): Promise<Reply<{ phoneId: string; now: string; driverName: string; operationStatus: string; truckNo: null | string; phone: null | string; queue: { id: string; status: string; deliveryOrderId: null | string; plantName: string } | null; loads: ({ id: string; status: string; doNumber: null | string; loadNo: number; quantity: string; plannedOnSiteAt: string; batchedAt: string | null; leftAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; waterAddedLitres: null | string; promisedAt: string; orderNo: string; contactName: null | string; contactPhone: null | string; landmark: null | string; remarks: null | string; projectName: string; siteName: string; address: string; gate: null | string; latitude: number; longitude: number; productCode: string; productName: string; plantName: string; truckNo: null | string; divertedAt: string | null; dischargeBy: string | null; open: ("left_plant" | "on_site" | "pour_end" | "pour_start" | "returned")[] })[] }>>
      event: {
        $post(given: { json: { deliveryOrderId: string; event: "left_plant" | "on_site" | "pour_start" | "pour_end" | "returned"; at: string; water?: { litres: string | number; name: string; drawing: string }; left?: { quantity: string | number; cause: "quality" | "over_ordered" | "site_not_ready" | "pump_breakdown" | "formwork" | "weather" | "late" | "wrong_mix" | "overload" | "plant_error" }; reason?: string | null } }): Promise<Reply<ReportedLoad>>
      }
      photo: {
        $post(given: { json: { deliveryOrderId: string; photo: string } }): Promise<Reply<{ id: string }>>
      }
      acknowledge: {
        $post(given: { json: { queueId: string; deliveryOrderId: string; at: string } }): Promise<Reply<ReportedLoad>>
      }
      break: {
        $post(given: { json: { on: boolean; at: string } }): Promise<Reply<{ id: string; status: string }>>
      }
    }
  }
  'driver-pass': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; passId?: Ask; state?: Ask } }): Promise<Reply<HolderPage>>
    }
    save: {
      $post(given: { json: { id?: string | null; version?: number | null; passId: string; passNo?: string; validFrom: string; validTo: string; driverId: string } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; driverId: null | string; passId: string; passNo: string; truckId: null | string; updatedAt: string; updatedBy: null | string; validFrom: string; validTo: string }>>
    }
    ':id': {
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean }>>
    }
    'mass-update': {
      $post(given: { json: { passId: string; validFrom: string; validTo: string; rows: ({ driverId: string; id?: string | null; version?: number | null; passNo?: string | null })[] } }): Promise<Reply<{ given: number; renewed: number }>>
    }
  }
  'truck-pass': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; passId?: Ask; state?: Ask } }): Promise<Reply<HolderPage>>
    }
    save: {
      $post(given: { json: { id?: string | null; version?: number | null; passId: string; passNo?: string; validFrom: string; validTo: string; truckId: string } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; driverId: null | string; passId: string; passNo: string; truckId: null | string; updatedAt: string; updatedBy: null | string; validFrom: string; validTo: string }>>
    }
    ':id': {
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean }>>
    }
    'mass-update': {
      $post(given: { json: { passId: string; validFrom: string; validTo: string; rows: ({ truckId: string; id?: string | null; version?: number | null; passNo?: string | null })[] } }): Promise<Reply<{ given: number; renewed: number }>>
    }
  }
  region: {
    $get(given?: { query?: { keyword?: Ask; active?: Ask; limit?: Ask; offset?: Ask } }): Promise<Reply<{ rows: (RegionLine)[]; total: number }>>
    $post(given: { json: { id?: string | null; version?: number | null; code: string; regionName: string; zone?: string; boundary?: ([number, number])[]; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; boundary: ([number, number])[]; code: string; createdAt: string; createdBy: null | string; regionName: string; updatedAt: string; updatedBy: null | string; zone: string }>>
    region: {
      $get(given?: {  }): Promise<Reply<{ rows: ({ id: string; code: string; regionName: string })[]; total: number }>>
    }
    plants: {
      $get(given?: { query?: { regionId?: Ask } }): Promise<Reply<{ rows: (PlantLine)[]; total: number; more?: true }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; boundary: ([number, number])[]; code: string; createdAt: string; createdBy: null | string; regionName: string; updatedAt: string; updatedBy: null | string; zone: string }>>
    }
  }
  'batching-plant': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; plantId?: Ask } }): Promise<Reply<{ rows: (BatchingPlantLine)[]; total: number; more?: true }>>
    active: {
      $get(given?: { query?: { plantId?: Ask } }): Promise<Reply<{ rows: (BatchingPlantLine)[]; total: number; more?: true }>>
    }
    'active-batching-plant': {
      $get(given?: { query?: { plantId?: Ask } }): Promise<Reply<{ rows: (BatchingPlantLine)[]; total: number; more?: true }>>
    }
    'active-batching-plant-select': {
      $get(given?: { query?: { plantId?: Ask } }): Promise<Reply<{ rows: ({ id: string; code: string; bpName: string; plantId: string; plantName: string })[]; total: number }>>
    }
    'my-batching-plant': {
      $get(given?: {  }): Promise<Reply<{ rows: (BatchingPlantLine)[]; total: number; more?: true }>>
    }
    'available-batching-plant-assign-do': {
      $get(given: { query: { plantId: Ask } }): Promise<Reply<{ rows: (BatchingPlantLine)[]; total: number; more?: true }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<BatchingPlantLine>>
      status: {
        $put(given: { param: { id: string }; json: { version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; bpName: string; capacityPerHour: string; code: string; createdAt: string; createdBy: null | string; maxBatch: string; plantId: string; updatedAt: string; updatedBy: null | string }>>
      }
    }
  }
  'batching-plant-material': {
    $get(given?: { query?: { plantId?: Ask } }): Promise<Reply<{ rows: ({ id: string; batchingPlantId: string; bpName: string; plantId: string; plantName: string; materialId: string; materialName: string; siloCode: null | string })[]; total: number }>>
    $post(given: { json: { batchingPlantId: string; materials: ({ materialId: string; siloId?: string | null })[] } }): Promise<Reply<{ rows: (LineMaterial)[]; total: number }>>
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ rows: (LineMaterial)[]; total: number; batchingPlant: BatchingPlantLine; silos: ({ id: string; siloCode: string; materialId: string; materialName: string })[]; choices: ({ id: string; name: string })[] }>>
    }
  }
  maps: {
    'reverse-geocode': {
      $get(given: { query: { latitude: Ask; longitude: Ask } }): Promise<Reply<{ latitude: number; longitude: number; address: null | string; town: null | string; townKm: null | number; place: { kind: "plant" | "site"; name: string; address: string; km: number } | null; regionId: null | string; regionName: null | string }>>
    }
    'point-in-polygon': {
      $get(given: { query: { latitude: Ask; longitude: Ask; regionId?: Ask } }): Promise<Reply<{ inside: boolean; drawn: boolean; regionId: null | string; regionName: null | string; regions: ({ regionId: string; regionName: string })[] }>>
    }
  }
  fatigue: {
    'working-time': {
      ':driverId': {
        $get(given: { param: { driverId: string }; query?: { milestone?: Ask } }): Promise<Reply<{ duty: number; driving: number; breaks: number; continuous: number; left: number; limit: "continuous" | "duty"; state: "near" | "over" | "rested"; onDuty: boolean; driverId: string; driverName: string; day: string; rules: { dutyHours: number; exemptDutyHours: number; continuousHours: number; breakMinutes: number; warnShare: number }; ruleSet: { country: string; name: string; source: string } | null; events: ({ event: string; at: string; seen: boolean })[] }>>
      }
    }
  }
  'driver-rest-reason': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; reason: string; keepsPlace: boolean } & Record<string, unknown>)[]; total: number; more?: true }>>
    }
    save: {
      $post(given: { json: { id?: string | null; version?: number | null; active?: boolean; reason: string; keepsPlace?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; reason: string; keepsPlace: boolean } & Record<string, unknown>>>
    }
    detail: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; reason: string; keepsPlace: boolean } & Record<string, unknown>>>
      }
    }
    ':id': {
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: true }>>
    }
  }
  'fleet-group': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; truckId?: Ask } }): Promise<Reply<{ rows: (FleetGroupLine)[]; total: number; more?: true }>>
    }
    'order-linked-to-truck': {
      $get(given?: { query?: { truckId?: Ask; fleetGroupId?: Ask } }): Promise<Reply<{ rows: (LinkedOrder)[]; total: number }>>
    }
    detail: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<FleetGroupDetail>>
      }
    }
    'active-truck': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; fleetGroupId?: Ask; plantId?: Ask } }): Promise<Reply<{ rows: (ActiveTruck)[]; total: number; more?: true }>>
    }
    'project-active-truck': {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; projectId: Ask; day?: Ask; fit?: Ask } }): Promise<Reply<ProjectTrucks>>
    }
    save: {
      $post(given: { json: { id?: string | null; version?: number | null; groupName: string; remarks?: string | null; truckIds?: (string)[]; projectIds?: (string)[]; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; groupName: string; remarks: null | string; updatedAt: string; updatedBy: null | string }>>
    }
    'change-status': {
      $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; groupName: string; remarks: null | string; updatedAt: string; updatedBy: null | string }>>
    }
    delete: {
      $post(given: { json: { id: string; version: number } }): Promise<Reply<{ removed: boolean }>>
    }
  }
  'fleet-optimization-configuration': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; fleetGroupId?: Ask } }): Promise<Reply<FleetOptimizationPage>>
    }
    detail: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; configurationName: string; createdAt: string; createdBy: null | string; fleetGroupId: null | string; remarks: null | string; updatedAt: string; updatedBy: null | string; groupName: null | string; changed: number; usual: { weights: { unserved: number; gap: number; late: number; promise: number; drum: number; overtime: number; empty: number; loaded: number; siteWait: number; shift: number; truck: number; plantPreference: number; spareCapacity: number; wish: number; change: number }; priorityFactors: (number)[]; willCallFactor: number; seconds: number; repairRounds: number; repairMostChanges: number; freezeMinutes: number; travelReserve: number; gapReserve: number; drumReserve: number; changeTolerance: number; startEarlierMinutes: number; startLaterMinutes: number; maxGapMinutes: number; gapStretchMinutes: number; maxPlantsPerOrder: number; otherPlantPenalty: number; unsetPlantPenalty: number; shiftStarts: (string)[]; shiftMinutes: number; follow: "apply" | "off" | "propose"; followMinutes: number }; weights: { unserved?: number; gap?: number; late?: number; promise?: number; drum?: number; overtime?: number; empty?: number; loaded?: number; siteWait?: number; shift?: number; truck?: number; plantPreference?: number; spareCapacity?: number; wish?: number; change?: number }; planning: { shiftStart?: string; freezeMinutes?: number; travelReserve?: number; gapReserve?: number; drumReserve?: number; changeTolerance?: number; shiftMinutes?: number }; config: { weights: { unserved: number; gap: number; late: number; promise: number; drum: number; overtime: number; empty: number; loaded: number; siteWait: number; shift: number; truck: number; plantPreference: number; spareCapacity: number; wish: number; change: number }; priorityFactors: (number)[]; willCallFactor: number; seconds: number; repairRounds: number; repairMostChanges: number; freezeMinutes: number; travelReserve: number; gapReserve: number; drumReserve: number; changeTolerance: number; startEarlierMinutes: number; startLaterMinutes: number; maxGapMinutes: number; gapStretchMinutes: number; maxPlantsPerOrder: number; otherPlantPenalty: number; unsetPlantPenalty: number; shiftStarts: (string)[]; shiftMinutes: number; follow: "apply" | "off" | "propose"; followMinutes: number } }>>
      }
    }
    save: {
      $post(given: { json: { id?: string | null; version?: number | null; configurationName: string; fleetGroupId?: string | null; weights?: { unserved?: number; gap?: number; late?: number; promise?: number; drum?: number; overtime?: number; empty?: number; loaded?: number; siteWait?: number; shift?: number; truck?: number; plantPreference?: number; spareCapacity?: number; wish?: number; change?: number }; planning?: { travelReserve?: number; gapReserve?: number; drumReserve?: number; freezeMinutes?: number; changeTolerance?: number; shiftMinutes?: number; shiftStart?: string }; remarks?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; configurationName: string; createdAt: string; createdBy: null | string; fleetGroupId: null | string; planning: Record<string, number | string>; remarks: null | string; updatedAt: string; updatedBy: null | string; weights: Record<string, number> }>>
    }
    'change-status': {
      $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; configurationName: string; createdAt: string; createdBy: null | string; fleetGroupId: null | string; planning: Record<string, number | string>; remarks: null | string; updatedAt: string; updatedBy: null | string; weights: Record<string, number> }>>
    }
  }
  'banned-driver': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; state?: Ask } }): Promise<Reply<{ rows: (BanLine)[]; total: number; more?: true }>>
    }
    search: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; state?: Ask; driverId?: Ask; truckId?: Ask; customerId?: Ask; projectId?: Ask; locationId?: Ask; day?: Ask } }): Promise<Reply<{ rows: (BanLine)[]; total: number; more?: true }>>
    }
    detail: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; customerId: null | string; driverId: null | string; fromDate: string; kind: string; locationId: null | string; projectId: null | string; reason: string; toDate: null | string; truckId: null | string; updatedAt: string; updatedBy: null | string; level: "customer" | "location" | "project"; state: "ahead" | "in_force" | "lifted" | "over"; driverName: null | string; driverNo: null | string; truckNo: null | string; plateNo: null | string; customerName: null | string; projectName: null | string; locationName: null | string; by: null | string; loads: (StruckLoad)[] }>>
      }
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<BanLine>>
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean }>>
    }
    save: {
      $post(given: { json: { id?: string | null; version?: number | null; customerId?: string | null; projectId?: string | null; locationId?: string | null; fromDate: string; toDate?: string | null; reason: string; active?: boolean; driverId: string } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; customerId: null | string; driverId: null | string; fromDate: string; kind: string; locationId: null | string; projectId: null | string; reason: string; toDate: null | string; truckId: null | string; updatedAt: string; updatedBy: null | string }>>
    }
  }
  'banned-truck': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; state?: Ask } }): Promise<Reply<{ rows: (BanLine)[]; total: number; more?: true }>>
    }
    search: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; state?: Ask; driverId?: Ask; truckId?: Ask; customerId?: Ask; projectId?: Ask; locationId?: Ask; day?: Ask } }): Promise<Reply<{ rows: (BanLine)[]; total: number; more?: true }>>
    }
    detail: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; customerId: null | string; driverId: null | string; fromDate: string; kind: string; locationId: null | string; projectId: null | string; reason: string; toDate: null | string; truckId: null | string; updatedAt: string; updatedBy: null | string; level: "customer" | "location" | "project"; state: "ahead" | "in_force" | "lifted" | "over"; driverName: null | string; driverNo: null | string; truckNo: null | string; plateNo: null | string; customerName: null | string; projectName: null | string; locationName: null | string; by: null | string; loads: (StruckLoad)[] }>>
      }
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<BanLine>>
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ removed: boolean }>>
    }
    save: {
      $post(given: { json: { id?: string | null; version?: number | null; customerId?: string | null; projectId?: string | null; locationId?: string | null; fromDate: string; toDate?: string | null; reason: string; active?: boolean; truckId: string } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; customerId: null | string; driverId: null | string; fromDate: string; kind: string; locationId: null | string; projectId: null | string; reason: string; toDate: null | string; truckId: null | string; updatedAt: string; updatedBy: null | string }>>
    }
  }
}

export type ActionLine = { id: string; action: string; at: string; byName: string; deliveryOrderId: null | string; detail: null | string; driverId: null | string; driverName: null | string; kind: string; source: string; truckId: null | string; truckNo: null | string; plantName: null | string }

export type ActiveTruck = { id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; heading: null | number; inspectionValidTo: null | string; latitude: null | number; longitude: null | number; mainPlantId: null | string; plateNo: string; positionAt: string | null; removed: boolean; subcontractorId: null | string; tareKg: null | number; tareValidTo: null | string; truckNo: string; truckTypeId: string; updatedAt: string; updatedBy: null | string; groups: (string)[]; truckType: string; maxLoad: string; plant: null | string; subcontractorName: null | string; driverName: null | string; deliveryStatus: null | string; inQueue: boolean }

export type AsOf = { at: string; was: AsOfFields | null; is: AsOfFields | null; names: Record<string, string> }

export type AsOfFields = Record<string, unknown>

export type AssigneeLine = { id: string; version: number; createdAt: string; createdBy: null | string; driverId: null | string; passId: string; passNo: string; truckId: null | string; updatedAt: string; updatedBy: null | string; validFrom: string; validTo: string; passName: string; type: string; driverNo: null | string; driverName: null | string; truckNo: null | string; plateNo: null | string; plant: null | string; state: "ahead" | "expired" | "expiring" | "valid" }

export type BanLine = { id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; customerId: null | string; driverId: null | string; fromDate: string; kind: string; locationId: null | string; projectId: null | string; reason: string; toDate: null | string; truckId: null | string; updatedAt: string; updatedBy: null | string; level: "customer" | "location" | "project"; state: "ahead" | "in_force" | "lifted" | "over"; driverName: null | string; driverNo: null | string; truckNo: null | string; plateNo: null | string; customerName: null | string; projectName: null | string; locationName: null | string; by: null | string }

export type BatchingPlantLine = { id: string; version: number; active: boolean; bpName: string; capacityPerHour: string; code: string; maxBatch: string; plantId: string; plantName: string; plantCode: string; regionId: string }

export type Breach = { rule: string; words: string; loadId: null | string; orderId: null | string; truckId: null | string; plantId: null | string }

export type ChartGroup = { id: string; groupName: string; truckIds: (string)[]; trucks: number; capacity: string }

export type ChartLoad = { version: number; loadId: string; doNumber: null | string; orderId: string; orderNo: string; loadNo: number; loadCount: number; quantity: string; plantId: string; lineId: null | string; truckId: null | string; status: string; mark: "done" | "free" | "frozen" | "locked"; lockedBy: null | string; phases: ({ phase: "load" | "pour" | "return" | "travel" | "wait" | "wash"; from: string; until: string })[]; beginAt: string; onSiteAt: string; pourAt: string; endAt: string; promisedAt: string; lateMinutes: number; changed: boolean; breaches: (Breach)[] }

export type Copied = { copied: number; skipped: number; said: string }

export type CostPart = { part: string; label: string; amount: number; unit: CostUnit; weight: number; cost: number }

export type CostUnit = "loads" | "min" | "m³" | "m³ × h" | "trucks"

export type Delivered = { quantity: string; loads: number; onTimePercent: null | number; carbonPerM3: null | string }

export type DemandStep = { at: string; needed: number; available: number }

export type DoRow = { id: string; version: number; deliveryOrderId: string; doNumber: null | string; doDate: string; status: string; loadNo: number; doQuantity: string; orderId: string; orderNo: string; held: boolean; mergedOrderId: null | string; customerId: string; customerName: string; projectId: string; projectName: string; locationName: string; productId: string; productCode: string; assignedPlantId: string; assignedPlant: string; assignedBPId: null | string; assignedBP: null | string; truckId: null | string; truckNo: null | string; driverId: null | string; driverName: null | string; plannedBatchAt: string; plannedOnSiteAt: string; promisedAt: string; generatedAt: string | null; batchedAt: string | null; leftAt: string | null; arrivalAt: string | null; onSiteAt: string | null; pourStartAt: string | null; pourEndAt: string | null; returnedAt: string | null; deliveredAt: string | null; dischargeLimitMinutes: number; returnConcrete: null | string; revision: number; emodificationPending: boolean; invoiceDraftId: null | string; lockedBy: null | string; lockedByName: null | string; lockedUntil: string | null }

export type DriverLine = { id: string; version: number; active: boolean; altTruckId: null | string; createdAt: string; createdBy: null | string; driverName: string; driverNo: string; licenceNo: null | string; licenceValidTo: null | string; mainPlantId: null | string; operationStatus: string; phone: null | string; removed: boolean; restReasonId: null | string; subcontractorId: null | string; truckId: null | string; updatedAt: string; updatedBy: null | string; userId: null | string; truckNo: null | string; altTruckNo: null | string; mainPlantName: null | string; subcontractorName: null | string; restReason: null | string; queueStatus: null | string; driverId: string }

export type DriverPhoneLine = { id: string; version: number; agent: null | string; boundAt: string | null; codeEndsAt: string | null; createdAt: string; lastUsedAt: string | null; revokedAt: string | null }

export type DutySpan = { state: "break" | "driving" | "duty"; from: string; to: string }

export type FixGroup = { column: string; message: string; count: number; cells: ({ row: number; cell: string; value: string })[] }

export type FleetDetail = { truckId: string; truckNo: string; truckType: string; fleetGroup: null | string; driverName: null | string; regionName: string; loads: number; quantity: string; firstAt: null | string; lastAt: null | string; busyMinutes: number; travelMinutes: number; waitMinutes: number; usedPercent: number; out: null | string }

export type FleetGroupDetail = { id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; groupName: string; remarks: null | string; updatedAt: string; updatedBy: null | string; trucks: (GroupTruck)[]; elsewhere: number; projects: ({ id: string; projectName: string })[] }

export type FleetGroupLine = { id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; groupName: string; remarks: null | string; updatedAt: string; updatedBy: null | string; trucks: number; activeTrucks: number; capacity: string; projects: number; configuration: null | string }

export type FleetLine = { truckId: string; truckNo: string; plateNo: string; truckType: string; maxLoad: string; active: boolean; inspectionValidTo: null | string; plantId: null | string; plantName: null | string; latitude: null | number; longitude: null | number; heading: null | number; speedKmh: null | number; positionAt: null | string; driverId: null | string; driverName: null | string; phone: null | string; operationStatus: null | string; restReason: null | string; driverSince: null | string; queueStatus: null | string; queueSince: null | string; load: FleetLoad | null; phase: "idle" | "loading" | "off" | "out" | "pouring" | "queued" | "resting" | "returning" | "to_site" | "waiting"; since: null | string; expectedAt: null | string; onTimeMinutes: number; hoursLeft: null | number; hoursState: "near" | "over" | "rested" | null; worksNow: boolean; notIn: boolean }

export type FleetLoad = { id: null | string; doNumber: null | string; status: string; quantity: string; plantId: string; plantName: string; customerName: string; projectName: string; siteName: string; siteLatitude: number; siteLongitude: number; plannedBatchAt: string; plannedOnSiteAt: string; regionId: string; promisedAt: string; batchedAt: null | string; leftAt: null | string; arrivalAt: null | string; onSiteAt: null | string; pourStartAt: null | string; pourEndAt: null | string; dischargeLimitMinutes: number; since: null | string }

export type FleetOptimizationLine = { id: string; version: number; active: boolean; configurationName: string; createdAt: string; createdBy: null | string; fleetGroupId: null | string; remarks: null | string; updatedAt: string; updatedBy: null | string; groupName: null | string; changed: number; weights: { unserved?: number; gap?: number; late?: number; promise?: number; drum?: number; overtime?: number; empty?: number; loaded?: number; siteWait?: number; shift?: number; truck?: number; plantPreference?: number; spareCapacity?: number; wish?: number; change?: number }; planning: { shiftStart?: string; freezeMinutes?: number; travelReserve?: number; gapReserve?: number; drumReserve?: number; changeTolerance?: number; shiftMinutes?: number } }

export type FleetOptimizationPage = { rows: (FleetOptimizationLine)[]; total: number; usual: { weights: { unserved: number; gap: number; late: number; promise: number; drum: number; overtime: number; empty: number; loaded: number; siteWait: number; shift: number; truck: number; plantPreference: number; spareCapacity: number; wish: number; change: number }; priorityFactors: (number)[]; willCallFactor: number; seconds: number; repairRounds: number; repairMostChanges: number; freezeMinutes: number; travelReserve: number; gapReserve: number; drumReserve: number; changeTolerance: number; startEarlierMinutes: number; startLaterMinutes: number; maxGapMinutes: number; gapStretchMinutes: number; maxPlantsPerOrder: number; otherPlantPenalty: number; unsetPlantPenalty: number; shiftStarts: (string)[]; shiftMinutes: number; follow: "apply" | "off" | "propose"; followMinutes: number }; more?: true }

export type FleetPlant = { id: string; plantCode: string; plantName: string; latitude: number; longitude: number }

export type FleetStory = { today: string; month: { from: string; to: string }; before: { from: string; to: string }; delivered: Delivered; deliveredBefore: Delivered; days: number; ahead: (DoRow)[]; loads: (DoRow)[]; papers: (Paper)[]; bans: (StoryBan)[] }

export type GroupTruck = { id: string; truckNo: string; truckType: string; plant: null | string; active: boolean }

export type Held = { id: string; version: number; passId: string; passNo: string; validFrom: string; validTo: string; state: "ahead" | "expired" | "expiring" | "valid" }

export type HolderLine = { id: string; holderNo: string; holderName: string; plant: null | string; active: boolean; passes: (Held)[] }

export type HolderPage = { rows: (HolderLine)[]; total: number; passes: ({ id: string; name: string })[]; more?: true }

export type HourOut = { hour: number; out: number; loads: number }

export type ImportCounts = { rows: number; create: number; update: number; skip: number; reject: number }

export type ImportDone = { rows: number; create: number; update: number; skip: number; reject: number; importId: string; fixes: (FixGroup)[] }

export type ImportLook = { importId: string; fileName: string; taken: boolean; sheet: string; sheets: ({ rows: number; name: string })[]; headers: ({ at: number; text: string; sample: string })[]; columns: ({ key: string; label: string; needed: boolean; hint: string; example: string; at: null | number })[]; missing: (string)[]; counts: ImportCounts; fixes: (FixGroup)[]; preview: (ImportPreview)[] }

export type ImportPreview = { row: number; action: "create" | "reject" | "skip" | "update"; values: Record<string, string> }

export type LineLane = { plantId: string; plantName: string; plantCode: string; lineId: null | string; lineName: string; opens: string; closes: string; outages: (Outage)[]; loadIds: (string)[] }

export type LineMaterial = { id: string; version: number; materialId: string; materialName: string; siloId: null | string; siloCode: null | string }

export type LinkedOrder = { orderId: string; orderNo: string; orderDate: string; projectName: string; truckId: string; truckNo: string; wished: boolean; loads: number }

export type ManyResult = { changed: number; failed: number; results: (RowResult)[] }

export type OptGroup = { id: string; configurationName: string; fleetGroupId: null | string; groupName: null | string; weights: Record<string, number>; planning: Record<string, number | string> }

export type Outage = { from: string; until: string; reason: null | string }

export type Paper = { name: string; validTo: string; state: "ahead" | "expired" | "expiring" | "valid" }

export type PassLine = { id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; name: string; type: string; updatedAt: string; updatedBy: null | string; holders: number; expiring: number; expired: number; sites: ({ projectId: string; projectName: string })[] }

export type PlanChart = { plan: PlanRow | null; orderDate: string; regionId: string; regionName: string; zone: string; from: string; until: string; now: string; onTimeMinutes: number; freezeUntil: string; trucks: (TruckLane)[]; lines: (LineLane)[]; pours: (PourLane)[]; loads: (ChartLoad)[]; demand: (DemandStep)[]; hours: (PlantHour)[]; unserved: (UnservedOrder)[]; cost: (CostPart)[]; breaches: (Breach)[] }

export type PlanFigures = { loads: number; servedVolume: number; orderedVolume: number; unservedOrders: number; lateMinutes: number; gapMinutes: number; trucks: number; truckMinutes: number; shiftMinutes: number; emptyMinutes: number; overtimeMinutes: number }

export type PlanFurther = { moreChanges: number; volume: string; orderNos: (string)[] }

export type PlanProgress = { total: number; done: number; cost: null | number; bound: null | number }

export type PlanRow = { id: string; version: number; planNo: string; orderDate: string; regionId: string; regionName: string; kind: "incident" | "move" | "repair" | "run" | "what_if"; status: "cancelled" | "discarded" | "failed" | "published" | "queued" | "ready" | "running" | "superseded"; name: null | string; cause: null | string; basedOnId: null | string; basedOnNo: null | string; jobId: null | string; progress: PlanProgress | null; figures: PlanFigures | null; cost: null | number; bound: null | number; gapPercent: null | number; further: PlanFurther | null; seed: number; iterations: null | number; inputHash: null | string; createdAt: string; createdBy: string; publishedAt: null | string; publishedBy: null | string; error: null | string }

export type PlantHour = { plantId: string; hour: number; quantity: string; capacity: null | string; orderIds: (string)[] }

export type PlantLine = { id: string; version: number; active: boolean; address: string; capacityPerHour: string; certificateValidTo: null | string; closedFrom: string | null; closedReason: null | string; closedUntil: string | null; closesAt: string; latitude: number; loadingMinutes: number; longitude: number; opensAt: string; plantCode: string; plantName: string; regionId: string; plantId: string; regionName: string; lines: number }

export type PlantStory = { today: string; month: { from: string; to: string }; before: { from: string; to: string }; delivered: Delivered; deliveredBefore: Delivered; days: number; ahead: (DoRow)[]; loads: (DoRow)[]; papers: (Paper)[]; bans: (StoryBan)[]; silos: (StorySilo)[] | null }

export type PourLane = { orderId: string; orderNo: string; mergedOrderId: null | string; customerName: string; projectName: string; locationName: string; productCode: string; quantity: string; priority: number; promisedAt: string; earliestAt: string; latestAt: string; spacingMinutes: number; maxGapMinutes: number; firstAt: null | string; lastAt: null | string; lateMinutes: number; light: "at_risk" | "late" | "open" | "served" | "stretched"; loadIds: (string)[] }

export type ProjectTruck = { id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; heading: null | number; inspectionValidTo: null | string; latitude: null | number; longitude: null | number; mainPlantId: null | string; plateNo: string; positionAt: string | null; removed: boolean; subcontractorId: null | string; tareKg: null | number; tareValidTo: null | string; truckNo: string; truckTypeId: string; updatedAt: string; updatedBy: null | string; groups: (string)[]; dedicated: boolean; refusals: (string)[]; truckType: string; maxLoad: string; plant: null | string; subcontractorName: null | string; driverName: null | string; deliveryStatus: null | string; inQueue: boolean }

export type ProjectTrucks = { rows: (ProjectTruck)[]; total: number; groups: ({ id: string; groupName: string })[]; more?: true }

export type ReceivedPositions = { received: number; added: number; events: ({ doNumber: null | string; event: string; at: string })[] }

export type RegionLine = { id: string; version: number; active: boolean; boundary: ([number, number])[]; code: string; createdAt: string; createdBy: null | string; regionName: string; updatedAt: string; updatedBy: null | string; zone: string; regionId: string; plants: number }

export type ReportedLoad = { id: string; status: string }

export type Roster = { rows: (RosterRow)[]; day: string; isToday: boolean; counts: { callIn: number; late: number; off: number; on: number; open: number }; offered: (string)[]; shiftMinutes: number }

export type RosterRow = { version: null | number; driverId: string; driverNo: string; driverName: string; phone: null | string; truckId: null | string; truckNo: null | string; truckType: null | string; plantId: null | string; plantName: null | string; zone: string; status: "called_in" | "none" | "off" | "planned" | "usual"; source: null | string; startsAt: string | null; endsAt: string | null; reason: null | string; here: "on_duty" | "queued" | null; hereFrom: string | null; latest: string | null; late: boolean; why: null | string; firstLoad: { orderNo: string; loadNo: number; beginAt: string; plantName: string; siteName: string } | null; free: { from: string; until: string; minutes: number } | null; usual: ({ weekday: number; startsAt: string; endsAt: string })[] }

export type RowResult = { id: string; ok: false; problem: { title: string; detail: string } } | { id: string; version: number; ok: true }

export type SitePass = { id: string; passId: string; name: string; type: string; projectId: string; projectName: string; customerName: string }

export type Stop = { from: string; to: string; minutes: number; latitude: number; longitude: number }

export type StoryBan = { id: string; where: string; reason: string; fromDate: string; toDate: null | string }

export type StorySilo = { id: string; siloCode: string; materialName: string; percent: string }

export type StruckLoad = { id: string; doDate: string; doNumber: null | string; loadNo: number; status: string }

export type ToldRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null; names: Record<string, string> }

export type TrackPoint = { at: string; speedKmh: number; heading: null | number; km: number; latitude: number; longitude: number }

export type TruckInfo = { truckType: string; trucks: number; active: number; working: number; queued: number }

export type TruckLane = { truckId: string; truckNo: string; truckType: string; capacity: string; fleetGroup: null | string; mainPlantId: null | string; driverName: null | string; shiftFrom: string; shiftUntil: string; overtimeUntil: string; outages: (Outage)[]; loadIds: (string)[]; busyMinutes: number }

export type TruckLine = { id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; heading: null | number; inspectionValidTo: null | string; latitude: null | number; longitude: null | number; mainPlantId: null | string; plateNo: string; positionAt: string | null; removed: boolean; subcontractorId: null | string; tareKg: null | number; tareValidTo: null | string; truckNo: string; truckTypeId: string; updatedAt: string; updatedBy: null | string; truckType: string; maxLoad: string; plant: null | string; subcontractorName: null | string; driverName: null | string; deliveryStatus: null | string; inQueue: boolean }

export type UnservedOrder = { orderId: string; orderNo: string; customerName: string; quantity: string; startTime: string; rule: string; words: string; relaxation: { rule: string; amount: number; unit: string; words: string; loadSize?: null | string } | null }
