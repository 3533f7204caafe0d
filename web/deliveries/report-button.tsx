import { FileSpreadsheet } from 'lucide-react'
import { Button } from '~/web/ui/button'

/** Downloads the spreadsheet of a filter; a plain form, so that it works without script. */
export function ReportButton({ filter, why }: { filter: object; why?: string | undefined }) {
  return (
    <form method="post" action="/files/delivery-order/generate-report" className="flex items-center gap-2">
      {why && <span className="text-muted text-table max-md:sr-only">{why}</span>}
      <input type="hidden" name="json" value={JSON.stringify(filter)} />
      <Button type="submit" disabled={!!why}>
        <FileSpreadsheet /> Excel
      </Button>
    </form>
  )
}
