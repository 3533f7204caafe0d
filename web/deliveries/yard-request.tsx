import { Button } from '~/web/ui/button'

type RequestProps = { title: string; text: string; yes: string; no: string; onDecide: (status: 'yes' | 'no') => void }

/** What a driver asks, with two large answers. */
export const YardRequest = ({ title, text, yes, no, onDecide }: RequestProps) => (
  <li className="grid gap-2 rounded-md border border-line-strong bg-raised px-3 py-2">
    <div>
      <p className="font-semibold text-body">{title}</p>
      <p className="text-muted text-table">“{text}”</p>
    </div>
    <div className="grid grid-cols-2 gap-2">
      <Button size="lg" className="min-h-12" onClick={() => onDecide('no')}>
        {no}
      </Button>
      <Button size="lg" look="primary" className="min-h-12" onClick={() => onDecide('yes')}>
        {yes}
      </Button>
    </div>
  </li>
)
