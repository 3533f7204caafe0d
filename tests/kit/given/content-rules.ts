import { MIX_SETTINGS } from '~/domain/kit/mix-setting'
import type { ContentRules } from '~/domain/mixdesign/durability-contents'

/** Of a company that asks for nothing beyond the standard. */
const company = MIX_SETTINGS['mixdesign.content-limits'].usual
export const EN: ContentRules = { standard: 'en206', company }
export const ACI: ContentRules = { standard: 'aci318', company }
