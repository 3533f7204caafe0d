import { getSeenPlant } from '~/db/fleet/seen-plant'
import { bookedAtPlants } from '~/db/orders/capacity'
import { profileRows } from '~/db/orders/capacity-profile'
import { businessDay, weekday } from '~/domain/kit/time'
import { capacityOfDay, hoursWith } from '~/domain/orders/capacity-profile'
import { BookingQuantitySheet, CapacityWeekSave } from '~/domain/orders/capacity-profile-sheets'
import { CapacityProfileQuery, CapacityProfileSave } from '~/domain/orders/order-settings'
import { saveCapacityProfile } from '~/workflows/orders/save-capacity-profile'
import { saveBookingQuantities, saveCapacityWeek } from '~/workflows/orders/save-capacity-profile-sheets'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

/** What plants can make by the hour, and what regions may take. */
export const capacityRoutes = area()
  .get('/capacity-profile', may('GET /capacity-profile'), query(CapacityProfileQuery), async c => {
    const { plantId, day = businessDay(c.var.now) } = c.req.valid('query')
    const plant = await getSeenPlant(sqlOf(c), personOf(c), plantId)
    const rows = await profileRows(sqlOf(c), plantId, undefined)
    const booked = await bookedAtPlants(sqlOf(c), [plantId], { day, zone: plant.zone })
    const counting = rows.filter(row => row.day === null || row.day === day)
    return c.json({
      rows,
      total: rows.length,
      plant: { id: plant.id, plantName: plant.plantName, capacityPerHour: plant.capacityPerHour },
      day,
      usual: capacityOfDay(plant, [], weekday(day)),
      hours: hoursWith(capacityOfDay(plant, counting, weekday(day)), booked, []),
    })
  })
  .put('/capacity-profile', may('PUT /capacity-profile'), body(CapacityProfileSave), async c => {
    const rows = await write(c, work => saveCapacityProfile(work, c.req.valid('json')))
    return c.json({ rows, total: rows.length })
  })
  .put('/capacity-profile/week', may('PUT /capacity-profile/week'), body(CapacityWeekSave), async c => {
    const rows = await write(c, work => saveCapacityWeek(work, c.req.valid('json')))
    return c.json({ rows, total: rows.length })
  })
  .put('/booking-quantity-config', may('PUT /booking-quantity-config'), body(BookingQuantitySheet), async c => {
    const rows = await write(c, work => saveBookingQuantities(work, c.req.valid('json')))
    return c.json({ rows, total: rows.length })
  })
