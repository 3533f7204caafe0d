import * as words from '~/domain/deliveries/words'
import type { SettingValue } from '~/domain/kit/setting'
import type { DoView } from '~/workflows/deliveries/delivery-order-view'
import type { PdfNode } from '../kit/pdf'
import { FAINT } from './ticket-blocks'

export type Company = SettingValue<'company.letterhead'>
const BRAND = '#0F5F73'

/** The company and the plant, where the paper does not say it already. */
export function letterHead({ ticket }: DoView, company: Company): PdfNode {
  return {
    margin: [0, 0, 0, 10],
    columns: [
      [
        { text: company.name, fontSize: 15, bold: true, color: BRAND },
        {
          text: `${company.address}\n${words.paperRegistration({ no: company.registration })}`,
          color: FAINT,
          fontSize: 8,
        },
      ],
      {
        width: 'auto',
        alignment: 'right',
        stack: [
          { text: ticket.plantName, bold: true, fontSize: 10 },
          { text: ticket.plantAddress, color: FAINT, fontSize: 8 },
          ...(ticket.certificateNo
            ? [{ text: words.paperCertificate({ no: ticket.certificateNo }), color: FAINT, fontSize: 8 }]
            : []),
        ],
      },
    ],
  }
}
