// Made by `npm run contract` from the calls of functions/queue; a change here is lost.
import type { Ask, Reply } from '../call'

export interface QueueClient {
  queue: {
    joined_queue_list: {
      $get(given?: { query?: { plantId?: Ask; batchingPlantId?: Ask } }): Promise<Reply<QueueCards>>
      evict: {
        $delete(given?: {  }): Promise<Reply<{ evicted: boolean }>>
      }
    }
    acknowledged_queue_list: {
      $get(given?: { query?: { plantId?: Ask; batchingPlantId?: Ask } }): Promise<Reply<{ rows: (QueueRow)[]; total: number; answer: AnswerMinutes }>>
    }
    acknowledged_queue_list_by_do: {
      $get(given: { query: { deliveryOrderId: Ask } }): Promise<Reply<{ rows: (QueueRow)[]; total: number }>>
    }
    'truck-for-pre-print': {
      $get(given?: { query?: { plantId?: Ask; batchingPlantId?: Ask; deliveryOrderId?: Ask } }): Promise<Reply<{ rows: ({ version: number; queueId: string; status: string; plantId: string; plantName: string; batchingPlantId: null | string; bpName: null | string; truckId: string; truckNo: string; truckType: string; maxLoad: string; driverId: string; driverName: string; phone: null | string; joinedAt: string; rankAt: string; calledAt: string | null; acknowledgedAt: string | null; leftAt: string | null; deliveryOrderId: null | string; doNumber: null | string; orderNo: null | string; customerName: null | string; remarks: null | string; reason: null | string; why: null | string })[]; total: number; next: null | string }>>
    }
    queue_list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; batchingPlantId?: Ask; status?: Ask; day?: Ask } }): Promise<Reply<{ rows: (QueueRow)[]; total: number; more?: true }>>
    }
    queue_item_detail: {
      $get(given: { query: { driverId: Ask } }): Promise<Reply<QueueRow>>
    }
    batcher_plant: {
      $get(given?: {  }): Promise<Reply<{ rows: ({ plantId: string; plantCode: string; plantName: string; capacityPerHour: string; closedUntil: string | null; closedReason: null | string; closedFrom: string | null; lines: ({ id: string; code: string; bpName: string })[]; trucks: number })[]; total: number }>>
    }
    'check-max-truck': {
      $get(given: { query: { orderId: Ask } }): Promise<Reply<{ orderNo: string; max: number; using: number; left: number; full: boolean; orderId: string }>>
    }
    'returning-truck': {
      $get(given?: { query?: { plantId?: Ask; batchingPlantId?: Ask } }): Promise<Reply<{ rows: ({ deliveryOrderId: null | string; doNumber: null | string; plantId: string; truckId: null | string; truckNo: string; driverId: null | string; driverName: string; deliveredAt: string | null; returnConcrete: null | string; expectedAt: string })[]; total: number }>>
    }
    'assignment-plant-rejection-list': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; status?: Ask } }): Promise<Reply<{ rows: (RejectionRow)[]; total: number; more?: true }>>
    }
    'skip-queue-request-list': {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; plantId?: Ask; status?: Ask } }): Promise<Reply<{ rows: (SkipRow)[]; total: number; more?: true }>>
    }
    'approval-list': {
      $get(given?: { query?: { plantId?: Ask; batchingPlantId?: Ask } }): Promise<Reply<{ total: number; rejections: (RejectionRow)[]; skips: (SkipRow)[] }>>
    }
    join: {
      $post(given: { json: { driverId: string; truckId: string; plantId: string; batchingPlantId?: string | null; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; acknowledgedAt: string | null; batchingPlantId: null | string; calledAt: string | null; calledBy: null | string; createdAt: string; createdBy: null | string; deliveryOrderId: null | string; demo: boolean; driverId: string; joinedAt: string; leftAt: string | null; plantId: string; rankAt: string; reason: null | string; remarks: null | string; status: string; truckId: string; updatedAt: string; updatedBy: null | string }>>
    }
    call: {
      $post(given: { json: { queueId: string; version?: number; remarks?: string | null; deliveryOrderId?: string; reason?: string | null; moveCall?: { reason: string } } }): Promise<Reply<{ id: string; version: number; acknowledgedAt: string | null; batchingPlantId: null | string; calledAt: string | null; calledBy: null | string; createdAt: string; createdBy: null | string; deliveryOrderId: null | string; demo: boolean; driverId: string; joinedAt: string; leftAt: string | null; plantId: string; rankAt: string; reason: null | string; remarks: null | string; status: string; truckId: string; updatedAt: string; updatedBy: null | string }>>
    }
    acknowledge: {
      $post(given: { json: { queueId: string; version?: number; deliveryOrderId?: string } }): Promise<Reply<{ id: string; version: number; acknowledgedAt: string | null; batchingPlantId: null | string; calledAt: string | null; calledBy: null | string; createdAt: string; createdBy: null | string; deliveryOrderId: null | string; demo: boolean; driverId: string; joinedAt: string; leftAt: string | null; plantId: string; rankAt: string; reason: null | string; remarks: null | string; status: string; truckId: string; updatedAt: string; updatedBy: null | string }>>
    }
    withdraw: {
      $post(given: { json: { queueId: string; version?: number; reason: string } }): Promise<Reply<{ id: string; version: number; acknowledgedAt: string | null; batchingPlantId: null | string; calledAt: string | null; calledBy: null | string; createdAt: string; createdBy: null | string; deliveryOrderId: null | string; demo: boolean; driverId: string; joinedAt: string; leftAt: string | null; plantId: string; rankAt: string; reason: null | string; remarks: null | string; status: string; truckId: string; updatedAt: string; updatedBy: null | string }>>
    }
    divert: {
      $post(given: { json: { queueId: string; version?: number; plantId: string; batchingPlantId: string; reason: string } }): Promise<Reply<{ id: string; version: number; acknowledgedAt: string | null; batchingPlantId: null | string; calledAt: string | null; calledBy: null | string; createdAt: string; createdBy: null | string; deliveryOrderId: null | string; demo: boolean; driverId: string; joinedAt: string; leftAt: string | null; plantId: string; rankAt: string; reason: null | string; remarks: null | string; status: string; truckId: string; updatedAt: string; updatedBy: null | string }>>
    }
    'change-rejection-verification-status': {
      $post(given: { json: { id: string; version: number; status: "accepted" | "refused"; reason?: string | null } }): Promise<Reply<{ id: string; version: number; at: string; createdAt: string; createdBy: null | string; decidedReason: null | string; demo: boolean; driverId: string; plantId: string; reason: string; status: string; updatedAt: string; updatedBy: null | string }>>
    }
    'change-skip-queue-request-status': {
      $post(given: { json: { id: string; version: number; status: "granted" | "denied"; reason?: string | null } }): Promise<Reply<{ id: string; version: number; at: string; createdAt: string; createdBy: null | string; decidedReason: null | string; demo: boolean; queueItemId: string; reason: string; status: string; updatedAt: string; updatedBy: null | string }>>
    }
  }
}

