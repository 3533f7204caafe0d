import * as z from 'zod'

const line = (most: number) => z.string().trim().min(1).max(most)

/** The head of every paper of the company. */
export const Letterhead = z.strictObject({
  name: line(120),
  address: line(240),
  registration: line(40),
  gstNo: line(40),
  bank: line(240),
})

export type Letterhead = z.output<typeof Letterhead>

export const USUAL_LETTERHEAD: Letterhead = {
  name: 'Readymix Concrete Pte Ltd',
  address: '8 Jurong Port Road, Singapore 619088',
  registration: '201412345K',
  gstNo: 'M9-0123456-7',
  bank: 'Transfer to Merlion Bank, account 012-345678-9',
}
