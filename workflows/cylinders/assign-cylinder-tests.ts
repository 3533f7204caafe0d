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
import { type MixDesignRow, mixDesign } from '~/db/mixdesign/mix-design'
import { order } from '~/db/orders/order'
import { SPECIMEN, specifiedStrength, specimensByAge } from '~/domain/cylinders/specimen/kind'
import type { SpecimenKind } from '~/domain/kit/specimen-kind'
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
  origin: 'order' | 'lab' | 'trial'
  specimens: number
  ages: readonly number[]
  specimenKind?: SpecimenKind | undefined
  remarks: string | null
}

/** What specimens are made from, a load or a trial batch, with the grade that judges them. */
export type SetSource = Pick<
  CylinderTestRow,
  | 'orderId'
  | 'deliveryOrderId'
  | 'trialBatchId'
  | 'doNumber'
  | 'setNo'
  | 'customerId'
  | 'projectId'
  | 'locationId'
  | 'regionId'
  | 'plantId'
  | 'productId'
  | 'strengthMpa'
  | 'castOn'
  | 'demo'
> & { mix: MixDesignRow | undefined }

/** The set of a load; what is specified is taken from the concrete. */
export async function makeSet(work: Work, load: DeliveryOrderRow, of: SetOf): Promise<CylinderTestRow> {
  const { strengthMpa } = await product.get(work.sql, load.productId)
  const { orderId, customerId, projectId, locationId, regionId, plantId, productId, demo } = load
  return makeSetFrom(
    work,
    {
      ...{ orderId, customerId, projectId, locationId, regionId, plantId, productId, demo, strengthMpa },
      deliveryOrderId: load.id,
      trialBatchId: null,
      doNumber: load.doNumber ?? '',
      setNo: (await setsOfLoad(work.sql, load.id)).length + 1,
      castOn: businessDay(load.pourStartAt ?? load.onSiteAt ?? load.batchedAt ?? load.plannedOnSiteAt),
      mix: load.mixDesignId ? await mixDesign.find(work.sql, load.mixDesignId) : undefined,
    },
    of,
  )
}

/** Number, ages with their days and labelled specimens of a set. */
export async function makeSetFrom(work: Work, { mix, ...source }: SetSource, of: SetOf): Promise<CylinderTestRow> {
  const { slumpMin, slumpMax } = await product.get(work.sql, source.productId)
  const { plantCode } = await plant.get(work.sql, source.plantId)
  const kind = of.specimenKind ?? (await settingNow(work, 'cylinders.specimen-kind'))
  const year = businessDay(work.now).slice(2, 4)
  const place = await nextNumber(work, `cylinder-test:${plantCode}:${year}`)
  const testNo = `CT-${plantCode}-${year}-${String(place).padStart(6, '0')}`
  const shares = specimensByAge(of.specimens, of.ages)
  const set = await cylinderTest.insert(work, {
    testNo,
    ...source,
    origin: of.origin,
    houseId: (await houseOfPlant(work.sql, source.plantId))?.id ?? null,
    mixCode: mix?.mixCode ?? null,
    fck: specifiedStrength(source.strengthMpa, kind),
    targetMean: targetOf(mix?.targetMeanStrength, source.strengthMpa, kind),
    slumpMin,
    slumpMax,
    specimenKind: kind,
    specimens: of.specimens,
    ages: shares.map(share => share.ageDays),
    remarks: of.remarks,
  })
  let label = 0
  for (const share of shares) {
    // Until it is known when the set was cast, an age of hours is on the list of its first day.
    const dueOn = addDays(source.castOn, Math.floor(share.ageDays))
    const age = await cylinderAge.insert(work, {
      testId: set.id,
      ageDays: share.ageDays,
      dueOn,
      plannedOn: dueOn,
      demo: source.demo,
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
