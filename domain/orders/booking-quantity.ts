import { dispatchHeads } from '../access/role-groups'
import { noun } from '../kit/noun'
import { WEEKDAYS } from '../kit/weekdays'

/** Every hour of a day, as its number and as it is read. */
const HOURS = Array.from({ length: 24 }, (_, hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`] as const)

/** The most that may be booked in a region by the hour it arrives on site. */
export const bookingQuantity = noun({
  key: 'booking_quantity_config',
  names: ['limit', 'limits'],
  named: 'booking quantity',
  area: 'orders',
  table: 'booking_quantity_config',
  right: 'order_setting',
  whose: { by: 'region', column: 'regionId' },
  calls: {
    'GET /booking-quantity-config': 'all',
    'POST /booking-quantity-config': 'save',
    'DELETE /booking-quantity-config/:id': 'remove',
  },
  fields: {
    regionId: {
      kind: 'lookup',
      label: 'Region',
      table: 'region',
      shows: { regionName: { column: 'regionName', label: 'Region' } },
      source: { path: 'region/region', label: 'regionName', short: true },
    },
    weekday: {
      kind: 'whole',
      label: 'Day',
      least: 0,
      most: 6,
      choices: WEEKDAYS,
      empty: 'Every day',
      optional: true,
      cell: { none: 'Every day' },
    },
    hour: { kind: 'whole', label: 'Hour on site', least: 0, most: 23, choices: HOURS, cell: { label: 'Hour' } },
    quantity: {
      kind: 'decimal',
      label: 'At most',
      said: 'Quantity',
      places: 2,
      above: 0,
      unit: 'm³',
      shown: 2,
      span: 6,
      cell: { unit: 'm³', places: 2, phone: 'end' },
    },
  },
  active: 'always',
  order: 'regionName,weekday,hour',
  sort: [],
  keyword: [],
  filters: ['regionId'],
  screen: {
    url: 'order/booking-quantity-config',
    title: 'Booking quantity configuration',
    head: 'Booking quantities',
    roles: dispatchHeads,
    support: 'manage-booking-quantity',
    columns: ['regionName', 'weekday', 'hour', 'quantity'],
    empty: 'Without limits only the plants’ capacity applies.',
    called: 'Booking limit',
    fresh: 'New booking limit',
    said: 'Booking quantity saved',
  },
})
