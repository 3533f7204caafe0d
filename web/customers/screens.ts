import { screens } from '../kit/screens'

export const customersScreens = screens('customers', [])
