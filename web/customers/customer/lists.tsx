import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
import { showDate } from '~/web/kit/dates'
import { showMoney, showVolume } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { PlainTable } from '~/web/kit/page-grid'
import { StoryCard } from '~/web/kit/record/story-card'
import { Status } from '~/web/kit/status'
import type { Customer, Lists } from './loader'

type Of<Rows> = { customer: Customer; rows: Rows }

export const CustomerProjects = ({ customer, rows }: Of<Lists['projects']>) => (
  <StoryCard
    title={kitWords.fieldProjects()}
    all={`/sales-management/projects/overview?customerId=${customer.id}`}
    empty={rows.length ? undefined : words.customerNoProjects()}
  >
    <PlainTable
      caption={kitWords.fieldProjects()}
      rows={rows}
      id={row => row.id}
      columns={[
        {
          label: kitWords.fieldProject(),
          show: row => (
            <HereLink to={`/sales-management/projects/create?id=${row.id}`} className="text-link">
              {row.projectName}
            </HereLink>
          ),
        },
        { label: kitWords.fieldCode(), show: row => <span className="code">{row.projectCode}</span> },
        { label: kitWords.fieldRegion(), show: row => row.regionName },
        { label: words.projectContracted(), show: row => showVolume(row.contractedQuantity), align: 'right' },
        { label: words.projectEnd(), show: row => (row.endDate ? showDate(row.endDate) : '–') },
        { label: kitWords.fieldStatus(), show: row => <Status of="active" value={row.active} /> },
      ]}
    />
  </StoryCard>
)

export const CustomerQuotes = ({ customer, rows }: Of<Lists['quotes']>) => (
  <StoryCard
    title={words.customerQuotes()}
    all={`/sales-management/pricing/overview?customerId=${customer.id}`}
    empty={rows.length ? undefined : words.customerQuotesNone()}
  >
    <PlainTable
      caption={words.customerQuotes()}
      rows={rows}
      id={row => row.id}
      columns={[
        {
          label: words.customerQuote(),
          show: row => (
            <HereLink to={`/sales-management/pricing/save?id=${row.id}`} className="code text-link">
              {row.pricingReference}
            </HereLink>
          ),
        },
        {
          label: kitWords.fieldProject(),
          show: row => (
            <HereLink to={`/sales-management/projects/overview/price/${row.projectId}`} className="text-link">
              {row.projectName}
            </HereLink>
          ),
        },
        { label: words.projectStart(), show: row => showDate(row.fromDate) },
        { label: words.projectEnd(), show: row => (row.toDate ? showDate(row.toDate) : '–') },
        { label: kitWords.fieldStatus(), show: row => <Status of="approval" value={row.status} /> },
      ]}
    />
  </StoryCard>
)

type Bills = Of<Lists['invoices']> & { payments: Lists['payments'] }

export const CustomerInvoices = ({ customer, rows, payments }: Bills) => (
  <div className="grid gap-5">
    <p>
      <HereLink to={`/billing/receivables/${customer.id}`} className="text-link text-table">
        {words.customerAccountOpen()}
      </HereLink>
    </p>
    <StoryCard
      title={words.customerInvoices()}
      all={`/billing/invoice/search-invoice?customerId=${customer.id}`}
      empty={rows.length ? undefined : words.customerInvoicesNone()}
    >
      <PlainTable
        caption={words.customerInvoices()}
        rows={rows}
        id={row => row.id}
        columns={[
          {
            label: words.customerInvoice(),
            show: row => (
              <HereLink to={`/billing/invoice/${row.invoiceNo}`} className="code text-link">
                {row.invoiceNo}
              </HereLink>
            ),
          },
          { label: kitWords.fieldProject(), show: row => row.projectName },
          { label: words.customerInvoiceDate(), show: row => showDate(row.invoiceDate) },
          { label: words.customerInvoiceDue(), show: row => showDate(row.dueDate) },
          { label: kitWords.fieldQuantity(), show: row => showVolume(row.quantity), align: 'right' },
          { label: kitWords.listTotal(), show: row => showMoney(row.total), align: 'right' },
        ]}
      />
    </StoryCard>
    <StoryCard
      title={words.customerPayments()}
      all={`/billing/payments?customerId=${customer.id}`}
      empty={payments.length ? undefined : words.customerPaymentsNone()}
    >
      <PlainTable
        caption={words.customerPayments()}
        rows={payments}
        id={row => row.id}
        columns={[
          {
            label: words.customerPayment(),
            show: row => (
              <HereLink to={`/billing/payments/${row.id}`} className="code text-link">
                {row.paymentNo}
              </HereLink>
            ),
          },
          { label: words.customerPaidOn(), show: row => showDate(row.paidOn) },
          { label: words.customerPaymentReference(), show: row => row.reference },
          { label: words.customerPaymentAmount(), show: row => showMoney(row.amount), align: 'right' },
        ]}
      />
    </StoryCard>
  </div>
)
