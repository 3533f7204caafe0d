import { screens } from '../kit/screens'

export const billingScreens = screens('billing', [])
