import { expect, test } from 'vitest'
import { type DefaultService, withDefaults } from './default-extras'

const visit: DefaultService = { id: 'visit', name: 'Visit', unit: 'visit', unitPrice: '80' }
const row = (itemId: string, quantity: string) => ({ itemId, quantity })
const booked = (services: ReturnType<typeof row>[], servicesOff: string[] = []) =>
  withDefaults({ services, servicesOff }, [visit], null)
const changed = (before: string | null, services: ReturnType<typeof row>[], servicesOff: string[] = []) =>
  withDefaults({ services, servicesOff }, [visit], before === null ? [] : [row('visit', before)])

test('a default comes onto a booking once, beside what is named', () => {
  const { asked, held, waived } = booked([row('boom', '2')])
  expect(asked).toEqual({ services: [row('boom', '2'), row('visit', '1')], servicesOff: [] })
  expect(held).toEqual(asked)
  expect(waived).toEqual([])
})

test('more of it than usual is nobody else’s question; nor is going back to the usual', () => {
  expect(booked([row('visit', '3')])).toMatchObject({ asked: { services: [row('visit', '3')] }, waived: [] })
  expect(changed('3', [row('visit', '1')])).toMatchObject({ held: { services: [row('visit', '1')] }, waived: [] })
})

test('one that is taken off, or lowered, stays until somebody approved it', () => {
  const off = booked([], ['visit'])
  expect(off.asked).toEqual({ services: [], servicesOff: ['visit'] })
  expect(off.held).toEqual({ services: [row('visit', '1')], servicesOff: [] })
  expect(off.waived).toMatchObject([{ what: 'Visit', unitPrice: '0.0000', listPrice: '80.0000' }])
  expect(changed('3', [row('visit', '0.5')])).toMatchObject({
    asked: { services: [row('visit', '0.5')] },
    held: { services: [row('visit', '1')] },
    waived: [{ unitPrice: '40.0000', listPrice: '80.0000' }],
  })
})

test('small steps add up: each is judged against the usual quantity', () => {
  expect(changed('0.9', [row('visit', '0.8')]).waived).toMatchObject([{ unitPrice: '64.0000', listPrice: '80.0000' }])
  expect(changed('0.9', [row('visit', '0.9')]).waived).toEqual([])
})

test('a booked order keeps what was decided: a default that it has not does not come back, one that it loses is asked about', () => {
  expect(changed(null, [], ['visit'])).toMatchObject({ asked: { services: [], servicesOff: ['visit'] }, waived: [] })
  expect(changed(null, [])).toMatchObject({ asked: { services: [], servicesOff: [] }, waived: [] })
  expect(changed('1', [])).toMatchObject({ held: { services: [row('visit', '1')] }, waived: [{ what: 'Visit' }] })
})

test('a service that is named and taken off at once is named', () => {
  expect(booked([row('visit', '1')], ['visit']).asked).toEqual({ services: [row('visit', '1')], servicesOff: [] })
})
