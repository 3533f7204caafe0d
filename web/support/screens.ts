import { screens } from '../kit/screens'

export const supportScreens = screens('support', [])
