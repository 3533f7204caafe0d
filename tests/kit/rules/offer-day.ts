import type { Random } from '~/domain/kit/random'
import type { FactOrder, FactPlant, FactTruck, PlanFacts } from '~/domain/orders/plan/facts'

const whole = (draw: Random, from: number, to: number) => from + Math.floor(draw() * (to - from + 1))

/** A day of a region drawn at random: two plants, trucks of two sizes with shifts, orders that are booked and not planned. */
export function offerDay(draw: Random, { orders = 6, now = null as number | null } = {}): PlanFacts {
  const plants = ['p1', 'p2'].map(
    (id, turn): FactPlant => ({
      id,
      code: id,
      name: `Plant ${turn + 1}`,
      ...{ latitude: 1.3 + 0.05 * turn, longitude: 103.7 + 0.05 * turn, opens: 360, closes: 1320 },
      hourly: Array.from({ length: 24 }, () => whole(draw, 36, 90) * 100),
      lines: [{ id: `${id}-line`, name: 'Line 1', setupMinutes: 2, minutesPerM3: 0.7, mixes: ['c40'], outages: [] }],
    }),
  )
  const trucks = Array.from({ length: whole(draw, 4, 12) }, (_, turn): FactTruck => {
    const shiftFrom = 330 + 60 * whole(draw, 0, 4)
    const plantId = turn % 2 ? 'p1' : 'p2'
    return {
      ...{ id: `t${turn}`, no: `M${turn}`, typeId: 'mixer', typeName: 'Mixer', groupName: null, driverName: 'Driver' },
      capacity: draw() < 0.3 ? 700 : 900,
      ...{ mainPlantId: plantId, plantId, shiftFrom, shiftUntil: shiftFrom + 600, overtimeUntil: shiftFrom + 720 },
      ...{ passes: [], outages: [] },
    }
  })
  return {
    ...{ orderDate: '2026-11-21', zone: 'Asia/Singapore', regionId: 'r1', regionName: 'West', now, washMinutes: 8 },
    table: { roadFactor: 1.3, freeFlowKmh: 40, hourly: Array<number>(24).fill(1) },
    plants,
    trucks,
    orders: Array.from({ length: orders }, (_, turn) =>
      offerOrder(draw, `o${turn}`, 390 + 15 * whole(draw, 0, 32), whole(draw, 1, 8)),
    ),
    incidents: [],
  }
}

/** An order of so many loads of 9 m³, or 7 m³, with its first load at a minute of the day. */
export function offerOrder(draw: Random, id: string, due: number, loads: number): FactOrder {
  const unloading = whole(draw, 12, 27)
  const spacing = unloading + whole(draw, 0, 12)
  const volume = draw() < 0.5 ? 700 : 900
  return {
    ...{ id, no: id.toUpperCase(), mergedOrderId: null, customerName: '', projectName: '', locationName: '' },
    ...{ productId: 'c40', productCode: 'C40', due, spacing, unloading, pumped: true, loadSize: volume },
    ...{ latitude: 1.28 + 0.1 * draw(), longitude: 103.68 + 0.1 * draw(), drumLife: 110, priority: 3, certainty: 1 },
    ...{ maxPlants: 1, from: due - 5, latestStart: due + 30, until: due + 90 + loads * spacing + unloading },
    ...{ maxGap: spacing - unloading + 20, maxGapStretch: 20, closedPlants: [], truckTypeId: null, passes: [] },
    ...{ bannedTruckIds: [], wishedTruckIds: [], otherGroupTruckIds: [], extraMinutes: 0 },
    plants: ['p1', 'p2'].map(plantId => ({ id: plantId, penalty: 0, minutes: null, hour: null })),
    loads: Array.from({ length: loads }, (_, turn) => ({
      ...{ id: `${id}-${turn}`, version: 1, loadNo: turn + 1, doNumber: null, volume, status: 'planned' },
      ...{ lockedBy: null, mark: 'free' as const, place: null },
    })),
  }
}
