/**
 * Whom a bill is made out to. It is kept with the bill, as GST (General) Regulations, reg. 11(1)(f) asks for the name and address of
 * whom the goods were supplied to: a customer that moves or takes another name does not change what was issued.
 */
export type InvoiceBuyer = {
  customerName: string
  customerCode: string
  registrationNo: string | null
  customerGstNo: string | null
  address: string | null
  projectName: string
}
