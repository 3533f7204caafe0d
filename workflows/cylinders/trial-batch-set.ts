import { agesOf, type CylinderTestRow, cylinderTest } from '~/db/cylinders/cylinder-test'
import type { Work } from '~/db/kit/work'
import type { MixDesignRow } from '~/db/mixdesign/mix-design'
import type { TrialBatchRow } from '~/db/mixdesign/trial-batch'
import type { WetTest } from '~/domain/cylinders/wet-test'
import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import { businessDay } from '~/domain/kit/time'
import { advanceLocked } from '../kit/workflow'
import { makeSetFrom } from './assign-cylinder-tests'
import { setFlow } from './cylinder-test'
import { planAges, wetValues } from './update-cylinder-test'
import { withdrawSet } from './withdraw-cylinder-tests'

type TrialSet = {
  ages: readonly number[]
  specimensAnAge: number
  specimenKind: SpecimenKind | undefined
  wet: Pick<
    WetTest,
    'slumpMm' | 'concreteTemperature' | 'ambientTemperature' | 'airPercent' | 'concretePotId' | 'potFullKg'
  >
}

/** The set of a trial batch, cast and tested fresh at the batching; from here it is a set like any other. */
export async function makeTrialSet(
  work: Work,
  trial: TrialBatchRow,
  mix: MixDesignRow,
  regionId: string,
  { ages, specimensAnAge, specimenKind, wet }: TrialSet,
): Promise<CylinderTestRow> {
  const { plantId, productId, demo } = trial
  const made = await makeSetFrom(
    work,
    {
      ...{ plantId, productId, regionId, demo, mix },
      ...{ orderId: null, deliveryOrderId: null, customerId: null, projectId: null, locationId: null },
      trialBatchId: trial.id,
      doNumber: trial.trialNo,
      setNo: 1,
      strengthMpa: mix.strengthMpa,
      castOn: businessDay(trial.batchedAt),
    },
    { origin: 'trial', specimens: specimensAnAge * ages.length, ages, specimenKind, remarks: null },
  )
  const values = await wetValues(work, made, {
    ...wet,
    sampledAt: trial.batchedAt.toISOString(),
    sampledBy: trial.byName,
    sampledPlace: 'laboratory',
    placeInStructure: null,
    waterAddedLitres: null,
    remarks: null,
  })
  const sampled = await advanceLocked(work, setFlow, made, { type: 'sample', values })
  await planAges(work, sampled)
  return sampled
}

/** Approved results stay as they are; what is still to be tested is not. */
export async function withdrawTrialSet(work: Work, id: string, reason: string): Promise<void> {
  const ages = await agesOf(work.sql, [id])
  if (!ages.some(age => age.status === 'approved'))
    await withdrawSet(work, (await cylinderTest.get(work.sql, id)).id, reason)
}
