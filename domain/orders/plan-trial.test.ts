import { expect, test } from 'vitest'
import { USUAL_OPTIMIZATION } from './plan/config'
import { standardParams } from './plan/engine/params'
import type { FactLoad, FactOrder, FactTruck, PlanFacts, PlanLoad } from './plan/facts'
import { PlanTrialAsk, planTrialRounds, planTrialWords } from './plan-trial'
import { asOffered, withTrial } from './plan-trial-change'
import { type DrivenLoad, pastDay } from './plan-trial-day'
import { happenedColumn, plannedColumn } from './plan-trial-figures'
import { changedOrders, mostChanged } from './plan-trial-sums'

const PLANT = '00000000-0000-4000-8000-000000000001'
const REGION = '00000000-0000-4000-8000-000000000002'

const load = (n: number): FactLoad => ({
  id: `load-${n}`,
  version: 1,
  loadNo: n,
  doNumber: null,
  volume: 900,
  status: 'returned',
  lockedBy: null,
  mark: 'done',
  promised: 480 + (n - 1) * 30,
  place: { plantId: PLANT, lineId: null, truckId: `truck-${n}`, begin: 450, start: 480, end: 500 },
})
const order: FactOrder = {
  id: 'order',
  no: 'R1-1',
  mergedOrderId: null,
  customerName: 'Lim',
  projectName: 'Tower',
  locationName: 'Gate',
  productId: 'mix',
  productCode: 'C30',
  latitude: 1.33,
  longitude: 103.7,
  due: 480,
  spacing: 30,
  unloading: 20,
  loadSize: 900,
  drumLife: 120,
  priority: 3,
  certainty: 1,
  maxPlants: 1,
  from: 475,
  latestStart: 600,
  until: 750,
  maxGap: 20,
  maxGapStretch: 20,
  plants: [{ id: PLANT, penalty: 0, minutes: null, hour: null }],
  closedPlants: [],
  truckTypeId: null,
  passes: [],
  bannedTruckIds: [],
  wishedTruckIds: [],
  otherGroupTruckIds: [],
  extraMinutes: 0,
  loads: [1, 2, 3].map(load),
}
const truck = (n: number): FactTruck => ({
  id: `truck-${n}`,
  no: `T${n}`,
  typeId: 'mixer',
  typeName: 'Mixer',
  capacity: 900,
  groupName: null,
  driverName: null,
  mainPlantId: PLANT,
  plantId: PLANT,
  shiftFrom: 330,
  shiftUntil: 600,
  overtimeUntil: 720,
  passes: [],
  outages: [],
})
const facts: PlanFacts = {
  orderDate: '2026-11-21',
  zone: 'Asia/Singapore',
  regionId: REGION,
  regionName: 'West',
  now: null,
  table: { hourly: Array(24).fill(1), freeFlowKmh: 30, roadFactor: 1 },
  washMinutes: 5,
  plants: [
    {
      id: PLANT,
      code: 'P1',
      name: 'Tuas',
      latitude: 1.32,
      longitude: 103.7,
      opens: 360,
      closes: 1080,
      hourly: Array.from({ length: 24 }, (_, hour) => (hour >= 6 && hour < 18 ? 6000 : 0)),
      lines: [],
    },
  ],
  trucks: [1, 2, 3].map(truck),
  orders: [order],
  incidents: [],
}
const ground = { facts, trucks: facts.trucks, onTimeMinutes: 15 }
const ask = (more: object = {}) =>
  PlanTrialAsk.parse({ fromDate: '2026-11-21', toDate: '2026-11-21', regionId: REGION, ...more })
const rules = { facts, params: standardParams, config: USUAL_OPTIMIZATION }

const drove = (n: number, late: number, of: Partial<DrivenLoad> = {}): DrivenLoad => {
  const arrived = 480 + (n - 1) * 30 + late
  return {
    loadId: `load-${n}`,
    orderId: 'order',
    plantId: PLANT,
    truckId: `truck-${n}`,
    delivered: true,
    begin: arrived - 30,
    left: arrived - 20,
    arrived,
    from: arrived,
    until: arrived + 25,
    returned: arrived + 55,
    ...of,
  }
}
const place = (n: number, start: number): PlanLoad => ({
  loadId: `load-${n}`,
  orderId: 'order',
  plantId: PLANT,
  lineId: null,
  truckId: `truck-${n}`,
  begin: start - 30,
  start,
  end: start + 20,
})
const spent = {
  loads: 3,
  servedVolume: 27,
  orderedVolume: 27,
  unservedOrders: 0,
  lateMinutes: 0,
  gapMinutes: 0,
  trucks: 3,
  truckMinutes: 255,
  shiftMinutes: 300,
  emptyMinutes: 30,
  overtimeMinutes: 0,
}

