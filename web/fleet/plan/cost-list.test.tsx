import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CostPart } from '~/domain/orders/plan/chart'
import { CostList } from './cost-list'

test('every figure of a cost list has its unit', () => {
  const parts: CostPart[] = [
    { part: 'late', label: 'Minutes behind promise', unit: 'min', amount: 70, weight: 300, cost: 1_158_000 },
  ]
  const figures = renderToStaticMarkup(<CostList parts={parts} />).replaceAll(/<[^>]+>/g, ' ')
  expect(figures.replaceAll(/\s+/g, ' ')).toMatch(/behind promise 70 min 1,158,000 pts/)
})
