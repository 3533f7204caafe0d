import { cubicMetres, sum } from '~/domain/kit/money'

/** m³ that start within the hour from now, what is late included. */
export const hourVolume = (
  rows: readonly { plannedBatchAt: string; doQuantity: string; status: string }[],
  now: Date,
) =>
  cubicMetres(
    sum(
      rows
        .filter(row => ['planned', 'assigned', 'called', 'generated'].includes(row.status))
        .filter(row => Date.parse(row.plannedBatchAt) < now.getTime() + 3_600_000)
        .map(row => row.doQuantity),
    ),
  )