test('late is late by the promise and the tolerance of the company, a pause counts beyond the longest', () => {
  const { figures, notes } = happenedColumn(ground, [drove(1, 16), drove(2, 15), drove(3, 60)])
  expect(figures).toEqual({
    loads: 3,
    quantity: '27.00',
    lateFirstLoads: 1,
    // 15 minutes are on time.
    lateLoads: 2,
    lateMinutes: 76,
    // From 550 to 600 nobody unloads, 20 minutes are allowed.
    longGaps: 1,
    gapMinutes: 30,
    truckMinutes: 3 * 85,
    // The last is back at 655, its shift ends at 600.
    overtimeMinutes: 55,
    distance: '6.66',
    trucks: 3,
  })
  expect(notes).toEqual([])
})

test('overtime is what a truck drove after its shift, not the hours that it stood in its yard', () => {
  // The shift ends at 600; the first trip is over at 605, the evening one goes from 1080 to 1165.
  const evening = drove(3, 0, { truckId: 'truck-1', begin: 1080, left: 1090, arrived: 1110, returned: 1165 })
  const { figures } = happenedColumn(ground, [drove(1, 70, { returned: 605 }), { ...evening, from: 1110, until: 1135 }])
  expect(figures.overtimeMinutes).toBe(5 + 85)
})

test('a plan is held against the same promises and pauses', () => {
  const { figures, notes } = plannedColumn(ground, {
    loads: [place(1, 480), place(2, 530), place(3, 540)],
    figures: spent,
    unserved: [{ words: 'Too few trucks' }, { words: 'Too few trucks' }],
  })
  expect(figures).toMatchObject({ lateLoads: 1, lateFirstLoads: 0, lateMinutes: 20, longGaps: 1, gapMinutes: 10 })
  expect(figures).toMatchObject({ truckMinutes: 255, overtimeMinutes: 0, trucks: 3, distance: '6.66' })
  expect(notes).toEqual([{ figure: 'loads', words: '2 orders not served: Too few trucks' }])
})

test('nothing recorded is blank with the reason, never nought', () => {
  const silent = { begin: null, left: null, arrived: null, from: null, until: null, returned: null }
  const { figures, notes } = happenedColumn(
    ground,
    [1, 2, 3].map(n => drove(n, 0, silent)),
  )
  expect(figures).toMatchObject({
    loads: 3,
    lateLoads: null,
    lateFirstLoads: null,
    longGaps: null,
    truckMinutes: null,
    overtimeMinutes: null,
  })
  expect(notes.map(note => note.figure)).toEqual(['lateLoads', 'longGaps', 'truckMinutes', 'overtimeMinutes'])
  const one = happenedColumn(ground, [drove(1, 0), drove(2, 20, silent)])
  expect(one.notes[0]).toEqual({ figure: 'lateLoads', words: '1 of 2 loads without a recorded arrival, not counted' })
})

test('a day is planned for as it was driven: nothing has a place, ways and unloading are those recorded', () => {
  const past = pastDay(facts, [drove(1, 0), drove(2, 0), drove(3, 0, { left: null, until: null })], [], 0)
  const [own] = past.orders
  expect(own!.loads.every(each => each.mark === 'free' && each.place === null)).toBe(true)
  expect(own).toMatchObject({ unloading: 25, plants: [{ id: PLANT, minutes: 20, hour: 8 }] })
  expect(pastDay(facts, [], [], 0).orders[0]).toMatchObject({ unloading: 20, plants: [{ minutes: null }] })
})

test('trucks that unloaded side by side had a point each; at a pump the second one waited', () => {
  const slow = [1, 2, 3].map(n => drove(n, 0, { until: 480 + (n - 1) * 30 + 40 }))
  const [beside] = pastDay(facts, slow, [], 3).orders
  // 40 minutes every 30 are two points: a truck an hour at each, with a pause of 20 minutes and what is kept in hand.
  expect(beside).toMatchObject({ unloading: 40, maxGap: 23 })
  expect(beside!.pumped).not.toBe(true)
  const pumped = { ...facts, orders: [{ ...order, pumped: true }] }
  // The first took 40 minutes, the others 30 after the one before.
  expect(pastDay(pumped, slow, [], 3).orders[0]).toMatchObject({ unloading: 30, pumped: true, maxGap: 20 })
  const [longer] = pastDay(facts, slow.slice(0, 1), [], 3).orders
  expect(longer).toMatchObject({ unloading: 40, pumped: true, until: 780 })
})

