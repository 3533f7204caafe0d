import { materialSource as noun } from '~/domain/materials/material-source'
import { nounRecord } from '../kit/noun-rows'
import { materialSources } from './tables'

export const materialSource = nounRecord(noun, materialSources)
