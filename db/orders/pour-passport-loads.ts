import { sql as raw, type SQL } from 'drizzle-orm'
import type { PassportEnergy, PassportIssue, PassportMaterial, PassportStrength } from '~/domain/orders/pour-passport'
import { products } from '../catalog/tables'
import { SUPPLIED } from '../customers/project'
import { locations } from '../customers/tables'
import { cylinderAges, cylinderCertificates, cylinderTests } from '../cylinders/tables'
import { weightCounts } from '../deliveries/last-weights'
import { batchWeights, deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { rowsOfStatement } from '../kit/rows-of'
import { materials } from '../materials/tables'
import { carbonConfigs, mixDesigns } from '../mixdesign/tables'
import { carbonOfLoad } from '../reports/load-carbon'
import { orders } from './tables'

const o = deliveryOrders

/** The loads of a pour, or of a project. */
export const loadsOf = ({ projectId, orderId }: PassportIssue): SQL =>
  orderId ? raw`${o.orderId} = ${orderId}` : raw`${o.projectId} = ${projectId}`
const made = (of: PassportIssue): SQL => raw`${SUPPLIED} and ${loadsOf(of)}`

export type PassportSpan = { loads: number; from: string | null; to: string | null; open: number }

/** How many loads there are, between which days, and how many are not delivered yet. */
export async function passportSpan(sql: Sql, of: PassportIssue): Promise<PassportSpan> {
  const [span] = await rowsOfStatement(
    sql,
    raw<PassportSpan>`select (count(*) filter (where ${SUPPLIED}))::int as loads,
      (min(${o.doDate}) filter (where ${SUPPLIED}))::text as from, (max(${o.doDate}) filter (where ${SUPPLIED}))::text as to,
      (count(*) filter (where ${o.status} not in ('delivered','returned','withdrawn','rejected')))::int as open
      from ${o} where ${loadsOf(of)}`,
  )
  return span!
}

export type PassportLoadRow = {
  id: string
  doNumber: string
  orderNo: string
  day: string
  plantId: string
  plantName: string
  siteName: string
  productId: string
  productCode: string
  productName: string
  strengthMpa: number
  slumpMin: number
  slumpMax: number
  aggregateMm: number
  mix: string | null
  exposure: string[]
  cubicMetres: string
  returned: string | null
  gate: string | null
  byMix: boolean
}

/** The loads in the order in which they were poured, with the carbon of each from the materials to the gate. */
export async function passportLoads(sql: Sql, of: PassportIssue, day: string): Promise<PassportLoadRow[]> {
  const stages = await carbonOfLoad(sql, day)
  return rowsOfStatement(
    sql,
    raw<PassportLoadRow>`select ${o.id} as id, ${o.doNumber} as "doNumber", ${orders.orderNo} as "orderNo", ${o.doDate}::text as day,
      ${plants.id} as "plantId", ${plants.plantName} as "plantName", ${locations.locationName} as "siteName",
      ${products.id} as "productId", ${products.productCode} as "productCode", ${products.name} as "productName",
      ${products.strengthMpa} as "strengthMpa", ${products.slumpMin} as "slumpMin", ${products.slumpMax} as "slumpMax",
      ${products.stoneSizeMm} as "aggregateMm",
      ${mixDesigns.mixCode} || ' v' || ${mixDesigns.mixVersion} as mix, ${orders.exposureClasses} as exposure,
      ${o.quantity}::text as "cubicMetres", ${o.returnConcrete}::text as returned,
      round(stage.a1 + stage.a2 + stage.a3, 3)::text as gate, coalesce(stage.by_mix, false) as "byMix"
      from ${o} join ${orders} on ${orders.id} = ${o.orderId} join ${plants} on ${plants.id} = ${o.plantId}
      join ${products} on ${products.id} = ${o.productId} join ${locations} on ${locations.id} = ${o.locationId}
      left join ${mixDesigns} on ${mixDesigns.id} = ${o.mixDesignId}
      join lateral (${stages}) stage on true
      where ${made(of)} order by ${o.doDate}, ${o.doNumber}`,
  )
}

/** What was weighed for the loads together, with the factor of each material and where it comes from. */
export const passportMaterials = (sql: Sql, of: PassportIssue): Promise<PassportMaterial[]> =>
  rowsOfStatement(
    sql,
    raw<PassportMaterial>`select ${materials.materialCode} as "materialCode", ${materials.name} as name, ${materials.kind} as kind,
      sum(${batchWeights.actualKg})::text as kg, ${materials.carbonFactor}::text as factor, ${materials.carbonSource} as source,
      ${materials.carbonValidTo}::text as "validTo"
      from ${batchWeights} join ${o} on ${o.id} = ${batchWeights.deliveryOrderId} join ${materials} on ${materials.id} = ${batchWeights.materialId}
      where ${made(of)} and ${weightCounts} group by ${materials.id} order by sum(${batchWeights.actualKg}) desc, ${materials.materialCode}`,
  )

/** The configurations by which energy and haulage of the loads count: of each plant and day its own before the company's. */
export const passportEnergy = (sql: Sql, of: PassportIssue): Promise<PassportEnergy[]> =>
  rowsOfStatement(
    sql,
    raw<PassportEnergy>`select distinct on (config.id) own.plant_name as "plantName", config.valid_from::text as "validFrom",
      config.electricity_per_kwh::text as "electricityPerKwh", config.diesel_per_litre::text as "dieselPerLitre",
      config.kwh_per_m_3::text as "kwhPerM3", config.diesel_litres_per_m_3::text as "dieselLitresPerM3",
      config.hgv_per_tkm::text as "hgvPerTkm", config.source
      from (select distinct ${o.plantId} as plant_id, ${o.doDate} as day from ${o} where ${made(of)}) poured
      join lateral (select c.* from ${carbonConfigs} c where c.active and (c.plant_id = poured.plant_id or c.plant_id is null)
        and c.valid_from <= poured.day order by c.plant_id is not null desc, c.valid_from desc limit 1) config on true
      left join ${plants} own on own.id = config.plant_id order by config.id`,
  )

/** Approved results of specimens of these loads, with the certificates that name them. */
export const passportStrengths = (sql: Sql, of: PassportIssue): Promise<PassportStrength[]> =>
  rowsOfStatement(
    sql,
    raw<PassportStrength>`select ${cylinderTests.testNo} as "testNo", ${cylinderTests.doNumber} as "doNumber",
      ${products.productCode} as "productCode", ${cylinderTests.specimenKind} as "specimenKind", ${cylinderTests.castOn}::text as "castOn",
      ${cylinderAges.ageDays} as "ageDays", round(${cylinderAges.mean}::numeric, 1)::text as mean,
      round(${cylinderTests.fck}::numeric, 1)::text as fck, ${cylinderAges.verdict} as verdict, ${cylinderAges.revision} as revision,
      array(select c.cert_no from ${cylinderCertificates} c where c.status = 'valid'
        and ${cylinderAges.id} || ':' || ${cylinderAges.revision} = any(c.covers) order by c.cert_no) as certificates
      from ${cylinderAges} join ${cylinderTests} on ${cylinderTests.id} = ${cylinderAges.testId}
      join ${products} on ${products.id} = ${cylinderTests.productId} join ${o} on ${o.id} = ${cylinderTests.deliveryOrderId}
      where ${made(of)} and ${cylinderTests.status} <> 'withdrawn' and ${cylinderAges.status} = 'approved' and ${cylinderAges.mean} is not null
        and ${cylinderAges.counts}
      order by ${cylinderTests.castOn}, ${cylinderTests.testNo}, ${cylinderAges.ageDays}`,
  )
