import { expect, test } from 'vitest'
import { loadHighs } from './highs'

const chairs = (last: string) =>
  `Maximize\n profit: 3 x + 2 y\nSubject To\n wood: 2 x + y <= 5\n work: x + 3 y <= 7\n${last}End\n`

test('a linear model comes back with values by name and shadow prices by row', async () => {
  const solve = await loadHighs()
  const answer = solve(chairs(''))
  expect(answer.status).toBe('optimal')
  expect(answer.objective).toBeCloseTo(8.4)
  expect(answer.bound).toBeCloseTo(8.4)
  expect(answer.primal.x).toBeCloseTo(1.6)
  expect(answer.primal.y).toBeCloseTo(1.8)
  expect(answer.duals.wood).toBeCloseTo(1.4)
  expect(answer.duals.work).toBeCloseTo(0.2)
})

test('a mixed-integer model has a proven bound and no shadow prices', async () => {
  const solve = await loadHighs()
  const answer = solve(chairs('Generals\n x y\n'))
  expect(answer).toMatchObject({ status: 'optimal', objective: 8, bound: 8, duals: {} })
  expect(answer.primal).toEqual({ x: 2, y: 1 })
})

test('an infeasible model is an answer without values', async () => {
  const solve = await loadHighs()
  const answer = solve('Minimize\n cost: x\nSubject To\n low: x >= 3\n high: x <= 2\nEnd\n')
  expect(answer).toMatchObject({ status: 'infeasible', objective: null, bound: null, primal: {} })
})

test('a text that is no model is refused', async () => {
  const solve = await loadHighs()
  expect(() => solve('Maximize\n obj: 3 x 2 y <=\nnonsense')).toThrow()
})
