import { readAges } from '~/domain/kit/specimen-age'

type Loose = {
  fleetTruckIds?: unknown
  cylinderTest?: unknown
  override?: { rules?: unknown; reason?: string } | null | undefined
}

/**
 * Three fields that a form cannot post in the contract's shape: trucks come one a row, ages as one text, and exceptions
 * without a reason are none.
 */
export function tidyRows<V extends Loose>(values: V): V {
  const { fleetTruckIds, cylinderTest, override } = values
  const test = cylinderTest as { ages?: unknown } | null | undefined
  return {
    ...values,
    fleetTruckIds: listed(fleetTruckIds).map(row =>
      row && typeof row === 'object' ? (row as { truck?: string }).truck : row,
    ),
    ...(test ? { cylinderTest: { ...test, ages: readAges(test.ages) } } : {}),
    ...('override' in values ? { override: override?.reason?.trim() ? override : null } : {}),
  }
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
