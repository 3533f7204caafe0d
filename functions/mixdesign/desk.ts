import { area } from '../kit/area'
import { requisitionReportRoutes } from './requisition-report'
import { requisitionTestRoutes } from './requisition-test'

/** What a requisition asks to be tested, and the reports over many: work at a desk, for the full door. */
export const mixdesignDesk = area().route('/', requisitionTestRoutes).route('/', requisitionReportRoutes)
