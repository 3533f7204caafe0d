import { record } from '../kit/record'
import { bookingQuantities } from './tables'

export const bookingQuantity = record(bookingQuantities, 'booking_quantity_config')
export type BookingQuantityRow = typeof bookingQuantities.$inferSelect
