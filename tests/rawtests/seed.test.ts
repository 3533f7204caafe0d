import { expect, test } from 'vitest'
import { demoHouse } from '../kit/demo-house'

test('the demo company has ninety days of material tests: every list, graph and report says something', async () => {
  const portal = await demoHouse()
  await portal.adopt('admin')
  const post = async (path: string, json: object, method: 'post' | 'put' = 'post') => {
    const answer = await portal.as('admin')[method](`/raw-material-test/${path}`, json)
    expect(answer.status, `${path} ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(200)
    return answer.body
  }
  const approved = await post('list', { status: 'approved', limit: 200 })
  expect(approved.total).toBeGreaterThan(150)
  const share = approved.rows.filter((row: { verdict: string }) => row.verdict === 'fail').length / approved.rows.length
  expect(share).toBeGreaterThan(0)
  expect(share).toBeLessThan(0.25)
  expect((await post('list', { status: 'submitted' })).total).toBeGreaterThan(5)
  expect((await post('list', { status: 'draft' })).total).toBeGreaterThan(0)
  expect((await post('request/filter', { outstanding: true })).total).toBeGreaterThan(8)

  const { aggregate } = await post('getReport', { testType: 'sieve' })
  expect(aggregate.summary.map((row: { materialName: string }) => row.materialName)).toHaveLength(3)
  expect(
    aggregate.summary.every((row: { finenessModulus: { mean: number | null } }) => row.finenessModulus.mean !== null),
  ).toBe(true)
  const { cement } = await post('getReport', { testType: 'cement' })
  expect(cement.rows.length).toBeGreaterThan(20)
  const idOf = (name: RegExp) =>
    aggregate.summary.find((row: { materialName: string }) => name.test(row.materialName)).materialId as string
  const [sand, stone] = [idOf(/sand/), idOf(/20 mm/)]
  const graph = await post('get-agg-running-mean-graph', {
    materialId: sand,
    property: 'fineness-modulus',
    base: { of: 10, tolerance: 0.2 },
  })
  expect(graph.points.length).toBeGreaterThan(40)
  expect(graph.points.some((point: { outsideBase: boolean }) => point.outsideBase)).toBe(true)
  const parts = [
    { materialId: sand, share: 0.42 },
    { materialId: stone, share: 0.58 },
  ]
  const combined = await post('get-combined-data', { parts })
  expect(combined.points.length).toBeGreaterThan(30)
  expect(combined.points.at(-1).finenessModulus).toBeGreaterThan(4)
  const mixes = await portal.as('admin').get('/mix-designs/list?limit=1')
  const mixDesignId = mixes.body.rows[0].id
  const mix = await post('calculate-mix-design-aggregate-test', { mixDesignId }, 'put')
  expect(mix.shilstone.zone).toEqual(expect.any(String))
  const { body: made } = await portal.as('admin').post('/raw-material-test/create', {
    materialId: sand,
    testType: 'sieve',
    sampledOn: '2026-11-20',
    input: {
      sieves: [
        { size: 5, retained: 10 },
        { size: 2.36, retained: 90 },
      ],
      pan: 400,
      totalMass: 500,
    },
  })
  expect(approved.rows.map((row: { testNo: string }) => row.testNo)).not.toContain(made.testNo)
})
