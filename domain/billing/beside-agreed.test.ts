import { expect, test } from 'vitest'
import { besideAgreed } from './beside-agreed'

const line = (description: string, quantity: string, unitPrice: string, amount: string) => ({
  ...{ description, quantity, unitPrice, amount, unit: 'm³' },
})
const billed = (of: ReturnType<typeof line>, fact: string | null = null, reason: string | null = null) => ({
  ...{ ...of, fact, reason },
})

test('each line says what was agreed, what it comes to and what is billed, with the fact that makes the difference', () => {
  const concrete = line('C40', '9.00', '150.0000', '1350.00')
  const pump = line('Pump', '1.00', '300.0000', '300.00')
  expect(
    besideAgreed(
      [concrete, pump],
      [concrete, pump],
      [
        billed(line('C40', '7.0000', '150.0000', '1050.00'), null, 'Agreed on site'),
        billed(line('Waiting', '35.0000', '2.2000', '77.00'), '95 min on site'),
      ],
    ),
  ).toEqual([
    {
      ...{ description: 'C40', agreed: '1350.00', now: '1350.00', billed: '1050.00' },
      why: ['9.00 m³ agreed, 7.00 m³ now', 'Agreed on site'],
    },
    { description: 'Pump', agreed: '300.00', now: '300.00', billed: null, why: ['Not billed'] },
    { description: 'Waiting', agreed: null, now: null, billed: '77.00', why: ['95 min on site'] },
  ])
})

test('before anything is billed, what it comes to now is compared', () => {
  const [row] = besideAgreed(
    [line('C40', '9.00', '150.0000', '1350.00')],
    [line('C40', '9.00', '155.0000', '1395.00')],
    [],
  )
  expect(row).toEqual({
    ...{ description: 'C40', agreed: '1350.00', now: '1395.00', billed: null },
    why: ['At S$150.00 agreed, S$155.00 now'],
  })
})
