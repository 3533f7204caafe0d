/** Solves A·x = b by elimination with partial pivoting; null when A is singular to working precision. */
export function solveLinear(a: readonly (readonly number[])[], b: readonly number[]): number[] | null {
  const rows = a.map((row, index) => [...row, b[index]!])
  const scale = Math.max(...a.flat().map(Math.abs), 1e-300)
  for (let column = 0; column < rows.length; column++) {
    const pivot = largestRow(rows, column)
    if (Math.abs(rows[pivot]![column]!) < 1e-12 * scale) return null
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    for (let row = column + 1; row < rows.length; row++) eliminate(rows[row]!, rows[column]!, column)
  }
  return backSubstitute(rows)
}

function largestRow(rows: readonly number[][], column: number): number {
  let best = column
  for (let row = column + 1; row < rows.length; row++) {
    if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row
  }
  return best
}

function eliminate(row: number[], pivot: readonly number[], column: number): void {
  const factor = row[column]! / pivot[column]!
  if (factor === 0) return
  for (let index = column; index < row.length; index++) row[index]! -= factor * pivot[index]!
}

function backSubstitute(rows: readonly number[][]): number[] {
  const x = new Array<number>(rows.length).fill(0)
  for (let row = rows.length - 1; row >= 0; row--) {
    let rest = rows[row]![rows.length]!
    for (let column = row + 1; column < rows.length; column++) rest -= rows[row]![column]! * x[column]!
    x[row] = rest / rows[row]![row]!
  }
  return x
}
