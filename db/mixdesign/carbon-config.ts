import { carbonConfig as noun } from '~/domain/mixdesign/carbon-config'
import { nounRecord } from '../kit/noun-rows'
import { carbonConfigs } from './tables'

export const carbonConfig = nounRecord(noun, carbonConfigs)
