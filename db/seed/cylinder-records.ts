import { grouped } from '~/domain/cylinders/conformity/grouped'
import { mixerUniformity } from '~/domain/cylinders/fresh/mixer-uniformity'
import { AUDIT_POINTS, auditScore } from '~/domain/cylinders/plant-audit'
import { addDays, addMinutes, instantOn } from '~/domain/kit/time'
import { cylinderCertificates, cylinderRequests, mixerEvaluations, plantAudits } from '../cylinders/tables'
import { bulkInsert } from '../kit/bulk'
import type { CylinderWorld, MadeSet } from './cylinder-world'
import { take } from './day'
import type { Random } from './random'

/** What else lies in the laboratory's files: certificates, wishes, audits of the plants, evaluations of the mixers. */
export async function seedCylinderRecords(
  world: CylinderWorld,
  made: readonly MadeSet[],
  random: Random,
): Promise<void> {
  await seedCertificates(world, made)
  await seedRequests(world, made)
  await seedAudits(world, random)
  await seedEvaluations(world, random)
}

/** One certificate a project and month, over its approved 28-day results. */
async function seedCertificates({ seed, series, hands }: CylinderWorld, made: readonly MadeSet[]): Promise<void> {
  const results = made.flatMap(({ set, ages }) =>
    ages.filter(age => age.ageDays === 28 && age.status === 'approved').map(age => ({ set, age })),
  )
  const batches = [...grouped(results, of => `${of.set.projectId} ${of.set.castOn.slice(0, 7)}`).values()]
    .filter(own => own.length >= 2)
    .map(own => ({ own, issuedAt: addMinutes(own.at(-1)!.age.managerAt as Date, 90) }))
    .filter(of => of.issuedAt <= seed.now)
    .sort((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime())
  await bulkInsert(
    seed.sql,
    cylinderCertificates,
    batches.map(({ own, issuedAt }) => {
      const year = issuedAt.toISOString().slice(0, 4)
      return {
        ...seed.stamp(issuedAt),
        demo: true,
        certNo: `CERT-${year}-${String(take(series, `cylinder-certificate:${year}`)).padStart(6, '0')}`,
        customerId: own[0]!.set.customerId!,
        projectId: own[0]!.set.projectId!,
        covers: own.map(of => `${of.age.id}:1`).sort(),
        ageIds: own.map(of => of.age.id),
        plantIds: [...new Set(own.map(of => of.set.plantId))],
        status: 'valid',
        issuedAt,
        issuedByName: hands.manager[0]!.name,
        invalidReason: null,
      }
    }),
  )
}

async function seedRequests({ seed, hands }: CylinderWorld, made: readonly MadeSet[]): Promise<void> {
  const fresh = made.filter(({ set }) => set.status === 'sampled' || set.status === 'curing').slice(-40)
  const [first, second] = [fresh[3], fresh[11]]
  await bulkInsert(
    seed.sql,
    cylinderRequests,
    [
      { of: first, reason: 'Moulds were knocked over before the concrete had set' },
      { of: second, reason: 'Labels washed off; the set cannot be told from its neighbour' },
    ].flatMap(({ of, reason }) =>
      of
        ? [
            {
              ...seed.stamp(addMinutes(seed.now, -140)),
              demo: true,
              kind: 'delete_test',
              testId: of.set.id,
              orderId: of.set.orderId!,
              plantId: of.set.plantId,
              subjectNo: of.set.testNo,
              reason,
              status: 'open',
              requestedBy: hands.lab[0]!.id,
              requestedByName: hands.lab[0]!.name,
            },
          ]
        : [],
    ),
  )
}

async function seedAudits({ seed, yard, series, hands }: CylinderWorld, random: Random): Promise<void> {
  const rows = yard.plants.flatMap((plant, place) =>
    [-84 + place, -29 + place].map((ago, turn) => {
      const auditOn = addDays(seed.today, ago)
      const answers = AUDIT_POINTS.map(point => {
        const answer = random.chance(0.86) ? 'conforms' : random.pick(['partly', 'partly', 'fails', 'not applicable'])
        return { code: point.code, answer, remark: answer === 'fails' ? 'Put right within 14 days' : null }
      })
      const draft = turn === 1 && place === 2
      const kept = draft ? answers.slice(0, 11) : answers
      return {
        ...seed.stamp(instantOn(auditOn, '16:00')),
        demo: true,
        auditNo: `PA-${plant.plantCode}-${auditOn.slice(2, 4)}-${String(take(series, `plant-audit:${plant.plantCode}:${auditOn.slice(2, 4)}`)).padStart(4, '0')}`,
        plantId: plant.id,
        auditOn,
        auditorName: hands.lab[place % hands.lab.length]!.name,
        answers: kept,
        ...auditScore(kept),
        status: draft ? 'draft' : 'submitted',
        remarks: null,
      }
    }),
  )
  await bulkInsert(seed.sql, plantAudits, rows)
}

async function seedEvaluations({ seed, yard, series, hands }: CylinderWorld, random: Random): Promise<void> {
  const rows = yard.plants.flatMap(plant =>
    plant.lines.map((line, at) => {
      const evaluatedOn = addDays(seed.today, -random.whole(10, 85))
      const worn = plant.plantCode === 'SNK'
      const coarse = random.between(15.1, 15.6)
      const input = {
        potVolume: 0.01416,
        coarseDensity: 2.65,
        first: { concrete: 33.6, coarse, air: 1.9, slump: 130, strength7: 27.5 },
        last: {
          concrete: worn ? 33.1 : 33.55,
          coarse: coarse - (worn ? 2.4 : random.between(0.1, 0.6)),
          air: worn ? 3.2 : 2.1,
          slump: worn ? 95 : 120,
          strength7: worn ? 25.1 : 27,
        },
        minutesApart: random.whole(6, 12),
      }
      const result = mixerUniformity(input)
      return {
        ...seed.stamp(instantOn(evaluatedOn, '15:00')),
        demo: true,
        evaluationNo: `ME-${plant.plantCode}-${String(take(series, `mixer-evaluation:${plant.plantCode}`)).padStart(4, '0')}`,
        plantId: plant.id,
        batchingPlantId: line.id,
        truckId: null,
        evaluatedOn,
        byName: hands.lab[at % hands.lab.length]!.name,
        input,
        result: { ...result },
        verdict: result.verdict,
        remarks: worn ? 'Blades at 8 mm of wear; to be changed at the next stop' : null,
      }
    }),
  )
  await bulkInsert(seed.sql, mixerEvaluations, rows)
}