export type AnswerMinutes = { alert: number; next: number }

export type QueueCards = { rows: ({ version: number; minutesLeft: null | number; queueId: string; status: string; plantId: string; plantName: string; batchingPlantId: null | string; bpName: null | string; truckId: string; truckNo: string; truckType: string; maxLoad: string; driverId: string; driverName: string; phone: null | string; joinedAt: string; rankAt: string; calledAt: string | null; acknowledgedAt: string | null; leftAt: string | null; deliveryOrderId: null | string; doNumber: null | string; orderNo: null | string; customerName: null | string; remarks: null | string; reason: null | string })[]; total: number }

export type QueueRow = { version: number; queueId: string; status: string; plantId: string; plantName: string; batchingPlantId: null | string; bpName: null | string; truckId: string; truckNo: string; truckType: string; maxLoad: string; driverId: string; driverName: string; phone: null | string; joinedAt: string; rankAt: string; calledAt: string | null; acknowledgedAt: string | null; leftAt: string | null; deliveryOrderId: null | string; doNumber: null | string; orderNo: null | string; customerName: null | string; remarks: null | string; reason: null | string }

export type RejectionRow = { id: string; version: number; status: string; driverId: string; driverName: string; plantId: string; plantName: string; reason: string; at: string; decidedReason: null | string }

export type SkipRow = { id: string; version: number; status: string; queueId: string; driverId: string; driverName: string; truckNo: string; plantId: string; plantName: string; reason: string; at: string; decidedReason: null | string }
