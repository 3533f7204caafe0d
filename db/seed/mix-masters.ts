import { addDays } from '~/domain/kit/time'
import { classFigures } from '~/domain/mixdesign/strength-class-control'
import { bulkInsert } from '../kit/bulk'
import {
  carbonCategories,
  carbonConfigs,
  criteriaDetails,
  criteriaHeaders,
  mixFieldSettings,
  strengthClassControls,
  unitOfMeasurements,
} from '../mixdesign/tables'
import type { Seed } from './base'
import { BANDS, CLASSES, CRITERIA, FIELDS, UNITS } from './mix-words'
import type { Yard } from './yard'

/** What the laboratory describes and judges mixes by. */
export async function seedMixMasters(seed: Seed, yard: Pick<Yard, 'plants'>): Promise<void> {
  const { sql, start, stamp, today } = seed
  const made = () => ({ ...stamp(start), active: true })
  const headers = CRITERIA.map(({ name, group, description }) => ({
    ...made(),
    name,
    groupHeader: group,
    description,
  }))
  await bulkInsert(sql, criteriaHeaders, headers)
  await bulkInsert(
    sql,
    criteriaDetails,
    CRITERIA.flatMap(({ details }, at) =>
      details.map(([name, description]) => ({ ...made(), criteriaHeaderId: headers[at]!.id, name, description })),
    ),
  )
  await bulkInsert(
    sql,
    unitOfMeasurements,
    UNITS.map(([name, symbol, description]) => ({ ...made(), name, symbol, description })),
  )
  await bulkInsert(
    sql,
    carbonCategories,
    BANDS.flatMap(({ strengthClass, limits }) =>
      ['Very low', 'Low', 'Usual', 'High'].map((name, at) => ({
        ...made(),
        name,
        strengthClass,
        upTo: limits[at]?.toFixed(3) ?? null,
        description: null,
      })),
    ),
  )
  const factors = {
    dieselPerLitre: '3.1677',
    kwhPerM3: '3.8',
    dieselLitresPerM3: '0.9',
    hgvPerTkm: '0.10445',
    hgvEmptyPerKm: '0.78375',
  }
  const [first] = yard.plants
  await bulkInsert(sql, carbonConfigs, [
    {
      ...made(),
      ...factors,
      plantId: null,
      validFrom: addDays(today, -420),
      electricityPerKwh: '0.417',
      source: 'Grid of the year before, fuel by invoice',
    },
    {
      ...made(),
      ...factors,
      plantId: null,
      validFrom: addDays(today, -55),
      electricityPerKwh: '0.412',
      source: 'Grid of this year, fuel by invoice',
    },
    ...(first
      ? [
          {
            ...made(),
            ...factors,
            plantId: first.id,
            validFrom: addDays(today, -55),
            electricityPerKwh: '0.412',
            kwhPerM3: '3.15',
            source: 'Meters of the plant, first half-year',
          },
        ]
      : []),
  ])
  await bulkInsert(
    sql,
    strengthClassControls,
    CLASSES.map(of => ({ ...made(), ...of, ...classFigures(of) })),
  )
  await bulkInsert(
    sql,
    mixFieldSettings,
    FIELDS.map(of => ({ ...made(), ...of })),
  )
}
