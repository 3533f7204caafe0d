import { record } from '../kit/record'
import { technicians, technicianTimeOffs } from './tables'

export const technician = record(technicians, 'technician')
export const timeOff = record(technicianTimeOffs, 'technician_time_off')
export type TechnicianRow = typeof technicians.$inferSelect
