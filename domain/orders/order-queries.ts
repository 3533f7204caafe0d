import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { clock, id, latitude, longitude, plainDate, quantity, queryCount, queryIds } from '../kit/shape'

/** Without regions the list is empty, and nothing is asked. */
export const OrdersOfDay = z.strictObject({ orderDate: plainDate(), regionIds: queryIds(50).optional() })
export const OfOrder = z.strictObject({ orderId: id() })
export const OneMerge = z.strictObject({ id: id() })
export const OfMerge = z.strictObject({ mergeOrderId: id() })
export const OfProject = z.strictObject({ projectId: id() })
export const RegionVolume = z.strictObject({ regionId: id(), orderDate: plainDate() })
export const PlantVolume = z.strictObject({ plantId: id(), orderDate: plainDate() })
export const LastAssigned = z.strictObject({ orderDate: plainDate().optional(), orderId: id().optional() })
/** `kept`: of what was cancelled already, where more of the order could be. */
export const CancellationQuery = z.strictObject({ kept: z.stringbool().default(false) })
export const ReleaseQuery = z.strictObject({ isMergeOrder: z.stringbool().default(false) })

const queryNumber = <S extends z.ZodNumber>(shape: S) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,12})?$/, 'A number is needed')
    .transform(Number)
    .pipe(shape)
export const DistanceQuery = z.strictObject({
  latitude: queryNumber(latitude()),
  longitude: queryNumber(longitude()),
  hour: queryCount(23),
})

export const PlantStart = z.strictObject({
  orderDate: plainDate(),
  startTime: clock(),
  plantId: id(),
  orderLatitude: latitude(),
  orderLongitude: longitude(),
  orderQuantity: quantity(),
  hasAssociateProduct: z.boolean().default(false),
})
/** The same where the distance and the time are known from elsewhere, e.g. from an earlier order. */
export const PlantStartWithDistance = PlantStart.omit({ orderLatitude: true, orderLongitude: true }).extend({
  distanceKm: z.number().min(0).max(1000),
  minutes: z.number().min(0).max(1440),
})

export const DeliveryTime = z.strictObject({
  orderDate: plainDate(),
  startTime: clock(),
  regionId: id(),
  plantId: id().nullish(),
})

export const MissingInfo = z
  .strictObject({ fromDate: plainDate(), toDate: plainDate(), regionId: id().optional() })
  .refine(({ fromDate, toDate }) => fromDate <= toDate, { path: ['toDate'], message: 'The end is before the start' })

export const ChoiceQuery = z.strictObject({
  keyword: pagingShape.keyword,
  limit: pagingShape.limit,
  offset: pagingShape.offset,
})
export const PurchaseOrderQuery = ChoiceQuery.extend({ projectId: id() })
