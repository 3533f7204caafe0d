import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import type { Attempt } from '~/web/kit/api'
import { countOf } from '~/web/kit/figures'
import { ResultOfMany } from '~/web/kit/list/result-of-many'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'

type Sent = { ok: boolean; invoiceId: string; invoiceNo: string; problem?: { detail: string } }
export type SendMany = { picked: { id: string; invoiceNo: string }[]; clear: () => void }

const WAYS = {
  email: {
    verb: 'E-mail',
    text: 'Each goes to the contacts of its customer who receive invoices.',
    done: 'on its way by e-mail',
  },
  'e-invoice': {
    verb: 'Send e-invoice',
    text: 'Each goes to its customer over the Peppol network, with the same figures as the PDF.',
    done: 'on its way as e-invoice',
  },
} as const
type Way = keyof typeof WAYS

/** Sends the picked bills after a question; what became of each stays on the screen until it is dismissed. */
export function useSendMany() {
  const fetcher = useFetcher<Attempt<Sent[]>>()
  const [asking, setAsking] = useState<({ way: Way } & SendMany) | null>(null)
  const [way, setWay] = useState<Way>('email')
  const [seen, setSeen] = useState<unknown>(null)
  const busy = fetcher.state !== 'idle'
  const send = ({ picked, clear, ...of }: { way: Way } & SendMany) => {
    setAsking(null)
    setWay(of.way)
    fetcher.submit(
      { intent: of.way, ids: picked.map(row => row.id).join(','), _key: crypto.randomUUID() },
      { method: 'post' },
    )
    clear()
  }
  const buttons = (of: SendMany) =>
    (Object.keys(WAYS) as Way[]).map(each => (
      <Button key={each} size="sm" disabled={busy} onClick={() => setAsking({ way: each, ...of })}>
        {WAYS[each].verb}
      </Button>
    ))
  const told = (
    <>
      {fetcher.data && !busy && fetcher.data !== seen && (
        <Told answer={fetcher.data} way={way} onClose={() => setSeen(fetcher.data)} />
      )}
      <Dialog open={asking !== null} onOpenChange={open => !open && setAsking(null)}>
        {asking && (
          <DialogContent
            title={`${WAYS[asking.way].verb}: ${countOf(asking.picked.length, ['invoice', 'invoices'])}?`}
            description={WAYS[asking.way].text}
            footer={
              <>
                <Button onClick={() => setAsking(null)}>Cancel</Button>
                <Button look="primary" onClick={() => send(asking)}>
                  {WAYS[asking.way].verb}
                </Button>
              </>
            }
          >
            <p className="text-table">{asking.picked.map(row => row.invoiceNo).join(', ')}</p>
          </DialogContent>
        )}
      </Dialog>
    </>
  )
  return { buttons, told }
}

type Answer = { answer: Attempt<Sent[]>; way: Way; onClose: () => void }

function Told({ answer, way, onClose }: Answer) {
  const { done } = WAYS[way]
  if (!answer.ok) return <ResultOfMany title={answer.problem.detail} rows={[]} failed onClose={onClose} />
  const sent = answer.data.filter(row => row.ok)
  return (
    <ResultOfMany
      title={`${countOf(sent.length, ['invoice', 'invoices'])} of ${answer.data.length} ${done}`}
      rows={answer.data.map(({ ok, invoiceId: id, invoiceNo: name, problem }) => ({
        ...{ id, name },
        text: ok ? done : problem?.detail,
      }))}
      failed={sent.length < answer.data.length}
      onClose={onClose}
    />
  )
}
