import { Decimal } from 'decimal.js'
import batching from '~/domain/cylinders/data/batching.json'
import { FRESH_LIMITS } from '../cylinders/fresh/limits'
import { type DecimalText, decimal } from '../kit/money'
import { YIELD } from '../mixdesign/design/absolute-volume'
import { binderOf, K_VALUES, waterToCement, waterToCementitious } from '../mixdesign/water-cement'
import { isFault, type LedgerFault, type LedgerRow, ledgerRow } from './concrete-ledger-row'
import { admixtureRow, carbonRow, contentRows } from './ledger-contents'
import { exposureRows, RATIO_MORE } from './ledger-exposure'
import { designedLines, type LedgerLoad, type LedgerMass, weighedLines } from './ledger-load'
import { ADMIXTURE_LITRES, ADMIXTURE_WATER, NO_DOSE, waterOf } from './ledger-water'

const MIXED_WATER = batching.EN206.waterTotal.above

/** Every figure of a load by its m³, in the order in which it is read. */
export function ledgerFigures(load: LedgerLoad, mass: LedgerMass): LedgerRow[] {
  const [water, tested] = [waterRows(load), testedRows(load, mass)]
  return [
    weightsRow(load),
    ...water,
    ...(load.exposure ? exposureRows(load.exposure, [...water, ...tested], cementitiousOf(load)) : []),
    admixtureRow(load),
    ...tested,
    carbonRow(load),
    ...contentRows(load),
    ...wayRows(load),
  ]
}

/** w/cm as it was made: all cement and additions that were weighed. */
function cementitiousOf({ weights, cubicMetres, site }: LedgerLoad): DecimalText | LedgerFault {
  const lines = weighedLines(weights)
  const { free } = waterOf(lines, cubicMetres, site)
  if (isFault(free)) return free
  return waterToCementitious(free, binderOf(lines)) ?? { fault: 'no-binder', text: 'No cement was weighed' }
}

function weightsRow({ weights }: LedgerLoad): LedgerRow {
  const outside = weights.filter(({ verdict }) => verdict === 'act').length
  return ledgerRow({
    key: 'weights',
    name: 'Weights outside tolerance',
    unit: `of ${weights.length}`,
    places: 0,
    value: String(outside),
    most: '0',
    source: 'Batching tolerance of the plant',
  })
}

function waterRows({ recipe, weights, cubicMetres, site, mixName }: LedgerLoad): LedgerRow[] {
  const lines = weighedLines(weights)
  const water = waterOf(lines, cubicMetres, site)
  const per = (kg: Decimal | LedgerFault) => (isFault(kg) ? kg : kg.div(cubicMetres))
  const design = recipe.length ? waterOf(designedLines(recipe, '1'), '1', NO_DOSE).free : null
  const designed = design === null || isFault(design) ? null : design
  const part = (key: LedgerRow['key'], name: string, kg: Decimal | LedgerFault, source: string) =>
    ledgerRow({ key, name, unit: 'kg/m³', places: 1, value: per(kg), source })
  const binder = binderOf(lines)
  const asked = designed && waterToCement(designed, binderOf(designedLines(recipe, '1')))
  const share = new Decimal(MIXED_WATER).div(100)
  return [
    part('batch-water', 'Water and ice weighed', water.batched, 'Weights'),
    part('aggregate-water', 'Water in the aggregates', water.aggregates, 'Moisture at weighing, less absorption'),
    part(
      'admixture-water',
      'Water in the admixtures',
      water.admixtures,
      `Counts above ${ADMIXTURE_LITRES} L/m³, ${ADMIXTURE_WATER}`,
    ),
    part('site-water', 'Water added on site', water.site, 'As reported from the site'),
    ledgerRow({
      key: 'free-water',
      name: 'Free water',
      unit: 'kg/m³',
      places: 1,
      value: per(water.free),
      least: designed?.times(share.negated().plus(1)) ?? null,
      most: designed?.times(share.plus(1)) ?? null,
      source: designed ? `${mixName ?? 'Mix'} ±${MIXED_WATER} %, EN 206 Table 27, ASTM C94 §9` : 'The load has no mix',
    }),
    ledgerRow({
      key: 'equivalent-cement',
      name: 'Cement and counted additions, c + k·a',
      unit: 'kg/m³',
      places: 1,
      value: binder.equivalent.div(cubicMetres),
      source: K_VALUES,
    }),
    ledgerRow({
      key: 'water-cement',
      name: 'Effective water/cement, w/(c + k·a)',
      unit: '',
      places: 3,
      value: isFault(water.free)
        ? water.free
        : (waterToCement(water.free, binder) ?? { fault: 'no-binder', text: 'No cement was weighed' }),
      most: asked ? decimal(asked).plus(RATIO_MORE) : null,
      source: asked ? `${mixName ?? 'Mix'} ${asked} + ${RATIO_MORE}, EN 206 §5.4.2` : 'The load has no mix',
    }),
  ]
}

function testedRows({ fresh, airPercent, cubicMetres, limits, recipe }: LedgerLoad, mass: LedgerMass): LedgerRow[] {
  const tested = (value: DecimalText | null, what: string) =>
    value ?? { fault: `${what}-not-tested`, text: `No ${what} test of this load` }
  const total = decimal(mass.batchedKg).plus(mass.siteKg)
  const density = fresh.density && decimal(fresh.density).greaterThan(0) ? fresh.density : null
  const air = recipe.length ? decimal(airPercent) : null
  return [
    ledgerRow({
      key: 'yield',
      name: 'Yield',
      unit: 'm³',
      places: 2,
      value: density ? total.div(density) : tested(null, 'fresh density'),
      least: decimal(cubicMetres).times(YIELD.relative[0]),
      most: decimal(cubicMetres).times(YIELD.relative[1]),
      source: `${YIELD.relative[0]} to ${YIELD.relative[1]} of the m³ batched, ASTM C138`,
    }),
    ledgerRow({
      key: 'air',
      name: 'Air',
      unit: '%',
      places: 1,
      value: tested(fresh.air, 'air'),
      least: air && Decimal.max(0, air.minus(FRESH_LIMITS.airTolerance)),
      most: air?.plus(FRESH_LIMITS.airTolerance) ?? null,
      source: `Mix ±${FRESH_LIMITS.airTolerance} %, ASTM C94 §8`,
    }),
    ledgerRow({
      key: 'temperature',
      name: 'Temperature',
      unit: '°C',
      places: 1,
      value: tested(fresh.temperature, 'temperature'),
      least: String(FRESH_LIMITS.temperatureMin),
      most: limits.temperature,
      source: 'At least by EN 206, at most by the company',
    }),
  ]
}

function wayRows({ cubicMetres, returned }: LedgerLoad): LedgerRow[] {
  const back = decimal(returned ?? 0)
  const row = (key: LedgerRow['key'], name: string, value: Decimal, source: string) =>
    ledgerRow({ key, name, unit: 'm³', places: 2, value, source })
  return [
    row('returned', 'Returned', back, 'As booked at the plant'),
    row('discharged', 'Discharged', decimal(cubicMetres).minus(back), 'Batched less returned'),
  ]
}
