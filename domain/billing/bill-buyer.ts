/**
 * Whom a bill is made out to. It is kept with the bill, since a tax invoice names whom the goods were supplied
 * to (GST (General) Regulations, regulation 11): a customer that moves or takes another name does not change what was issued.
 */
export type BillBuyer = {
  customerName: string
  customerCode: string
  registrationNo: string | null
  customerGstNo: string | null
  address: string | null
  projectName: string
}
