import { Printer } from 'lucide-react'
import * as words from '~/domain/deliveries/words'
import * as kitWords from '~/domain/kit/words'
import { Button, buttonLook } from '~/web/ui/button'

type Props = { load: { id: string; doNumber: string | null; printCount: number }; large?: boolean }

/** Opens the ticket as PDF; from the second print on it says COPY. Plain forms: a tablet prints without script too. */
export function PrintButtons({ load, large }: Props) {
  if (!load.doNumber) return null
  const size = large ? 'lg' : 'md'
  return (
    <div className="flex flex-wrap gap-2">
      <form method="post" action="/files/orderdetail/download-pdf" target="_blank" rel="noopener">
        <input type="hidden" name="json" value={JSON.stringify({ deliveryOrderId: load.id })} />
        <Button type="submit" size={size}>
          <Printer /> {load.printCount ? words.printCopy() : words.printTicket()}
        </Button>
      </form>
      <form
        method="post"
        action={`/files/orderdetail/download-pdf-without-header/${load.id}/current/original`}
        target="_blank"
        rel="noopener"
      >
        <input type="hidden" name="json" value="{}" />
        <Button type="submit" size={size} look="quiet">
          {words.printForm()}
        </Button>
      </form>
      <a
        href={`/files/delivery-order/${load.id}/e-ticket`}
        download={`${load.doNumber}.json`}
        className={buttonLook({ size, look: 'quiet' })}
      >
        {kitWords.loadETicket()}
      </a>
    </div>
  )
}
