import { screens } from '../kit/screens'

export const materialsScreens = screens('materials', [])
