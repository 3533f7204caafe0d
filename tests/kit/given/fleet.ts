import { batchingPlant } from '~/db/fleet/batching-plant'
import { driver } from '~/db/fleet/driver'
import { plant } from '~/db/fleet/plant'
import { usualShift } from '~/db/fleet/shift'
import {
  type batchingPlants,
  type drivers,
  type plants,
  subcontractors,
  type trucks,
  type truckTypes,
} from '~/db/fleet/tables'
import { truck } from '~/db/fleet/truck'
import { truckType } from '~/db/fleet/truck-type'
import { nounRecord } from '~/db/kit/noun-rows'
import { subcontractor } from '~/domain/fleet/subcontractor'
import type { House } from '../house'

type New<T extends { $inferInsert: object }> = Partial<Omit<T['$inferInsert'], 'id' | 'version'>>

let count = 0
const next = () => String(++count).padStart(3, '0')

export const givenSubcontractor = (portal: House, of: New<typeof subcontractors> = {}) =>
  portal.given(work =>
    nounRecord(subcontractor, subcontractors).insert(work, { subcontractorName: 'Lim Transport', ...of }),
  )

/** A plant open around the clock unless the test says otherwise, 60 m³/h. */
export const givenPlant = (portal: House, of: New<typeof plants> & { regionId: string }) =>
  portal.given(work => {
    const no = next()
    return plant.insert(work, {
      plantCode: `PL${no}`,
      plantName: `Plant ${no}`,
      latitude: 1.32,
      longitude: 103.7,
      capacityPerHour: '60.00',
      opensAt: '00:00',
      closesAt: '23:59',
      ...of,
    })
  })

export const givenBatchingPlant = (portal: House, of: New<typeof batchingPlants> & { plantId: string }) =>
  portal.given(work => {
    const no = next()
    return batchingPlant.insert(work, { code: `BP${no}`, bpName: `Line ${no}`, capacityPerHour: '60.00', ...of })
  })

export const givenTruckType = (portal: House, of: New<typeof truckTypes> = {}) =>
  portal.given(work =>
    truckType.insert(work, {
      truckType: `Mixer ${next()}`,
      minLoad: '3.00',
      scheduleLoad: '9.00',
      maxLoad: '10.00',
      ...of,
    }),
  )

export async function givenTruck(portal: House, of: New<typeof trucks> = {}) {
  const truckTypeId = of.truckTypeId ?? (await givenTruckType(portal)).id
  return portal.given(work => {
    const no = next()
    return truck.insert(work, { truckNo: `T${no}`, plateNo: `XE${no}Z`, ...of, truckTypeId })
  })
}

export const givenDriver = (portal: House, of: New<typeof drivers> = {}) =>
  portal.given(work => {
    const no = next()
    return driver.insert(work, { driverNo: `D${no}`, driverName: `Driver ${no}`, ...of })
  })

/** A driver who works every day from `startsAt` to `endsAt`. */
export async function givenUsualHours(portal: House, driverId: string, startsAt = '05:30', endsAt = '15:30') {
  for (let weekday = 0; weekday < 7; weekday++)
    await portal.given(work =>
      usualShift.insert(work, { driverId, weekday, startsAt, endsAt, fromDate: '2026-01-01', toDate: null }),
    )
}
