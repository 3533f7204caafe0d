import { CONTACT_PURPOSES, PURPOSE_WORDS } from '~/domain/customers/contact'
import * as words from '~/domain/customers/words'
import { showFigure } from '~/domain/kit/figure/all'
import { LANGUAGE_NAMES } from '~/domain/kit/language'
import * as kitWords from '~/domain/kit/words'
import { useCan } from '~/web/kit/can'
import { compared } from '~/web/kit/compared'
import { Figure } from '~/web/kit/figure'
import { useFigureRows } from '~/web/kit/figure-rows'
import { showMoney, showNumber } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { StoryCard } from '~/web/kit/record/story-card'
import { StoryLoads, StoryOrders } from '~/web/kit/record/story-lists'
import { Card } from '~/web/ui/card'
import type { Customer, Story } from './loader'

type Props = { customer: Customer; story: Story; only?: 'orders' | 'deliveries' }

/** Figures that lead to their lists, the next pours, the latest loads; or one of these alone. */
export function CustomerOverview({ customer, story, only }: Props) {
  const can = useCan()
  const loads = can('view', 'delivery_order') ? `/order/search-filter-do?customerId=${customer.id}` : undefined
  const mayOpen = can('manage', 'order')
  return (
    <div className="grid gap-5">
      {!only && <Figures customer={customer} story={story} loads={loads} />}
      {only !== 'deliveries' && (
        <StoryOrders
          title={words.customerNextPours()}
          rows={story.pours}
          empty={words.customerNextPoursNone()}
          open={mayOpen}
        />
      )}
      {only === 'orders' && (
        <StoryOrders
          title={words.customerRecentOrders()}
          rows={story.orders}
          empty={words.customerRecentOrdersNone()}
          open={mayOpen}
        />
      )}
      {only !== 'orders' && (
        <StoryLoads
          title={words.customerRecentLoads()}
          rows={story.loads}
          empty={words.customerRecentLoadsNone()}
          all={loads}
          open={can('view', 'delivery_order')}
        />
      )}
    </div>
  )
}

function Figures({ customer, story, loads }: { customer: Customer; story: Story; loads: string | undefined }) {
  const { delivered, deliveredBefore, money, month } = story
  const span = `fromDate=${month.from}&toDate=${month.to}`
  const rows = useFigureRows()
  const own = { ...month, customerId: customer.id }
  const percent = (value: number | null) => (value === null ? '–' : `${value} %`)
  const account = `/billing/receivables/${customer.id}`
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      <Figure
        of="delivered"
        label={words.customerDeliveredMonth()}
        value={showNumber(delivered.quantity, 1)}
        note={words.customerDeliveredNote({
          loads: delivered.loads,
          change: compared(delivered.quantity, deliveredBefore.quantity),
        })}
        {...(loads && { to: `${loads}&${span}&status=delivered,returned` })}
      />
      {money && (
        <>
          <Figure
            of="revenue"
            label={words.customerRevenueMonth()}
            value={showMoney(money.revenue)}
            note={words.customerRevenueNote({ change: compared(money.revenue, money.revenueBefore) })}
            {...rows('revenue', own)}
          />
          <Figure
            of="unbilled"
            label={words.customerUnbilled()}
            value={showMoney(money.exposure.unbilled)}
            note={words.customerWithGst()}
            to={account}
          />
          <Figure of="balance" label={words.customerBalance()} value={showMoney(money.balance)} to={account} />
          <Figure
            of="overdue"
            label={words.customerOverdue()}
            value={showMoney(money.overdue)}
            tone={money.oldestDays ? 'stop' : undefined}
            note={
              money.oldestDays ? words.customerOverdueOldest({ days: money.oldestDays }) : words.customerOverdueNone()
            }
            to={account}
          />
          <Exposure money={money} to={account} />
        </>
      )}
      <Figure
        of="onTime"
        label={words.customerOnTime()}
        value={showFigure('onTime', delivered.onTimePercent)}
        note={words.customerOnTimeBefore({ percent: percent(deliveredBefore.onTimePercent) })}
        {...rows('onTime', own)}
      />
    </div>
  )
}

function Exposure({ money: { exposure, creditLimit, over }, to }: { money: NonNullable<Story['money']>; to: string }) {
  const limit = creditLimit === null ? null : showMoney(creditLimit)
  return (
    <Figure
      of="exposure"
      label={words.customerExposure()}
      value={showMoney(exposure.total)}
      tone={over ? 'stop' : undefined}
      share={creditLimit && Number(creditLimit) > 0 ? Number(exposure.total) / Number(creditLimit) : undefined}
      note={
        limit === null
          ? words.customerExposureNoLimit()
          : over
            ? words.customerExposureOver({ over: showMoney(over), limit })
            : words.customerExposureOfLimit({ limit })
      }
      to={to}
    />
  )
}

/** Who is called and written to, where they are, what somebody wrote down. */
export const CustomerNotes = ({ customer }: { customer: Customer }) => (
  <div className="grid gap-5">
    <Card title={kitWords.fieldRemarks()}>
      <p className="whitespace-pre-wrap text-body">{customer.remarks ?? '–'}</p>
    </Card>
    <StoryCard title={words.contactPlural()} empty={customer.contacts.length ? undefined : words.contactHint()}>
      <PlainTable
        caption={words.contactPlural()}
        rows={customer.contacts}
        id={row => row.id}
        columns={[
          { label: kitWords.fieldName(), show: row => row.name },
          { label: words.contactJob(), show: row => row.jobTitle ?? '–' },
          { label: kitWords.fieldProject(), show: row => row.projectName ?? words.contactAllProjects() },
          { label: kitWords.fieldPhone(), show: row => row.phone && <a href={`tel:${row.phone}`}>{row.phone}</a> },
          { label: kitWords.fieldEmail(), show: row => row.email && <a href={`mailto:${row.email}`}>{row.email}</a> },
          {
            label: words.contactPurposes(),
            show: row =>
              CONTACT_PURPOSES.filter(one => row.purposes.includes(one))
                .map(one => PURPOSE_WORDS[one]())
                .join(', ') || '–',
          },
        ]}
      />
    </StoryCard>
    <Card title={words.customerCompany()}>
      <Pairs
        rows={[
          [kitWords.fieldAddress(), customer.address],
          [kitWords.fieldPhone(), customer.phone],
          [kitWords.fieldEmail(), customer.email],
          [words.customerErpAccount(), customer.erpAccount],
          [words.customerPaperLanguage(), LANGUAGE_NAMES[customer.language]],
          ...customer.priceCategories.map(
            of => [`${words.priceCategoryName()}, ${of.regionName}`, of.categoryName] as const,
          ),
        ]}
      />
    </Card>
  </div>
)
