import { customer } from '~/db/customers/customer'
import { project } from '~/db/customers/project'
import { ledgersOf } from '~/db/deliveries/concrete-ledger'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { SYSTEM } from '~/db/kit/work'
import { agreedNumbers } from '~/db/mixdesign/mix-submittal'
import {
  loadsOf,
  type PassportLoadRow,
  type PassportSpan,
  passportEnergy,
  passportLoads,
  passportMaterials,
  passportStrengths,
} from '~/db/orders/pour-passport-loads'
import { carbonCells } from '~/db/reports/carbon-emission'
import type { LedgerRow } from '~/domain/deliveries/concrete-ledger-row'
import { decimal, kilograms, sum } from '~/domain/kit/money'
import type {
  PassportConcrete,
  PassportConformity,
  PassportContent,
  PassportIssue,
} from '~/domain/orders/pour-passport'
import { PASSPORT_FIGURES, passportProperties } from '~/domain/orders/pour-passport-figures'
import { carbonEmission, gatePerCubicMetre } from '~/domain/reports/carbon-emission'
import { concreteOf, concreteRules, judgeConcretes } from '../cylinders/concrete-production'

/** What a passport says of the loads between two days, as it is known now. */
export async function passportContent(
  sql: Sql,
  of: PassportIssue,
  { from, to }: PassportSpan & { from: string; to: string },
  now: Date,
): Promise<PassportContent> {
  const site = await project.get(sql, of.projectId)
  const whose = await customer.get(sql, site.customerId)
  const loads = await passportLoads(sql, of, to)
  const ledgers = await ledgersOf(
    sql,
    loads.map(({ id }) => id),
  )
  const rowsOf = (load: PassportLoadRow): readonly LedgerRow[] => ledgers.get(load.id)?.rows ?? []
  const emission = carbonEmission(await carbonCells(sql, SYSTEM, { from, to }, loadsOf(of)), [])
  const materials = await passportMaterials(sql, of)
  return {
    customerName: whose.customerName,
    projectName: site.projectName,
    sites: unique(loads.map(({ siteName }) => siteName)),
    orderNos: unique(loads.map(({ orderNo }) => orderNo)),
    from,
    to,
    concretes: [...Map.groupBy(loads, ({ productId }) => productId).values()].map(concreteLine),
    properties: passportProperties(loads.map(rowsOf)),
    strengths: await passportStrengths(sql, of),
    conformity: await conformityOf(sql, loads, now),
    carbon: carbonOf(emission, await settingOn(sql, 'carbon.material-haul-km', to)),
    a1ByFactors: materials.every(({ factor }) => factor !== null)
      ? kilograms(sum(materials.map(({ kg, factor }) => decimal(kg).times(factor!))))
      : null,
    returned: sum(loads.map(({ returned }) => returned ?? 0)).toFixed(2),
    materials,
    energy: await passportEnergy(sql, of),
    submittals: await agreedNumbers(sql, of.projectId, unique(loads.map(({ productId }) => productId))),
    loads: loads.map(load => {
      const { doNumber, orderNo, day, plantName, productCode, mix, cubicMetres, returned, gate, byMix } = load
      const rows = rowsOf(load)
      const figure = (key: string) => [key, rows.find(row => row.key === key)?.value ?? null] as const
      const figures = Object.fromEntries(PASSPORT_FIGURES.map(figure))
      return { doNumber, orderNo, day, plantName, productCode, mix, cubicMetres, returned, figures, gate, byMix }
    }),
  }
}

const unique = (values: readonly string[]) => [...new Set(values)]

function concreteLine(loads: readonly PassportLoadRow[]): PassportConcrete {
  const { productCode, productName, strengthMpa, slumpMin, slumpMax, aggregateMm } = loads[0]!
  return {
    productCode,
    productName,
    strengthMpa,
    slump: `${slumpMin} to ${slumpMax} mm`,
    aggregateMm,
    mixes: unique(loads.flatMap(({ mix }) => mix ?? [])),
    plants: unique(loads.map(({ plantName }) => plantName)),
    exposure: unique(loads.flatMap(({ exposure }) => exposure)),
    loads: loads.length,
    cubicMetres: sum(loads.map(({ cubicMetres }) => cubicMetres)).toFixed(2),
  }
}

/** The sums of the carbon emission report over the same loads, by the same function. */
function carbonOf({ total, unknown }: ReturnType<typeof carbonEmission>, haulKm: number | string) {
  const none = { a1: '0.000', a2: '0.000', a3: '0.000', a4: '0.000', total: '0.000' }
  const { deliveries, theoretical, cubicMetres, load } = total ?? {
    ...{ deliveries: 0, theoretical: 0, cubicMetres: '0.00', load: none },
  }
  return {
    ...{ deliveries, theoretical, cubicMetres, load, unknown, materialHaulKm: String(haulKm) },
    gate: kilograms(sum([load.a1, load.a2, load.a3])),
    perCubicMetre: total ? gatePerCubicMetre(total) : '0.000',
  }
}

/** Where production of each concrete stands, by the function that judges it. */
async function conformityOf(sql: Sql, loads: readonly PassportLoadRow[], now: Date): Promise<PassportConformity[]> {
  const rules = await concreteRules(sql, now)
  const made = new Map(loads.map(load => [`${load.plantId} ${load.productId}`, load]))
  const named = [...made.values()].map(load => ({ load, key: concreteOf(rules, load.plantId, load.productId) }))
  const judged = await judgeConcretes(
    sql,
    rules,
    named.map(({ key }) => key),
    now,
  )
  return named.map(({ load, key }, at) => {
    const { state, sigma, count, conforms } = judged[at]!.production
    return {
      plantName: load.plantName,
      concrete: key.family ? `${load.productCode}, family ${key.family}` : load.productCode,
      standard: rules.standard,
      state,
      sigma: sigma === null ? null : sigma.toFixed(2),
      results: count,
      conforms,
    }
  })
}
