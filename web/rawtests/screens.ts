import { screens } from '../kit/screens'

export const rawtestsScreens = screens('rawtests', [])
