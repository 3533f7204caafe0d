import { record } from '../kit/record'
import { contacts } from './tables'

export const contact = record(contacts, 'contact')
