import { businessDay, clockTime, spokenDay as day } from '../kit/time'
import type { PaperResult } from './cylinder-test-paper'
import { figure } from './paper-parts'

/** The laboratory as a certificate names it, with its accreditation (ISO/IEC 17025 §7.8.2.1 b). */
export const laboratoryWords = ({
  laboratory,
  accreditationNo,
}: Pick<PaperResult, 'laboratory' | 'accreditationNo'>): string[] =>
  laboratory === null ? [] : [accreditationNo ? `${laboratory}, accreditation ${accreditationNo}` : laboratory]

type Cured = Pick<PaperResult, 'receivedAt' | 'demouldedAt' | 'tank' | 'tankTemperature'>

/** How the specimens were kept until they were pressed (EN 12390-2 §7 f): as it was recorded, and that it was not. */
export function curingWords({ receivedAt, demouldedAt, tank, tankTemperature }: Cured): string {
  if (!receivedAt) return 'curing not recorded'
  const water = tankTemperature === null ? 'temperature not recorded' : `${figure(tankTemperature, 1)} °C`
  const moulded = demouldedAt ? `demoulded ${moment(demouldedAt)}, ` : ''
  return `${moulded}cured in ${tank ? `tank ${tank}` : 'water'} from ${moment(receivedAt)}, ${water}`
}

const moment = (at: Date) => `${day(businessDay(at))} ${clockTime(at)}`
