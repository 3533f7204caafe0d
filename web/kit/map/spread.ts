type Point = { id: string; x: number; y: number }
type Offset = readonly [x: number, y: number]

/**
 * Signs that would lie on one another, set on a ring around their middle: by how many pixels each moves. Two signs touch from
 * `least` pixels on; who touches nobody stays where it is.
 */
export function spread(points: readonly Point[], least: number): Map<string, Offset> {
  const offsets = new Map<string, Offset>()
  for (const group of touching(points, least)) {
    if (group.length < 2) continue
    const middle = { x: mean(group.map(of => of.x)), y: mean(group.map(of => of.y)) }
    const radius = least / (2 * Math.sin(Math.PI / group.length))
    const round = group.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    round.forEach((of, at) => {
      const angle = Math.PI + (2 * Math.PI * at) / round.length
      const [x, y] = [middle.x + radius * Math.cos(angle), middle.y + radius * Math.sin(angle)]
      offsets.set(of.id, [Math.round(x - of.x), Math.round(y - of.y)])
    })
  }
  return offsets
}

/** Groups in which each touches one of the others. */
function touching(points: readonly Point[], least: number): Point[][] {
  const groups: Point[][] = []
  for (const point of points) {
    const near = groups.filter(group => group.some(of => Math.hypot(of.x - point.x, of.y - point.y) < least))
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push([...near.flat(), point])
  }
  return groups
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
