import { sql as raw, type SQL } from 'drizzle-orm'
import { locations } from '../customers/tables'
import { batchWeights, deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { carbonConfigs, mixDesignLines, mixDesigns } from '../mixdesign/tables'

const o = deliveryOrders

/** Of the mix of a load, by the m³: kg CO2e of its materials, and their tonnes. */
type MixFigures = { gwp: SQL; tonnes: SQL }
const OF_ITS_MIX: MixFigures = {
  gwp: raw`(select m.gwp_per_m_3 from ${mixDesigns} m where m.id = ${o.mixDesignId})`,
  tonnes: raw`(select sum(l.kg_per_m_3) / 1000 from ${mixDesignLines} l where l.mix_design_id = ${o.mixDesignId})`,
}
/** The tonnes of all mixes, for a statement that reads many loads of each: `weight.tonnes`, joined by `weight.mix_design_id`. */
export const TONNES_OF_MIXES = raw`(select mix_design_id, sum(kg_per_m_3) / 1000 as tonnes from ${mixDesignLines} group by 1) weight`

/**
 * kg CO2e of a row of `delivery_order` by stage, as a query of one row: a1 is what was batched (else the mix; null where
 * neither is known), a2 the way of the materials to the plant, a3 the plant's energy, a4 the way to the site and back, each
 * by the configuration of its day. Every report that names carbon of loads asks here.
 */
export async function carbonOfLoad(sql: Sql, day: string, mix: MixFigures = OF_ITS_MIX): Promise<SQL> {
  const [roadFactor, haulKm] = await Promise.all([
    settingOn(sql, 'orders.road-factor', day),
    settingOn(sql, 'carbon.material-haul-km', day),
  ])
  return raw`
    select of.a1, of.by_mix, of.tonnes * ${haulKm}::numeric * config.hgv_per_tkm as a2,
      ${o.quantity} * config.energy_per_m3 as a3,
      of.tonnes * of.km * config.hgv_per_tkm + of.km * config.hgv_empty_per_km as a4
    from (select coalesce(${o.gwpBatched}, ${mix.gwp} * ${o.quantity}) as a1,
        coalesce(${mix.tonnes}, 2.35) * ${o.quantity} as tonnes,
        not exists (select 1 from ${batchWeights} w where w.delivery_order_id = ${o.id}) as by_mix,
        ${roadFactor}::numeric * (2 * 6371 * asin(sqrt(
          power(sin(radians(site.latitude - p.latitude) / 2), 2) +
          cos(radians(p.latitude)) * cos(radians(site.latitude)) * power(sin(radians(site.longitude - p.longitude) / 2), 2)
        )))::numeric as km
      from ${plants} p join ${locations} site on site.id = ${o.locationId} where p.id = ${o.plantId}) of
    left join lateral (${configOf(raw`${o.plantId}`, raw`${o.doDate}`)}) config on true`
}

/** Energy and haulage of a plant on a day: its own configuration before the company's. */
const configOf = (plantId: SQL, day: SQL) => raw`
  select c.electricity_per_kwh * c.kwh_per_m_3 + c.diesel_per_litre * c.diesel_litres_per_m_3 as energy_per_m3,
    c.hgv_per_tkm, c.hgv_empty_per_km
  from ${carbonConfigs} c
  where c.active and (c.plant_id = ${plantId} or c.plant_id is null) and c.valid_from <= ${day}
  order by c.plant_id is not null desc, c.valid_from desc limit 1`

export type CarbonOfMix = { a1: string; a2: string | null; a3: string | null; gate: string | null }

/** The same stages of a mix at a plant, kg CO2e per m³; `gate` is A1–A3. Null before the mix is approved. */
export async function carbonOfMix(sql: Sql, mixId: string, plantId: string, day: string): Promise<CarbonOfMix | null> {
  const { rows } = await sql.execute<CarbonOfMix>(
    await stagesOfMix(sql, raw`${mixId}::uuid`, raw`${plantId}::uuid`, day),
  )
  return rows[0] ?? null
}

/** A1–A3 of a mix at a plant as a column of another statement. */
export async function gateOfMix(sql: Sql, mixId: SQL, plantId: SQL, day: string): Promise<SQL<string | null>> {
  return raw<string | null>`(select stages.gate from (${await stagesOfMix(sql, mixId, plantId, day)}) stages)`
}

async function stagesOfMix(sql: Sql, mixId: SQL, plantId: SQL, day: string): Promise<SQL> {
  const haulKm = await settingOn(sql, 'carbon.material-haul-km', day)
  return raw`
    select round(mix.gwp_per_m_3, 3)::text as a1, round(of.a2, 3)::text as a2, round(of.a3, 3)::text as a3,
      round(mix.gwp_per_m_3 + of.a2 + of.a3, 3)::text as gate
    from ${mixDesigns} mix
    left join lateral (${configOf(plantId, raw`${day}::date`)}) config on true
    cross join lateral (select (select sum(l.kg_per_m_3) / 1000 from ${mixDesignLines} l where l.mix_design_id = mix.id)
      * ${haulKm}::numeric * config.hgv_per_tkm as a2, config.energy_per_m3 as a3) of
    where mix.id = ${mixId} and mix.gwp_per_m_3 is not null`
}
