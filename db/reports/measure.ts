import { sql as raw, type SQL } from 'drizzle-orm'
import { SUPPLIED } from '../customers/project'
import { deliveryOrders } from '../deliveries/tables'
import { firstOnTime } from '../orders/promise'

const o = deliveryOrders

/** Loads that are still to come or were delivered; the site may have kept less of them. */
export const STANDING = raw`${o.status} not in ('withdrawn','rejected')`

/** From the stages of a load: its carbon up to the gate of the plant. */
export const GATE = raw`a1 + coalesce(a2, 0) + coalesce(a3, 0)`

/** Loads delivered, and their concrete, m³. */
export const DELIVERED_LOADS = raw`count(*) filter (where ${SUPPLIED})`
export const DELIVERED = raw`sum(${o.quantity}) filter (where ${SUPPLIED})`
/** Concrete of the loads that stand, m³. */
export const PLANNED = raw`sum(${o.quantity}) filter (where ${STANDING})`
/** What came back of loads that were delivered, m³; a load that the site turned away was never delivered. */
export const RETURNED = raw`sum(${o.returnConcrete}) filter (where ${SUPPLIED})`
export const REJECTED_LOADS = raw`count(*) filter (where ${o.status} = 'rejected')`
export const SITE_WATER_LOADS = raw`count(*) filter (where ${SUPPLIED} and ${o.waterAddedLitres} > 0)`
/** Median from arrival to pour, min. */
export const WAIT = raw`round((percentile_cont(0.5) within group (order by extract(epoch from ${o.pourStartAt} - ${o.onSiteAt}) / 60))::numeric)`

/**
 * What each figure of loads is, in a statement over `delivery_order` rows of any status: the one home of these figures.
 * `onTime` are the minutes within which a first load is on time, `gate` is the carbon of a load up to the gate, kg CO₂e.
 */
export function loadMeasures(onTime: number, gate: SQL) {
  return {
    volume: DELIVERED,
    loads: raw`nullif(${DELIVERED_LOADS}, 0)`,
    loadSize: raw`round(avg(${o.quantity}) filter (where ${SUPPLIED}), 2)`,
    returned: RETURNED,
    rejected: raw`nullif(${REJECTED_LOADS}, 0)`,
    onTime: firstOnTime(onTime),
    wait: WAIT,
    waterAdded: raw`round(100.0 * ${SITE_WATER_LOADS} / nullif(${DELIVERED_LOADS}, 0), 1)`,
    carbon: raw`round(sum(${gate}) filter (where ${SUPPLIED}) / nullif(sum(${o.quantity}) filter (where ${SUPPLIED} and ${gate} is not null), 0), 3)`,
  }
}
