import { ApprovalInbox } from '~/web/kit/approval/approval-inbox'
import type { ApprovalItem } from '~/web/kit/approval/approval-item'
import { showMoney } from '~/web/kit/figures'
import { Pairs } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'
import type { ExampleRow } from './example-rows'

export function ShowApproval({ rows, open }: { rows: ExampleRow[]; open: string | null }) {
  const items = rows.map(
    (row, index): ApprovalItem => ({
      id: row.id,
      version: 1,
      title: `Draft ${row.code.slice(-4)}`,
      detail: row.customer,
      amount: showMoney(row.amount),
      age: { text: `${index + 1} d`, tone: index > 4 ? 'stop' : index > 2 ? 'waiting' : 'neutral' },
      flags: index % 3 === 0 ? ['Over PO'] : [],
      why: index === 1 ? 'You prepared this draft, so you cannot approve it.' : undefined,
    }),
  )
  const now = items.find(item => item.id === open) ?? items[0]
  return (
    <ApprovalInbox
      title="Approvals"
      views={[
        { key: 'mine', label: 'My turn', count: items.length },
        { key: 'others', label: 'Others', count: 3 },
        { key: 'decided', label: 'Decided' },
      ]}
      items={items}
      open={now}
      totalOf={picked => showMoney(String(picked.length * 12_500))}
      steps={[
        { label: 'Level 1, sales', by: 'Mei Ling Tan', at: '2026-11-19T06:20:00Z', state: 'done' },
        { label: 'Level 2, sales manager', state: 'now' },
        { label: 'Level 3, CEO', state: 'next' },
      ]}
      evidence={
        <Card title={now?.title}>
          <Pairs
            rows={[
              ['Customer', now?.detail],
              ['Amount', now?.amount],
              ['Loads', '14'],
              ['Period', '01/11/2026 to 15/11/2026'],
            ]}
          />
        </Card>
      }
    />
  )
}
