import { and, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { CarbonCell, CarbonEmissionAsk } from '~/domain/reports/carbon-emission'
import { products } from '../catalog/tables'
import { locations } from '../customers/tables'
import { seenDeliveries } from '../deliveries/scope'
import { batchWeights, deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { carbonConfigs, mixDesignLines, mixDesigns } from '../mixdesign/tables'

/**
 * Loads that were delivered, by plant, month and strength. A1 is what was batched (else the mix), A2 the way of the
 * materials to the plant, A3 the plant's energy, A4 the way to the site and back, each by the configuration of its day.
 */
export async function carbonCells(sql: Sql, person: Person, ask: CarbonEmissionAsk): Promise<CarbonCell[]> {
  const [roadFactor, haulKm] = await Promise.all([
    settingOn(sql, 'orders.road-factor', ask.to),
    settingOn(sql, 'carbon.material-haul-km', ask.to),
  ])
  const narrow = raw`${deliveryOrders.status} in ('delivered','returned') and ${deliveryOrders.doDate} between ${ask.from} and ${ask.to}
    and ${ask.plantId ? raw`${deliveryOrders.plantId} = ${ask.plantId}` : raw`true`}`
  const { rows } = await sql.execute<CarbonCell>(raw`
    with weighed as (select l.mix_design_id, sum(l.kg_per_m_3) / 1000 as tonnes from ${mixDesignLines} l group by 1),
    load as (select * from ${deliveryOrders} where ${and(seenDeliveries(person), narrow)}),
    stages as (
      select p.id as plant_id, p.plant_name, to_char(load.do_date, 'YYYY-MM') as month, pr.strength_mpa, load.quantity,
        coalesce(load.gwp_batched, mix.gwp_per_m_3 * load.quantity) as a1,
        coalesce(weighed.tonnes, 2.35) * load.quantity as tonnes,
        not exists (select 1 from ${batchWeights} w where w.delivery_order_id = load.id) as by_mix,
        ${roadFactor}::numeric * (2 * 6371 * asin(sqrt(
          power(sin(radians(site.latitude - p.latitude) / 2), 2) +
          cos(radians(p.latitude)) * cos(radians(site.latitude)) * power(sin(radians(site.longitude - p.longitude) / 2), 2)
        )))::numeric as km,
        config.*
      from load
      join ${plants} p on p.id = load.plant_id
      join ${products} pr on pr.id = load.product_id
      join ${locations} site on site.id = load.location_id
      left join ${mixDesigns} mix on mix.id = load.mix_design_id
      left join weighed on weighed.mix_design_id = load.mix_design_id
      left join lateral (
        select c.electricity_per_kwh * c.kwh_per_m_3 + c.diesel_per_litre * c.diesel_litres_per_m_3 as energy_per_m3,
          c.hgv_per_tkm, c.hgv_empty_per_km
        from ${carbonConfigs} c
        where c.active and (c.plant_id = load.plant_id or c.plant_id is null) and c.valid_from <= load.do_date
        order by c.plant_id is not null desc, c.valid_from desc limit 1) config on true)
    select plant_id as "plantId", plant_name as "plantName", month, strength_mpa as "strengthMpa",
      (count(*) filter (where a1 is not null))::int as deliveries,
      (count(*) filter (where a1 is not null and by_mix))::int as theoretical,
      (count(*) filter (where a1 is null))::int as unknown,
      coalesce(sum(quantity) filter (where a1 is not null), 0)::numeric(14,2)::text as "cubicMetres",
      coalesce(sum(a1), 0)::numeric(18,3)::text as a1,
      coalesce(sum(tonnes * ${haulKm}::numeric * hgv_per_tkm) filter (where a1 is not null), 0)::numeric(18,3)::text as a2,
      coalesce(sum(quantity * energy_per_m3) filter (where a1 is not null), 0)::numeric(18,3)::text as a3,
      coalesce(sum(tonnes * km * hgv_per_tkm + km * hgv_empty_per_km) filter (where a1 is not null), 0)::numeric(18,3)::text as a4
    from stages group by plant_id, plant_name, month, strength_mpa
    order by plant_name, month, strength_mpa`)
  return rows
}