test('rules are tried on the facts of the day and touch nothing else', () => {
  expect(withTrial(rules, ask(), facts.trucks)).toEqual(rules)
  const tried = withTrial(
    rules,
    ask({
      weights: [{ part: 'late', weight: 77 }],
      spacingBy: 15,
      startLaterMinutes: 60,
      shiftStartBy: -30,
      shiftEndBy: 45,
      plantHours: [{ plantId: PLANT, opens: '05:00', closes: '18:00' }],
      fleet: [{ plantId: PLANT, by: -1 }],
    }),
    facts.trucks,
  )
  expect(tried.params).toEqual({ ...standardParams, weights: { ...standardParams.weights, late: 77 } })
  const later = 60 - USUAL_OPTIMIZATION.startLaterMinutes
  expect(tried.facts.orders[0]).toMatchObject({ spacing: 45, latestStart: 600 + later, until: 750 + later + 45 })
  expect(tried.facts.trucks.map(each => each.no)).toEqual(['T1', 'T2'])
  expect(tried.facts.trucks[0]).toMatchObject({ shiftFrom: 300, shiftUntil: 645, overtimeUntil: 765 })
  expect(tried.facts.plants[0]).toMatchObject({ opens: 300, closes: 1080 })
  expect(tried.facts.plants[0]!.hourly.slice(4, 7)).toEqual([0, 6000, 6000])
})

test('further trucks are told apart, also of two lines', () => {
  const line = { plantId: PLANT, by: 2 }
  const { facts: more } = withTrial(rules, ask({ fleet: [line, { ...line, truckTypeId: REGION }] }), [
    { ...truck(9), typeId: REGION },
  ])
  expect(new Set(more.trucks.map(each => each.id)).size).toBe(7)
})

test('the orders that change most come first: by m³, then by minutes late', () => {
  const two = { ...order, id: 'two', no: 'R1-2', loads: [4, 5].map(load) }
  const of = { ...ground, facts: { ...facts, orders: [order, two] } }
  const before = [place(1, 480), { ...place(4, 570), orderId: 'two' }, { ...place(5, 600), orderId: 'two' }]
  const after = [place(1, 520), { ...place(4, 570), orderId: 'two' }]
  const rows = mostChanged(changedOrders(of, { driven: [], planned: before, changed: after }))
  expect(rows.map(row => row.orderNo)).toEqual(['R1-2', 'R1-1'])
  expect(rows[1]).toMatchObject({ happened: null, planned: { lateMinutes: 0 }, changed: { lateMinutes: 40 } })
  expect(changedOrders(of, { driven: [], planned: before, changed: before })).toEqual([])
})

test('the change is said in words', () => {
  const names = { plant: () => 'Tuas', truckType: () => 'Mixer' }
  expect(planTrialWords(ask(), names)).toEqual([])
  const fleet = [{ plantId: PLANT, truckTypeId: REGION, by: 1 }]
  expect(planTrialWords(ask({ spacingBy: -5, shiftEndBy: 30, fleet }), names)).toEqual([
    'Spacing 5 min shorter',
    'Shifts end 30 min later',
    '1 truck of type Mixer more at Tuas',
  ])
})

test('a large day is searched in fewer rounds, never in none', () => {
  expect([1, 50, 200, 1500].map(planTrialRounds)).toEqual([150, 80, 20, 10])
})

test('offers that bear longer ways take fewer orders: both plans have the ones alone whose time holds', () => {
  // Half an hour to the site: three trucks keep up with a load every half hour, and no more once ways take 40 % longer.
  const far = { ...order, latitude: 1.45, until: 840, loads: [1, 2, 3, 4, 5, 6].map(load) }
  const asItWas = { ...rules, facts: pastDay({ ...facts, orders: [far] }, [], [], 9) }
  const taken = (offerWayPercent: number) => asOffered(withTrial(asItWas, ask({ offerWayPercent }), facts.trucks), 5)
  const orders = (percent: number) => taken(percent).rules.facts.orders.map(each => each.no)
  expect([orders(0), orders(40)]).toEqual([['R1-1'], []])
  expect(taken(0).turnedAway).toEqual([])
  expect(taken(40).turnedAway).toEqual([{ figure: 'loads', words: '1 order not offered at the time asked' }])
  expect(planTrialWords(ask({ offerWayPercent: 40 }), { plant: String, truckType: String })).toEqual([
    'Travel reserve of offers 40 %',
  ])
})
