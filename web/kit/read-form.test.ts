import { expect, test } from 'vitest'
import * as z from 'zod'
import { optionalText, quantity, requiredText } from '~/domain/kit/shape'
import { readForm } from './read-form'

const Order = z.strictObject({
  id: z.uuid().optional(),
  version: z.int().optional(),
  orderDate: z.string(),
  startTime: z.string().nullable(),
  name: requiredText('Name'),
  remarks: optionalText(),
  volume: quantity(),
  spacing: z.int().optional(),
  cylinderTest: z.object({ isRequired: z.boolean() }),
  regionIds: z.array(z.string()),
  assignedPlants: z.array(
    z.strictObject({ id: z.string(), startTime: z.string().optional(), quantity: z.number().nullable() }),
  ),
})
const post = (fields: [string, string][]) =>
  new Request('http://portal/x', { method: 'POST', body: new URLSearchParams(fields) })

test('a form becomes the values of its contract', async () => {
  const { values, key, intent } = await readForm(
    post([
      ['_key', 'k-1'],
      ['intent', 'save-new'],
      ['_today', '2026-11-20'],
      ['_date', 'orderDate'],
      ['_time', 'startTime'],
      ['_figure', 'volume'],
      ['_figure', 'assignedPlants.0.quantity'],
      ['version', '3'],
      ['orderDate', '+1'],
      ['startTime', '0630'],
      ['name', 'Slab'],
      ['remarks', ''],
      ['volume', '1,234.5'],
      ['spacing', ''],
      ['cylinderTest.isRequired', 'false'],
      ['cylinderTest.isRequired', 'true'],
      ['regionIds', 'w'],
      ['regionIds', 'e'],
      ['assignedPlants.0.id', 'p1'],
      ['assignedPlants.0.startTime', ''],
      ['assignedPlants.0.quantity', '1,000'],
      ['assignedPlants.1.id', ''],
      ['assignedPlants.1.quantity', ''],
      ['unknown', 'x'],
    ]),
    Order,
  )
  expect({ key, intent }).toEqual({ key: 'k-1', intent: 'save-new' })
  expect(values).toEqual({
    version: 3,
    orderDate: '2026-11-21',
    startTime: '06:30',
    name: 'Slab',
    remarks: null,
    volume: '1234.5',
    cylinderTest: { isRequired: true },
    regionIds: ['w', 'e'],
    assignedPlants: [{ id: 'p1', quantity: 1000 }],
  })
  expect(Order.safeParse(values).success).toBe(true)
})

test('a switch that is off says false, an emptied list is empty', async () => {
  const { values } = await readForm(
    post([
      ['cylinderTest.isRequired', 'false'],
      ['name', ''],
    ]),
    Order,
  )
  expect(values.cylinderTest).toEqual({ isRequired: false })
  expect(values.assignedPlants).toEqual([])
  expect(values.name).toBe('')
})

test('what is no number is left as typed, for the API to refuse', async () => {
  const { values } = await readForm(
    post([
      ['_figure', 'volume'],
      ['volume', 'many'],
      ['spacing', 'ten'],
    ]),
    Order,
  )
  expect(values).toMatchObject({ volume: 'many', spacing: 'ten' })
})

test('names that would reach a prototype are ignored', async () => {
  await readForm(
    post([
      ['__proto__.polluted', 'yes'],
      ['constructor.prototype.polluted', 'yes'],
    ]),
    Order,
  )
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('the id of a form takes the name that the contract has for it', async () => {
  const Term = z.strictObject({ paymentTermId: z.string().nullish(), name: z.string() })
  const { values } = await readForm(
    post([
      ['id', '7'],
      ['name', 'x'],
    ]),
    Term,
    { id: 'paymentTermId' },
  )
  expect(values).toEqual({ paymentTermId: '7', name: 'x' })
})
