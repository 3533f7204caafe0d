import type { Constituent } from './constituent'
import type { Row } from './rows'

/** Volumes of kilograms are thousandths of a m³; a row is scaled so that its largest coefficient is near one. */
export function scaleOf(row: Row): number {
  const largest = Math.max(...row.coefficients.map(Math.abs))
  return largest > 0 ? 1 / largest : 1
}

/**
 * The model in CPLEX LP format: minimise `objective`·masses under the rows; masses are x0…, rows r0…. A constituent with a
 * least use gets a switch y: it is off, or between its least and its most.
 */
export function lpText(
  list: readonly Constituent[],
  rows: readonly Row[],
  objective: readonly number[],
  switched = true,
): string {
  const switches = switched ? list.flatMap((one, at) => (one.leastUsed ? [at] : [])) : []
  const lines = ['Minimize', ` cost: ${terms(objective) || '0 x0'}`, 'Subject To']
  rows.forEach((row, at) => {
    const scale = scaleOf(row)
    const body = terms(row.coefficients.map(one => one * scale))
    lines.push(` r${at}: ${body || '0 x0'} ${row.sense} ${row.limit * scale}`)
  })
  for (const at of switches) {
    lines.push(` on${at}: x${at} - ${list[at]!.leastUsed} y${at} >= 0`, ` off${at}: x${at} - 3000 y${at} <= 0`)
  }
  lines.push('Bounds', ...list.map((_, at) => ` 0 <= x${at} <= 3000`))
  if (switches.length > 0) lines.push('Binary', ` ${switches.map(at => `y${at}`).join(' ')}`)
  return [...lines, 'End', ''].join('\n')
}

function terms(coefficients: readonly number[]): string {
  return coefficients
    .flatMap((one, at) => (one === 0 ? [] : [`${one < 0 ? '-' : '+'} ${Math.abs(one)} x${at}`]))
    .join(' ')
}
