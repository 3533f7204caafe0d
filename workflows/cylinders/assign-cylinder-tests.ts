import { product } from '~/db/catalog/product'
import {
  type CylinderTestRow,
  cylinderAge,
  cylinderSpecimen,
  cylinderTest,
  setsOfLoad,
} from '~/db/cylinders/cylinder-test'
import { houseOfPlant } from '~/db/cylinders/house'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import { samplingOf } from '~/db/deliveries/sampling'
import { plant } from '~/db/fleet/plant'
import { nextNumber } from '~/db/kit/counter'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { mixDesign } from '~/db/mixdesign/mix-design'
import { order } from '~/db/orders/order'
import { SPECIMEN, type SpecimenKind, specifiedStrength, specimensByAge } from '~/domain/cylinders/specimen/kind'
import { addDays, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'

/** The set that the order asks of this load, made with the ticket so that its labels leave with the truck. */
export async function assignSets(work: Work, load: DeliveryOrderRow): Promise<CylinderTestRow | null> {
  const of = await order.get(work.sql, load.orderId)
  if (!of.cylinderTest) return null
  const asked = await samplingOf(work.sql, of, load)
  const there = await setsOfLoad(work.sql, load.id)
  if (!asked.sampled || there.some(set => set.origin === 'order' && set.status !== 'withdrawn')) return null
  return makeSet(work, load, {
    origin: 'order',
    specimens: of.cylinderTest.specimens,
    ages: of.cylinderTest.ages,
    remarks: of.cylinderTest.remarks ?? null,
  })
}

export type SetOf = {
  origin: 'order' | 'lab'
  specimens: number
  ages: readonly number[]
  specimenKind?: SpecimenKind | undefined
  remarks: string | null
}

/** Number, ages with their days and labelled specimens of a set; what is specified is taken from the concrete. */
export async function makeSet(work: Work, load: DeliveryOrderRow, of: SetOf): Promise<CylinderTestRow> {
  const concrete = await product.get(work.sql, load.productId)
  const mix = load.mixDesignId ? await mixDesign.find(work.sql, load.mixDesignId) : undefined
  const { plantCode } = await plant.get(work.sql, load.plantId)
  const kind = of.specimenKind ?? (await settingNow(work, 'cylinders.specimen-kind'))
  const castOn = businessDay(load.pourStartAt ?? load.onSiteAt ?? load.batchedAt ?? load.plannedOnSiteAt)
  const year = businessDay(work.now).slice(2, 4)
  const place = await nextNumber(work, `cylinder-test:${plantCode}:${year}`)
  const testNo = `CT-${plantCode}-${year}-${String(place).padStart(6, '0')}`
  const shares = specimensByAge(of.specimens, of.ages)
  const set = await cylinderTest.insert(work, {
    testNo,
    orderId: load.orderId,
    deliveryOrderId: load.id,
    doNumber: load.doNumber ?? '',
    setNo: (await setsOfLoad(work.sql, load.id)).length + 1,
    origin: of.origin,
    customerId: load.customerId,
    projectId: load.projectId,
    locationId: load.locationId,
    regionId: load.regionId,
    plantId: load.plantId,
    houseId: (await houseOfPlant(work.sql, load.plantId))?.id ?? null,
    productId: load.productId,
    mixCode: mix?.mixCode ?? null,
    strengthMpa: concrete.strengthMpa,
    fck: specifiedStrength(concrete.strengthMpa, kind),
    targetMean: targetOf(mix?.targetMeanStrength, concrete.strengthMpa, kind),
    slumpMin: concrete.slumpMin,
    slumpMax: concrete.slumpMax,
    specimenKind: kind,
    specimens: of.specimens,
    ages: shares.map(share => share.ageDays),
    castOn,
    remarks: of.remarks,
    demo: load.demo,
  })
  let label = 0
  for (const share of shares) {
    const dueOn = addDays(castOn, share.ageDays)
    const age = await cylinderAge.insert(work, {
      testId: set.id,
      ageDays: share.ageDays,
      dueOn,
      plannedOn: dueOn,
      demo: load.demo,
    })
    const rows = Array.from({ length: share.specimens }, () => ({ id: newId(), label: `${testNo}-${++label}` }))
    await cylinderSpecimen.replace(work, age.id, rows)
  }
  return set
}

/** A mix aims at a mean of the kind of specimen its grade is sold by; cylinders carry the same margin over their own class. */
function targetOf(target: string | null | undefined, grade: number, kind: SpecimenKind): number | null {
  if (!target) return null
  const own = SPECIMEN[kind].shape === 'cube' ? grade : specifiedStrength(grade, kind)
  return Math.round((own + Number(target) - grade) * 10) / 10
}
