import type { Letterhead } from '../kit/letterhead'
import { element, textElement, type XmlElement } from '../kit/xml'

export type EInvoiceBuyer = {
  name: string
  code: string
  address: string | null
  registration: string | null
  /** Its GST registration. */
  gstNo: string | null
  email: string | null
}

/** UEN of Singapore: 8 digits and a letter (business), 9 digits and a letter (company), or T08LL1234A (others); uen.gov.sg. */
const UEN = /^(\d{8}[A-Z]|\d{9}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])$/

/** The UEN as it is written on the wire, or nothing where the text is none. */
export function businessNumber(registration: string | null): string | null {
  const text = registration?.replace(/[\s-]/g, '').toUpperCase() ?? ''
  return UEN.test(text) ? text : null
}

/** An address of Singapore ends with its postal code of six digits. */
export function addressParts(address: string): { street: string; postalCode: string | null } {
  const postalCode = /\b(\d{6})\b(?!.*\b\d{6}\b)/.exec(address)?.[1] ?? null
  const street = address
    .replace(postalCode ?? /$^/, '')
    .replace(/\bSingapore\b[\s,]*$/i, '')
    .replace(/[\s,]+$/, '')
  return { street: street || address, postalCode }
}

export const sellerParty = ({ name, address, registration, gstNo }: Letterhead): XmlElement | null =>
  element('cac:AccountingSupplierParty', party({ name, address, registration, gstNo, email: null }))

export const buyerParty = ({ address, ...of }: EInvoiceBuyer & { contact?: string | null }): XmlElement | null =>
  element('cac:AccountingCustomerParty', party({ ...of, address: address ?? '' }))

type Party = {
  name: string
  address: string
  registration: string | null
  gstNo: string | null
  email: string | null
  contact?: string | null
}

/** Scheme 0195 is the number of Singapore's e-invoicing network: SGUEN and the UEN (Peppol code list of participant identifiers). */
function party({ name, address, registration, gstNo, email, contact }: Party) {
  const uen = businessNumber(registration)
  const { street, postalCode } = addressParts(address)
  return element(
    'cac:Party',
    textElement('cbc:EndpointID', uen && `SGUEN${uen}`, { schemeID: '0195' }),
    element('cac:PartyName', textElement('cbc:Name', name)),
    element(
      'cac:PostalAddress',
      textElement('cbc:StreetName', street),
      textElement('cbc:CityName', 'Singapore'),
      textElement('cbc:PostalZone', postalCode),
      element('cac:Country', textElement('cbc:IdentificationCode', 'SG')),
    ),
    gstNo
      ? element(
          'cac:PartyTaxScheme',
          textElement('cbc:CompanyID', gstNo),
          element('cac:TaxScheme', textElement('cbc:ID', 'GST')),
        )
      : null,
    element('cac:PartyLegalEntity', textElement('cbc:RegistrationName', name), textElement('cbc:CompanyID', uen)),
    email || contact
      ? element('cac:Contact', textElement('cbc:Name', contact ?? null), textElement('cbc:ElectronicMail', email))
      : null,
  )
}
