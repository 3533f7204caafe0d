import { paperDay as day } from '../kit/paper'
import { businessDay, clockTime } from '../kit/time'
import type { PaperResult } from './cylinder-test-paper'
import { figure } from './paper-parts'
import * as words from './words'

/** The laboratory as a certificate names it, with its accreditation (ISO/IEC 17025 §7.8.2.1 b). */
export const laboratoryWords = ({
  laboratory,
  accreditationNo,
}: Pick<PaperResult, 'laboratory' | 'accreditationNo'>): string[] =>
  laboratory === null
    ? []
    : [accreditationNo ? words.certificateAccreditation({ laboratory, no: accreditationNo }) : laboratory]

type Cured = Pick<PaperResult, 'receivedAt' | 'demouldedAt' | 'tank' | 'tankTemperature'>

/** How the specimens were kept until they were pressed (EN 12390-2 §7 f): as it was recorded, and that it was not. */
export function curingWords({ receivedAt, demouldedAt, tank, tankTemperature }: Cured): string {
  if (!receivedAt) return words.certificateCuringNone()
  const at = moment(receivedAt)
  return [
    ...(demouldedAt ? [words.certificateDemoulded({ at: moment(demouldedAt) })] : []),
    tank ? words.certificateCuredTank({ tank, at }) : words.certificateCuredWater({ at }),
    tankTemperature === null ? words.certificateWaterTemperatureNone() : `${figure(tankTemperature, 1)} °C`,
  ].join(', ')
}

export const moment = (at: Date) => `${day(businessDay(at))} ${clockTime(at)}`
