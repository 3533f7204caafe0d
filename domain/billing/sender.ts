import type { Sender } from './invoice-document'

/** Whose paper it is: the company that runs this portal. */
export const SENDER: Sender = {
  name: 'Readymix Concrete Pte Ltd',
  address: '8 Jurong Port Road, Singapore 619088',
  registration: '201412345K',
  gstNo: 'M9-0123456-7',
  bank: 'Transfer to Merlion Bank, account 012-345678-9',
}
