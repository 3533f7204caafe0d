import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
import { showDate } from '~/web/kit/dates'
import { showNumber, showUnitPrice, showVolume } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { PlainTable } from '~/web/kit/page-grid'
import { StoryCard } from '~/web/kit/record/story-card'
import { Status } from '~/web/kit/status'
import type { Project, ProjectRecordData } from './loader'

type Lists = ProjectRecordData['lists']

/** Where the trucks go, and what may still be ordered on each purchase order. */
export const ProjectSites = ({ project }: { project: Project }) => (
  <div className="grid gap-5">
    <StoryCard title={words.sitePlural()} empty={project.locations.length ? undefined : words.projectSitesNone()}>
      <PlainTable
        caption={words.sitePlural()}
        rows={project.locations}
        id={row => row.id}
        columns={[
          { label: kitWords.fieldSite(), show: row => row.locationName },
          {
            label: kitWords.fieldAddress(),
            show: row => [row.address, row.postalCode].filter(Boolean).join(', ') || '–',
          },
          { label: words.siteGate(), show: row => row.gate ?? '–' },
          { label: words.siteRadius(), show: row => `${showNumber(row.radiusMetres)} m`, align: 'right' },
          { label: words.siteLargestLoad(), show: row => showVolume(row.maxLoad) || '–', align: 'right' },
          { label: kitWords.fieldStatus(), show: row => <Status of="active" value={row.active} /> },
        ]}
      />
    </StoryCard>
    <StoryCard
      title={words.purchaseOrderPlural()}
      empty={project.purchaseOrders.length ? undefined : words.projectPurchaseOrdersNone()}
    >
      <PlainTable
        caption={words.purchaseOrderPlural()}
        rows={project.purchaseOrders}
        id={row => row.id}
        columns={[
          { label: words.purchaseOrderNumber(), show: row => <span className="code">{row.poNumber}</span> },
          { label: words.purchaseOrderValidFrom(), show: row => showDate(row.validFrom) },
          { label: words.purchaseOrderValidTo(), show: row => (row.validTo ? showDate(row.validTo) : '–') },
          {
            label: kitWords.fieldQuantity(),
            show: row => (row.quantity ? showVolume(row.quantity) : words.projectNoLimit()),
            align: 'right',
          },
          { label: words.projectOrdered(), show: row => showVolume(row.orderedQuantity), align: 'right' },
          { label: words.projectSupplied(), show: row => showVolume(row.deliveredQuantity), align: 'right' },
          {
            label: words.projectBalance(),
            show: row => (row.balance ? showVolume(row.balance) : '–'),
            align: 'right',
          },
        ]}
      />
    </StoryCard>
  </div>
)

type Prices = { project: Project; rows: Lists['prices']; today: string }

/** What was agreed and is in force today. */
export function ProjectPrices({ project, rows, today }: Prices) {
  const now = rows.filter(
    row => row.effectiveStartDate <= today && (row.effectiveEndDate === null || row.effectiveEndDate >= today),
  )
  return (
    <StoryCard
      title={words.projectPrices()}
      all={`/sales-management/projects/overview/price/${project.id}`}
      empty={now.length ? undefined : words.projectPricesNone()}
    >
      <PlainTable
        caption={words.projectPrices()}
        rows={now}
        id={row => row.id}
        columns={[
          { label: words.customerSplitProduct(), show: row => <span className="code">{row.productCode}</span> },
          { label: kitWords.fieldName(), show: row => row.name },
          { label: words.projectPrice(), show: row => showUnitPrice(row.productPrice), align: 'right' },
          { label: words.projectPriceFrom(), show: row => showDate(row.effectiveStartDate) },
          { label: words.projectPriceTo(), show: row => (row.effectiveEndDate ? showDate(row.effectiveEndDate) : '–') },
          { label: words.customerQuote(), show: row => row.pricingReference ?? '–' },
        ]}
      />
    </StoryCard>
  )
}

/** What the customer was shown and agreed to. */
export const ProjectMixes = ({ project, rows }: { project: Project; rows: Lists['mixes'] }) => (
  <StoryCard
    title={words.projectMixSubmittals()}
    all={`/sales-management/mix-submittals?projectId=${project.id}`}
    empty={rows.length ? undefined : words.projectMixesNone()}
  >
    <PlainTable
      caption={words.projectMixSubmittals()}
      rows={rows}
      id={row => row.id}
      columns={[
        {
          label: words.projectSubmittal(),
          show: row => (
            <HereLink to={`/sales-management/mix-submittals/${row.id}`} className="code text-link">
              {row.submittalNo}
            </HereLink>
          ),
        },
        { label: words.customerSplitProduct(), show: row => row.productCode },
        { label: kitWords.fieldMix(), show: row => `${row.mixCode} v${row.mixVersion}` },
        { label: kitWords.fieldPlant(), show: row => row.plantName },
        { label: kitWords.fieldStatus(), show: row => <Status of="mixSubmittal" value={row.status} /> },
      ]}
    />
  </StoryCard>
)
